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
      var editor = ConfigurationEditor(bytes: bytes, name: "f")
      do throws(Diagnostic) {
        try editor.set("ball.diameter", to: "70pt")
      } catch {
        try Self.check([error])
        guard editor.bytes == bytes else { throw Broken(reason: "refused, and changed nevertheless") }
        return
      }
      let file = ConfigurationFile.parse(editor.bytes, name: "f")
      guard file.assignments.contains(where: { $0.key == "ball.diameter" && $0.text == "70pt" }) else {
        throw Broken(reason: "the value that was set cannot be read")
      }
    case .scenario:
      guard
        let scenario = try Self.checked({ () throws(DataError) in
          try ScenarioFile.parse(bytes, name: "f")
        })
      else { return }
      var time = 0.0
      var pointer: Point?
      for step in scenario.steps {
        guard let lowered = try? step.value.lower(at: time, from: pointer, resolve: { _ in Point(1, 1) })
        else {
          continue
        }
        guard lowered.endTime >= time, lowered.endTime.isFinite else {
          throw Broken(reason: "a step ends before it begins")
        }
        (time, pointer) = (lowered.endTime, lowered.pointer)
      }
    case .matrix:
      _ = try Self.checked { () throws(DataError) in try SnapshotSettingsReader.parse(bytes, name: "f") }
    case .prototype:
      guard
        let folder = try Self.checked({ () throws(DataError) in
          try PrototypeFolder.parse(bytes, file: "f", language: .english, assets: try? Assets.locate()) { _ in
            .iPhoneX
          }
        })
      else { return }
      try Self.check(folder.diagnostics)
      Self.show(Prototype(content: folder.pages))
    case .device:
      guard
        let device = try Self.checked({ () throws(DataError) in
          try DeviceFile.parse(bytes, id: "f", file: "f")
        })
      else { return }
      Self.show(Prototype(content: PrototypePages.fallback, device: device))
    case .recording:
      guard
        let recording = try Self.checked({ () throws(DataError) in
          try RecordingReader.parse(bytes, name: "f")
        })
      else { return }
      let text = RecordingWriter.text(for: recording)
      guard let again = try? RecordingReader.parse(Array(text.utf8), name: "f"), again == recording else {
        throw Broken(reason: "what was read cannot be written and read again")
      }
    case .entrances:
      do throws(CollectedPagesStore.Failure) {
        let (archive, _) = try CollectedPagesJSON.decode(bytes)
        Self.show(Prototype(content: PrototypePages.fallback, archive: archive))
      } catch {
        guard !error.description.isEmpty else { throw Broken(reason: "refused without a reason") }
      }
    case .motion:
      do throws(MotionTraceText.Failure) {
        let trace = try MotionTraceText.parse(String(decoding: bytes, as: UTF8.self))
        _ = MotionTraceText.text(of: trace)
      } catch {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
        guard !error.reason.isEmpty, 1...max(lines, 3) ~= error.line else {
          throw Broken(reason: "refused without a reason or a line of it")
        }
      }
    case .golden:
      do throws(BoundedFile.Failure) {
        _ = try PNGFile.decode(bytes)
      } catch {
        guard !error.message.isEmpty else { throw Broken(reason: "refused without a reason") }
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

  /// Draws the first moment, without pixels.
  private static func show(_ prototype: Prototype) {
    _ = prototype.scene
    _ = prototype.elements
  }

  /// The value that was read; nil where the file was refused as it should be.
  private static func checked<Value>(
    _ read: () throws(DataError) -> Value
  ) throws(Broken) -> Value? {
    do throws(DataError) {
      return try read()
    } catch {
      guard !error.diagnostics.isEmpty else { throw Broken(reason: "refused without a reason") }
      try check(error.diagnostics)
      return nil
    }
  }

  static func check(_ diagnostics: [Diagnostic]) throws(Broken) {
    for diagnostic in diagnostics {
      guard !diagnostic.reason.isEmpty else { throw Broken(reason: "a problem without a reason") }
      let isHarmful = diagnostic.text().unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
      }
      if isHarmful { throw Broken(reason: "a control character in a message") }
      guard let position = diagnostic.position else { continue }
      let length = diagnostic.sourceLine?.unicodeScalars.count ?? 0
      guard position.line >= 1, 1...length + 1 ~= position.column else {
        throw Broken(reason: "a place outside of the file: \(diagnostic.summary)")
      }
    }
  }
}
