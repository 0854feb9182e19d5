import FloatCore
import FloatFiles
import FloatPages
import FloatReplay
import FloatTakeHome

/// Everything on a hand-off page but its frames, as its script reads it.
struct HandoffDocument: ~Copyable {
  let handoff: Handoff
  /// The recording or scenario, as people know it.
  let source: String
  let setup: PrototypeSetup
  let files: HandoffFiles

  /// The name in the browser's tab.
  var title: String { "\(handoff.title) · \(source)" }

  /// - Parameter frames: Nil leaves the pictures out.
  func data(with frames: HandoffFrames?) -> JSON {
    .joined(
      handoff.json,
      [
        "program": "FloatDesktop \(FloatDesktopCommand.version)", "source": source,
        "facts": facts.map { [$0, $1] }, "code": code, "files": downloads, "commands": commands,
        "frames": (frames?.json).json,
      ])
  }

  private var facts: [(String, String)] {
    func seconds(_ time: Double) -> String { DecimalText.fixed(time, 2) }
    let values = Parameters.builtIn.differences(from: handoff.trace.parameters).count
    let size = "\(Digits.text(handoff.device.size.width)) × \(Digits.text(handoff.device.size.height)) pt"
    return [
      ("From", source), ("Time", "\(seconds(handoff.start)) to \(seconds(handoff.end)) s"),
      ("Prototype", setup.prototypeName ?? "demo"), ("Device", "\(handoff.device.name), \(size)"),
      ("Values", setup.name.isEmpty ? (values == 0 ? "defaults" : "\(values) changed") : setup.name),
    ]
  }

  private var code: [JSON] {
    guard !handoff.sheets.isEmpty else { return [] }
    return CodePlatform.allCases.map { platform in
      let code = MotionCode(for: platform, source: setup.name, example: handoff.example)
      return [
        "for": platform.rawValue, "title": platform.title, "text": code.document(handoff.sheets),
      ]
    }
  }

  private var downloads: [JSON] {
    func file(_ name: String, _ type: String, _ note: String, _ text: String) -> JSON {
      ["name": name, "type": type, "note": note, "text": text]
    }
    let name = HandoffFiles.name
    return [
      file("\(name).jsonl", "application/jsonl", "The recording: every input with its time.", files.recording)
    ]
      + [
        files.scenario.map {
          file("\(name).yaml", "text/yaml", "The same as a scenario, with a trace of the motion.", $0)
        },
        files.golden.map {
          file(
            "motion.trace.txt", "text/plain",
            "The golden of the trace: every number that moves, for __Snapshots__/\(name)/.", $0)
        },
      ].compactMap(\.self)
  }

  private var commands: [JSON] {
    func command(_ words: [String], _ note: String) -> JSON {
      let text = (["floatdesktop"] + words).map(ShellWord.quoted).joined(separator: " ")
      return ["text": text, "note": note]
    }
    let name = HandoffFiles.name
    let own = setup.prototypePath.map { ["--prototype", Folder.name(of: $0)] } ?? []
    let at = DecimalText.fixed(handoff.main.start, 3)
    return [
      command(
        ["--replay", "\(name).jsonl"] + own, "Plays it in a window; Space stops the time, the arrows step.")
    ]
      + (files.golden == nil
        ? [] : [command(["test", "\(name).yaml"], "Compares the motion with its golden.")])
      + [
        command(
          ["inspect", "--replay", "\(name).jsonl", "--at", at, "--velocity", "--path"] + own,
          "Prints the motion's numbers.")
      ]
  }
}
