import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// A display server without a screen, with its pointer and keyboard.
///
/// X11 is Xvfb; Wayland is weston with its kiosk shell inside Xvfb, whose pointer weston uses. By default both are
/// exactly as large as the default device, so that places on the screen are points on the device.
final class Desktop {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case x11
    case wayland

    var tools: [String] { self == .x11 ? ["Xvfb", "xdotool"] : ["Xvfb", "xdotool", "weston"] }
    var testDescription: String { rawValue }
  }

  /// The arrangement of windows on Wayland.
  enum Shell {
    /// Every window fills the screen.
    case kiosk
    /// Ordinary windows on two workspaces; Ctrl+Down and Ctrl+Up switch between them.
    case workspaces
    /// Ordinary windows on two displays side by side, with one and two pixels a unit. Ctrl and the mouse's button drag
    /// windows.
    case twoDensities
  }

  let kind: Kind
  /// The folder of this desktop's configuration, state, traces and sockets. It is removed with the desktop.
  let folder: String
  private var server: ChildProcess?
  private var compositor: ChildProcess?
  private var programs: [Program] = []
  private let display: String
  /// The place where the hand's mouse is down; nil while it is up.
  var held: Point?
  /// The part of the screen for windows, in pixels.
  private let size: PixelSize

  static let size = PixelSize(width: 375, height: 812)

  /// The tools that are missing for a kind of desktop.
  static func missingTools(for kind: Kind) -> [String] {
    kind.tools.filter { !has($0) }
  }

  static func has(_ tool: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
  }

  /// The kinds this machine can run.
  static var available: [Kind] { Kind.allCases.filter { missingTools(for: $0).isEmpty } }

  /// True where weston still has workspaces, which its tenth version was the last to have.
  static let hasWorkspaces: Bool = {
    let folder = NSTemporaryDirectory()
    guard
      let process = try? ChildProcess(
        "weston", ["--version"], environment: base(folder: folder), folder: folder),
      (try? process.waitForEnd()) == 0
    else { return false }
    let major = process.output.split(separator: " ").last?.split(separator: ".").first
    return major.flatMap { Int($0) }.map { $0 <= 10 } ?? false
  }()

  /// - Parameters:
  ///   - size: The screen in pixels.
  ///   - outputScale: Weston's pixels for one of its units; windows see `size` divided by it.
  ///   - takesInput: False leaves weston without pointer and keys, because it would draw the pointer into the picture.
  init(
    _ kind: Kind, size: PixelSize = Desktop.size, outputScale: Int = 1, takesInput: Bool = true,
    shell: Shell = .kiosk
  ) throws {
    self.kind = kind
    self.size = size
    // A socket's path must be short.
    folder = "/tmp/floatdesktop-\(UUID().uuidString.prefix(8))"
    // Wayland's library requires a runtime folder that only its owner can access.
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    (server, display) = try Self.startServer(folder: folder, screen: size)
    compositor =
      kind == .wayland
      ? try Self.startCompositor(
        folder: folder, display: display,
        arguments: try Self.arguments(shell, folder: folder, size: size, scale: outputScale)
          + (takesInput ? [] : ["--no-input"])) : nil
    if shell == .twoDensities { try placeDisplays() }
  }

  deinit {
    // The servers write into the folder as long as they live.
    compositor = nil
    server = nil
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A program on the desktop, which lives as long as its test wants.
  private struct Program {
    weak var process: ChildProcess?
  }

  func add(_ program: ChildProcess) { programs.append(Program(process: program)) }

  /// The display server and the programs on it.
  var processes: [ChildProcess] { [server, compositor].compactMap(\.self) + programs.compactMap(\.process) }

  /// Writes a file into its folder; returns the path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: Folder.containing(path), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    return path
  }

  /// Waits for an effect of the programs on this desktop.
  @discardableResult
  func wait<Value>(for what: @autoclosure () -> String, _ look: () throws -> Value?) throws -> Value {
    var work = WorkOfOthers(processes)
    return try Polling.value(what(), look, unless: { work.obstacle() })
  }

  /// Ends the display server under its windows, as when it crashes.
  func endServer() throws {
    let last = try #require(compositor ?? server)
    last.send(SIGKILL)
    _ = try last.waitForEnd()
  }

  /// Stops the compositor, so that it shows no frame and passes on no input.
  func stopCompositor() throws { try #require(compositor).send(SIGSTOP) }

  /// Resumes a stopped compositor; requests that were sent meanwhile are still there.
  func goOnComposing() throws { try #require(compositor).send(SIGCONT) }

  /// The environment of programs on this desktop, with all their files in its folder.
  var environment: [String: String] {
    var environment = Self.base(folder: folder)
    switch kind {
    case .x11:
      environment["DISPLAY"] = display
    case .wayland:
      environment["WAYLAND_DISPLAY"] = Self.socket
      environment["SDL_VIDEODRIVER"] = "wayland"
    }
    return environment
  }

  /// Carries out an xdotool script such as `mousemove 10 20 mousedown 1`, and waits for its end.
  func xdotool(_ script: String) throws {
    var environment = Self.base(folder: folder)
    environment["DISPLAY"] = display
    let process = try ChildProcess(
      "xdotool", script.split(separator: " ").map(String.init), environment: environment, folder: folder)
    guard try process.waitForEnd() == 0 else {
      throw ChildProcess.NotStarted(description: process.errorOutput)
    }
  }

  func key(_ name: String) throws { try xdotool("key \(name)") }

  /// Presses a key, once or until it has its effect: inside Xvfb weston may process a key only with the next event, or
  /// only once it has started up.
  func reach(_ what: String, with key: String, _ isReached: () throws -> Bool) throws {
    try wait(for: what) {
      try xdotool("key \(key) mousemove_relative 1 1 sleep 0.05 mousemove_relative 1 1")
      return try isReached() ? () : nil
    }
  }

  /// Aligns weston's pointer with the X server's. Where a window opens below the pointer, weston counts its moves from
  /// another corner, until both meet in one.
  func meetPointer() throws { try xdotool("mousemove 1 1 sleep 0.1 mousemove 0 0 sleep 0.1") }

  /// The current content of the screen.
  func screenshot() throws -> Screenshot { try Screenshot(path: folder + "/Xvfb_screen0") }

  /// The pixels of the windows on the screen.
  func picture() throws -> Surface { try screenshot().surface(size) }

  private static let socket = "floatdesktop-test"

  private static func base(folder: String) -> [String: String] {
    ChildProcess.environment(home: folder).merging(["XDG_RUNTIME_DIR": folder]) { $1 }
  }

  private static func startServer(folder: String, screen: PixelSize) throws -> (ChildProcess, String) {
    let pipe = try FloatFiles.Pipe()
    _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
    defer { close(pipe.reading) }
    let server: ChildProcess
    do {
      defer { close(pipe.writing) }
      server = try ChildProcess(
        "Xvfb",
        [
          // Xvfb would draw the pointer into the file.
          "-displayfd", "3", "-screen", "0", "\(screen.width)x\(screen.height)x24", "-nocursor",
          "-nolisten", "tcp", "-fbdir", folder,
        ],
        environment: base(folder: folder), folder: folder, extraOutput: pipe.writing)
    }
    // Xvfb writes the number when it accepts connections.
    var text = ""
    let number = try server.wait(for: "Xvfb's display number") { () -> String? in
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = read(pipe.reading, &bytes, bytes.count)
      if count > 0 { text += String(decoding: bytes[..<count], as: UTF8.self) }
      return text.hasSuffix("\n") ? String(text.dropLast()) : nil
    }
    return (server, ":" + number)
  }

  private static func startCompositor(
    folder: String, display: String, arguments: [String]
  ) throws -> ChildProcess {
    var environment = base(folder: folder)
    environment["DISPLAY"] = display
    let compositor = try ChildProcess(
      "weston",
      ["--backend=x11-backend.so", "--use-pixman", "--socket=\(socket)", "--idle-time=0"] + arguments,
      environment: environment, folder: folder)
    try compositor.wait(for: "weston's socket") {
      FileManager.default.fileExists(atPath: "\(folder)/\(socket)") ? true : nil
    }
    return compositor
  }

  private static func arguments(
    _ shell: Shell, folder: String, size: PixelSize, scale: Int
  ) throws -> [String] {
    let plain = ["--width=\(size.width / scale)", "--height=\(size.height / scale)", "--scale=\(scale)"]
    var settings = """
      [shell]
      num-workspaces=2
      binding-modifier=ctrl
      panel-position=none
      locking=false
      startup-animation=none

      """
    switch shell {
    case .kiosk:
      return ["--shell=kiosk-shell.so", "--no-config"] + plain
    case .workspaces:
      try FilesStage.write(settings, to: folder + "/weston.ini")
      return ["-c", folder + "/weston.ini"] + plain
    case .twoDensities:
      // Each display is half as wide as the screen.
      for (index, scale) in [1, 2].enumerated() {
        settings += """

          [output]
          name=screen\(index)
          mode=\(size.width / 2 / scale)x\(size.height / scale)
          scale=\(scale)

          """
      }
      try FilesStage.write(settings, to: folder + "/weston.ini")
      return ["-c", folder + "/weston.ini", "--output-count=2"]
    }
  }

  /// Places weston's displays, which are windows of Xvfb's without a window manager.
  private func placeDisplays() throws {
    let windows = try wait(for: "weston's two windows") { () -> [String]? in
      let text = (compositor?.output ?? "") + (compositor?.errorOutput ?? "")
      let ids = text.split(separator: "\n").compactMap { $0.split(separator: "window id ").last }
        .filter { Int($0) != nil }.map(String.init)
      return ids.count == 2 ? ids : nil
    }
    for (index, window) in windows.enumerated() {
      try xdotool("windowmove \(window) \(index * size.width / 2) 0")
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// For tests and suites whose windows need a display server of X11.
  static var onX11: Self { .enabled(if: Desktop.missingTools(for: .x11).isEmpty) }
  static var onWayland: Self { .enabled(if: Desktop.missingTools(for: .wayland).isEmpty) }
}
