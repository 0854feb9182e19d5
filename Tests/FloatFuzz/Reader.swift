import FloatCore
import FloatFiles
import FloatPages
import FloatPainting
import FloatSnapshots

/// A kind of file that this program reads, and the rules for every file of the kind.
enum Reader: String, CaseIterable {
  case configuration
  case editor
  case scenario
  case matrix
  case prototype
  case device
  case recording
  case entrances
  case motion
  case golden
  case png
  case jpeg
  case webp
  case svg
  case profile
  case answer
  case fonts
  case kept
  case folder
  case slip
  case links
  case screens
  case unsaved

  /// A violation that no file may cause.
  struct Broken: Error {
    let reason: String
  }

  /// Reads a file as the program would, and uses its values.
  func read(_ bytes: [UInt8]) throws(Broken) {
    switch self {
    case .configuration:
      let defaults = Parameters.builtIn
      var parameters = defaults
      let file = ConfigurationFile.parse(bytes, name: "f")
      try Self.check(file.apply(to: &parameters, keeping: defaults))
      for assignment in file.assignments {
        guard let entry = ParameterSchema.builtIn.entry(for: assignment.key) else { continue }
        do throws(ParameterError) {
          try entry.apply(entry.read(from: parameters), to: &parameters)
        } catch {
          throw Broken(reason: "\(entry.key) holds a value that it would not take again")
        }
      }
    case .editor:
      let entries = ParameterSchema.builtIn.entries
      try Self.edit(bytes, entries[bytes.count % entries.count])
    case .scenario:
      guard let scenario = try Self.checked(try ScenarioFile.parse(bytes, name: "f")) else { return }
      var time = 0.0
      var pointer: Point?
      for step in scenario.steps {
        guard case .hand(let step) = step.value,
          let lowered = try? step.lower(at: time, from: pointer, resolve: { _ in Point(1, 1) })
        else { continue }
        try Self.require(lowered.end >= time && lowered.end.isFinite, "a step ends before it begins")
        (time, pointer) = (lowered.end, lowered.pointer)
      }
    case .matrix:
      let settings = try Self.checked(try SnapshotSettingsReader.parse(bytes, name: "f"))
      try Self.require(
        (settings?.scales ?? []).allSatisfy({ 0.1...8 ~= $0 }), "a scale out of range was taken")
    case .prototype:
      let read = try Self.checked(
        try PrototypeFolder.load(
          "f", text: bytes, language: .english, assets: try? Assets.locate(), device: { _ in .iPhoneX }))
      guard let folder = read else { return }
      try Self.check(folder.diagnostics)
      try Self.show(Prototype(content: folder.pages))
    case .device:
      guard let device = try Self.checked(try DeviceFile.parse(bytes, id: "f", file: "f")) else { return }
      try Self.require(
        device.size.width >= 120 && device.size.height <= 4096, "a screen out of range was taken")
      try Self.show(Prototype(content: PrototypePages.fallback, device: device))
    case .recording:
      guard let recording = try Self.checked(try RecordingReader.parse(bytes, name: "f")) else { return }
      let text = RecordingWriter.text(for: recording)
      guard let again = try? RecordingReader.parse(Array(text.utf8), name: "f"), again == recording else {
        throw Broken(reason: "what was read cannot be written and read again")
      }
    case .entrances:
      let prototype: Prototype
      do throws(CollectedPagesStore.Failure) {
        let (archive, _) = try CollectedPagesJSON.decode(bytes)
        prototype = Prototype(content: PrototypePages.fallback, archive: archive)
      } catch {
        try Self.require(!error.description.isEmpty, "refused without a reason")
        return
      }
      try Self.require(prototype.archive.pages.count <= 5, "more entrances than fit were taken")
      try Self.show(prototype)
    case .motion:
      do throws(MotionTraceText.Failure) {
        let trace = try MotionTraceText.parse(bytes)
        _ = MotionTraceText.text(of: trace)
      } catch {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
        try Self.require(
          !error.reason.isEmpty && 1...max(lines, 3) ~= error.line, "refused without a reason or a line of it"
        )
      }
    case .golden:
      do throws(BoundedFile.Failure) {
        _ = try PNGFile.decode(bytes)
      } catch {
        try Self.require(!error.message.isEmpty, "refused without a reason")
      }
    case .kept: try KeptPictures.load(bytes)
    case .folder: try StrangersPrototype.open(bytes, isWrong: false, check: Self.check)
    case .slip: try StrangersPrototype.open(bytes, isWrong: true, check: Self.check)
    case .links: try StrangersLinks.open(bytes, check: Self.check)
    case .screens: try StrangersScreens.open(bytes, check: Self.check)
    case .unsaved: try UnsavedValues.open(bytes)
    case .profile: try StrangersProfile.draw(bytes)
    case .answer: try StrangersHelper.hear(bytes)
    case .fonts: try StrangersHelper.readFont(bytes)
    case .png, .jpeg, .webp, .svg:
      try StrangersPicture.draw(bytes, type: rawValue)
    }
  }

  static func require(_ isKept: Bool, _ reason: @autoclosure () -> String) throws(Broken) {
    if !isKept { throw Broken(reason: reason()) }
  }

  /// Draws the first moment, without pixels.
  private static func show(_ prototype: Prototype) throws(Broken) {
    _ = prototype.elements
    try Self.require(!prototype.scene.layers.isEmpty, "nothing is shown")
  }

  /// Sets a key to its default: the rest of the file stays as it is.
  private static func edit(_ bytes: [UInt8], _ entry: ParameterEntry) throws(Broken) {
    var editor = ConfigurationEditor(bytes: bytes, name: "f")
    do throws(Diagnostic) {
      try editor.set(entry.key, to: entry.defaultText)
    } catch {
      try check([error])
      try Self.require(editor.bytes == bytes, "refused, and changed nevertheless")
      return
    }
    let old = ConfigurationFile.parse(bytes, name: "f").assignments.filter { $0.key != entry.key }
    let new = ConfigurationFile.parse(editor.bytes, name: "f").assignments
    try Self.require(
      new.first(where: { $0.key == entry.key })?.text == entry.defaultText,
      "the value of \(entry.key) that was set cannot be read")
    try Self.require(
      new.filter({ $0.key != entry.key }).map(\.text) == old.map(\.text),
      "setting \(entry.key) changed another value")
    let head = zip(bytes, editor.bytes).prefix { $0 == $1 }.count
    let tail = zip(bytes.reversed(), editor.bytes.reversed()).prefix { $0 == $1 }.count
    try Self.require(
      editor.bytes.count - min(head + tail, bytes.count, editor.bytes.count) < 80,
      "setting \(entry.key) changed more than one stretch")
  }

  /// The value that was read; nil where the file was refused as it should be.
  private static func checked<Value>(
    _ read: @autoclosure () throws(DataError) -> Value
  ) throws(Broken) -> Value? {
    do throws(DataError) { return try read() } catch {
      try Self.require(!error.diagnostics.isEmpty, "refused without a reason")
      try check(error.diagnostics)
      return nil
    }
  }

  static func check(_ diagnostics: [Diagnostic]) throws(Broken) {
    for diagnostic in diagnostics {
      try Self.require(!diagnostic.reason.isEmpty, "a problem without a reason")
      let isHarmful = diagnostic.text().unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
      }
      if isHarmful { throw Broken(reason: "a control character in a message") }
      guard let position = diagnostic.position else { continue }
      let length = diagnostic.sourceLine?.unicodeScalars.count ?? 0
      try Self.require(
        position.line >= 1 && 1...length + 1 ~= position.column,
        "a place outside of the file: \(diagnostic.summary)")
    }
  }
}
