import FloatPages
import Glibc
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

/// Mutated and random files: nothing crashes, nothing out of range gets through, every problem has a place.
@Suite struct FileFuzzTests {
  private static let configuration = """
    # 悬浮球
    ball:
      diameter: 58pt
      snap: {response: 0.42s, damping-ratio: 0.8}
      fill: "#FF3B30"
      shape: circle
    navigation.parallax: 0.3
    badge.break-distance: 80pt # tears here
    list: {}
    """

  private static let scenario = """
    device: iphone-x
    presets: [wechat]
    options: {ball.diameter: 70pt}
    steps:
      - tap: row:article-1
      - drag: {from: [3, 400], to: [300.5, -4], over: 200ms, hold: 0.1s, release: true}
      - long-press: ball
      - wheel: {at: [10, 10], dy: -40}
      - set: {ball.snap.response: 0.3s}
      - wait: 120ms
      - settle
      - snapshot: 终点
    """

  private static let recording = """
    {"floatdesktop":1,"device":"iphone-x","presets":["wechat"],"config":{"ball.diameter":"70pt"}}
    {"t":0.516,"type":"pointer","phase":"down","id":0,"x":3,"y":400}
    {"t":0.6,"type":"wheel","x":1,"y":2,"dx":0,"dy":-40.25e0}
    {"t":1,"type":"key","key":"Esc\\u0061pe"}
    {"t":1,"type":"resize","w":390,"h":844}
    {"t":2,"type":"set","key":"ball.diameter","value":"71pt"}
    """

  /// Pieces that parsers trip over.
  private static let pieces: [String] = [
    "&a ", "*a ", "!!", "!x ", "|", ">", "? ", "- ", ": ", ":", "\t", "\n", "\r", "\r\n", "---\n", "...\n",
    "%", "@",
    "`", "[", "]", "{", "}", ",", "\"", "'", "#", " #", "\\", "\\0", "\\u0000", "~", "null", "1e999", "-",
    "+5pt",
    "0x10", "012", ".inf", "999999999999999999pt", "ball.diameter: 5000pt\n", "ball:\n", "\u{FEFF}", "\u{85}",
    "\u{2028}", "\u{0}", "球", "🎈", "e\u{301}", "1:30", "\"t\":-1", "\"x\":1e400", "\"id\":-3", "steps:\n",
    "  ", "        ", "\u{1B}[31m", "ball.diameter: &a 1pt\n", "<<: *a\n", "\"\\ud800\"", "{\"a\":",
  ]

  private func mutated(_ text: String, _ generator: inout SplitMix64) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 1: bytes.removeSubrange(place..<end)
      case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &generator) }
      case 3:
        bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      case 4: bytes.removeSubrange(place...)
      default:
        let piece = Self.pieces.randomElement(using: &generator) ?? ""
        bytes.insert(contentsOf: Array(piece.utf8), at: place)
      }
    }
    return bytes
  }

  private func random(_ generator: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: 0...40, using: &generator)).flatMap { _ -> [UInt8] in
      Bool.random(using: &generator)
        ? Array((Self.pieces.randomElement(using: &generator) ?? "").utf8)
        : [UInt8.random(in: 0...255, using: &generator)]
    }
  }

  private func check(_ diagnostics: [Diagnostic], _ seed: UInt64) {
    #expect(!diagnostics.isEmpty, "seed \(seed): refused without a reason")
    for diagnostic in diagnostics {
      let text = diagnostic.text()
      let harmful = text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" }
      #expect(!harmful, "seed \(seed): a control character in a message")
      guard let position = diagnostic.position else { continue }
      let length = diagnostic.sourceLine?.unicodeScalars.count ?? 0
      #expect(position.line >= 1, "seed \(seed): \(text)")
      #expect(position.column >= 1, "seed \(seed): \(text)")
      #expect(position.column <= length + 1, "seed \(seed): the caret is outside its line: \(text)")
    }
  }

  @Test func configuration_files() {
    let defaults = Parameters.builtIn
    for seed in 0..<UInt64(20_000) {
      var generator = SplitMix64(seed: seed)
      let bytes = seed % 5 == 0 ? random(&generator) : mutated(Self.configuration, &generator)
      let start = Self.threadTime
      let file = ConfigurationFile.parse(bytes, name: "c.yaml")
      var parameters = defaults
      let found = file.apply(to: &parameters, keeping: defaults)
      // Milliseconds are usual, and seconds would be a loop that does not scale.
      #expect(Self.threadTime - start < 10, "seed \(seed) takes too long")
      if !found.isEmpty { check(found, seed) }
      for assignment in file.assignments {
        guard let entry = ParameterSchema.builtIn.entry(for: assignment.key) else { continue }
        var again = defaults
        #expect(throws: Never.self, "seed \(seed): \(entry.key) took a value it would not take again") {
          try entry.apply(entry.read(from: parameters), to: &again)
        }
      }
    }
  }

  /// The CPU time of this thread, in seconds.
  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test func writing_back() throws {
    var edits = 0
    for seed in 0..<UInt64(4_000) {
      var generator = SplitMix64(seed: seed)
      let bytes = mutated(Self.configuration, &generator)
      var editor = ConfigurationEditor(bytes: bytes, name: "c.yaml")
      guard let entry = ParameterSchema.builtIn.entries.randomElement(using: &generator),
        (try? editor.set(entry.key, to: entry.defaultText)) != nil
      else {
        #expect(editor.bytes == bytes, "seed \(seed): refused, and changed nevertheless")
        continue
      }
      edits += 1
      let old = ConfigurationFile.parse(bytes, name: "c.yaml").assignments.filter { $0.key != entry.key }
      let new = ConfigurationFile.parse(editor.bytes, name: "c.yaml").assignments
      #expect(new.filter { $0.key != entry.key }.map(\.text) == old.map(\.text), "seed \(seed)")
      #expect(new.first { $0.key == entry.key }?.text == entry.defaultText, "seed \(seed)")
      // Only one short stretch of the text has changed.
      var head = 0
      while head < min(bytes.count, editor.bytes.count), bytes[head] == editor.bytes[head] { head += 1 }
      var tail = 0
      while tail < min(bytes.count, editor.bytes.count) - head,
        bytes[bytes.count - 1 - tail] == editor.bytes[editor.bytes.count - 1 - tail]
      { tail += 1 }
      #expect(editor.bytes.count - head - tail < 80, "seed \(seed)")
    }
    // Enough mutated files can still be edited to make the test meaningful.
    #expect(edits > 500)
  }

  @Test func scenarios() {
    for seed in 0..<UInt64(5_000) {
      var generator = SplitMix64(seed: seed)
      let bytes = seed % 5 == 0 ? random(&generator) : mutated(Self.scenario, &generator)
      do throws(DataError) {
        let scenario = try ScenarioFile.parse(bytes, name: "s.yaml")
        var time = 0.0
        var pointer: Point?
        for step in scenario.steps {
          guard let lowered = try? step.value.lower(at: time, from: pointer, resolve: { _ in Point(1, 1) })
          else {
            continue
          }
          #expect(lowered.endTime >= time, "seed \(seed)")
          #expect(lowered.endTime.isFinite, "seed \(seed)")
          (time, pointer) = (lowered.endTime, lowered.pointer)
        }
      } catch {
        check(error.diagnostics, seed)
      }
    }
  }

  @Test func recordings() throws {
    for seed in 0..<UInt64(5_000) {
      var generator = SplitMix64(seed: seed)
      let bytes = seed % 5 == 0 ? random(&generator) : mutated(Self.recording, &generator)
      let recording: Recording
      do throws(DataError) {
        recording = try RecordingReader.parse(bytes, name: "r.jsonl")
      } catch {
        check(error.diagnostics, seed)
        continue
      }
      // A recording that can be read can be written and read again.
      let text = RecordingWriter.text(for: recording)
      #expect(try RecordingReader.parse(Array(text.utf8), name: "r.jsonl") == recording, "seed \(seed)")
    }
  }

  private static let matrix = """
    scales: [1, 2]
    appearances: [light, dark]
    devices: [iphone-x]
    presets: [[wechat], [wechat, jx-float]]
    comparison: {precision: 0.99, antialiasing: ignore}
    text: boxes
    """

  private static let device = "{name: d, width: 300, height: 500, safe-area: {top: 20}, corner-radius: 12}"

  private static let entrances = """
    {"version": 1, "dock": {"edge": "right", "fraction": 0.4}, "entrances": [
      {"page": "article-1", "kind": "article", "title": "微信", "userInfo": {"a": "b"}, "scroll": 120.25}]}
    """

  @Test func prototypes_and_devices_and_matrices() {
    let assets = try? Assets.locate()
    for seed in 0..<UInt64(3_000) {
      var generator = SplitMix64(seed: seed)
      let prototype = mutated(PrototypeLayoutTests.small, &generator)
      let device = seed % 5 == 0 ? random(&generator) : mutated(Self.device, &generator)
      let matrix = mutated(Self.matrix, &generator)
      do throws(DataError) {
        // The valid parts can be shown, and the rest has diagnostics.
        let folder = try PrototypeFolder.parse(prototype, file: "p.yaml", language: .english, assets: assets)
        {
          _ in .iPhoneX
        }
        #expect(!Prototype(content: folder.pages).scene.layers.isEmpty, "seed \(seed)")
        if !folder.diagnostics.isEmpty { check(folder.diagnostics, seed) }
      } catch {
        check(error.diagnostics, seed)
      }
      do throws(DataError) {
        let device = try DeviceFile.parse(device, id: "d", file: "d.yaml")
        #expect(device.size.width >= 120, "seed \(seed)")
        #expect(device.size.height <= 4096, "seed \(seed)")
      } catch {
        check(error.diagnostics, seed)
      }
      do throws(DataError) {
        let settings = try SnapshotSettingsReader.parse(matrix, name: "m.yaml")
        #expect((settings.scales ?? []).allSatisfy { (0.1...8).contains($0) }, "seed \(seed)")
      } catch {
        check(error.diagnostics, seed)
      }
    }
  }

  @Test func entrance_files() {
    for seed in 0..<UInt64(3_000) {
      var generator = SplitMix64(seed: seed)
      let bytes = seed % 5 == 0 ? random(&generator) : mutated(Self.entrances, &generator)
      do throws(CollectedPagesStore.Failure) {
        let (archive, _) = try CollectedPagesJSON.decode(bytes)
        #expect(Prototype(archive: archive).archive.pages.count <= 5, "seed \(seed)")
      } catch {
        #expect(!error.description.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test func the_unmutated_files_are_fine() throws {
    var parameters = Parameters.builtIn
    let file = ConfigurationFile.parse(Self.configuration, name: "c.yaml")
    #expect(file.apply(to: &parameters).map(\.summary) == [])
    _ = try ScenarioFile.parse(Array(Self.scenario.utf8), name: "s.yaml")
    #expect(try RecordingReader.parse(Array(Self.recording.utf8), name: "r").inputs.count == 5)
  }
}
