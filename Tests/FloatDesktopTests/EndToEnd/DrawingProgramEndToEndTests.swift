import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// The program that draws SVGs, when the program that started it is to end.
@Suite struct DrawingProgramEndToEndTests {
  /// The SVG program that a process has started; any of its threads may have.
  private func helper(of pid: pid_t) -> pid_t? {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
    for thread in threads {
      let path = "/proc/\(pid)/task/\(thread)/children"
      for child in ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: " ") {
        let name = try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)
        if name?.hasPrefix("floatdesktop-sv") == true { return pid_t(child) }
      }
    }
    return nil
  }

  /// The processor time that a process has used, in seconds; nil after its end.
  private func work(of pid: pid_t) -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
      let fields = text.split(separator: ")").last?.split(separator: " "), fields[0] != "Z",
      let user = Double(fields[11]), let system = Double(fields[12])
    else { return nil }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Else a golden of one machine would differ on another.
  @Test func a_drawing_is_the_same_whatever_language_the_machine_speaks() throws {
    let folder = try TemporaryDirectory()
    try folder.write("floatdesktop: 1\npages:\n  a: {picture: a.svg}\n", to: "p/prototype.yaml")
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="375" height="812">
      <switch><rect systemLanguage="de" width="375" height="812" fill="#f00"/>
      <rect systemLanguage="en" width="375" height="812" fill="#0f0"/></switch></svg>
      """
    try folder.write(drawing, to: "p/a.svg")
    let pictures = try ["de_DE.UTF-8", "en_US.UTF-8", "C"].map { language in
      let output = "\(folder.path)/\(language).png"
      let run = try ChildProcess(
        LiveApp.program, ["snapshot", "--prototype", folder.path + "/p", "--scale", "1", "--output", output],
        environment: ["PATH": "/usr/bin:/bin", "HOME": "\(folder.path)/\(language)", "LC_ALL": language],
        folder: folder.path)
      #expect(try run.waitForEnd() == 0, "\(run.lastLines)")
      let picture = try PNGFile.read(output)
      return picture[180, 500]
    }
    #expect(pictures == [0xFF00_FF00, 0xFF00_FF00, 0xFF00_FF00])
  }

  @Test(arguments: [
    ("snapshot", SIGKILL), ("snapshot", SIGTERM), ("export", SIGTERM), ("export", SIGINT),
    ("export", SIGKILL),
  ])
  func it_ends_with_the_program_in_the_middle_of_a_drawing(command: String, signal: Int32) throws {
    let folder = try TemporaryDirectory()
    try folder.write("floatdesktop: 1\npages:\n  a: {picture: a.svg}\n", to: "p/prototype.yaml")
    let slow = """
      <svg xmlns="http://www.w3.org/2000/svg" width="375" height="812"><filter id="f">
      <feTurbulence baseFrequency="0.1" numOctaves="99999"/></filter>
      <rect width="375" height="812" filter="url(#f)"/></svg>
      """
    try folder.write(slow, to: "p/a.svg")
    try folder.write("prototype: p\nsteps:\n  - wait: 100ms\n", to: "s.yaml")
    let run = try ChildProcess(
      LiveApp.program,
      [command, "--scenario", folder.path + "/s.yaml", "--output", folder.path + "/out"]
        + (command == "snapshot" ? ["--at", "0"] : []),
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path], folder: folder.path)
    let pid = try run.wait(for: "a drawing") {
      helper(of: run.pid).flatMap { (work(of: $0) ?? 0) > 0.2 ? $0 : nil }
    }
    let before = work(of: pid) ?? 0
    func goesOn() -> String? { (work(of: pid) ?? 0) > before + 5 ? "it goes on drawing" : nil }
    run.send(signal)
    let code = try Polling.value("the end of the program", { run.code }, unless: goesOn)
    #expect(code == -signal, "\(run.lastLines)")
    try Polling.value("the end of the drawing", { work(of: pid) == nil ? () : nil }, unless: goesOn)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/frame-0000.png"))
  }
}
