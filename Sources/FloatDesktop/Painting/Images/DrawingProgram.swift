import FloatFiles
import Glibc
import Synchronization

/// Draws SVGs of prototypes, and turns colours, in `floatdesktop-svg`, a program of its own with limits of its own.
///
/// It is started when the first picture is needed, serves all pictures of a run, and is started again after its end. It
/// ends with this process.
final class DrawingProgram: Sendable {
  /// Why a picture was not drawn.
  struct Failure: Error {
    var reason: String
    var fault: PictureProblem.Fault
  }

  /// The program while it runs, and the socket that is its input and output.
  private struct Running {
    let program: DependentProgram
    let socket: Int32

    @discardableResult
    func end(patience: Int = 0) -> ChildProgram.Ending? {
      defer { close(socket) }
      return program.end(patience: patience)
    }
  }

  private struct State {
    var running: Running?
    /// How many programs in a row did nothing for a long time.
    var hangs = 0
  }

  private let state = Mutex(State())
  /// The picture that is being drawn, and whether and until when it is wanted.
  private struct Current {
    let name: String
    let end: Double
    var isAbandoned = false

    var isWanted: Bool { !isAbandoned && SystemClock.monotonic < end }
  }

  private let current = Mutex<Current?>(nil)
  private let path: String?
  private let patience: Double

  static let name = "floatdesktop-svg"
  /// After so many programs that did nothing, none is started any more.
  private static let mostHangs = 2
  /// Where a program has closed its output: how often, every 10 ms, to look for its end.
  private static let looksForEnd = 100

  /// The places of the program: beside this one, as in the build tree; where `make install` puts it; and where it is
  /// installed for a package that has this one's libraries.
  static let places: [String] = {
    let folder = SymbolicLink.end(of: "/proc/self/exe").map { Folder.containing($0) } ?? "."
    return [folder] + [Folder.containing(folder), "/usr/local", "/usr"].map { "\($0)/libexec/floatdesktop" }
  }()

  /// The program's file in one of its places; nil where it is not installed.
  static func path(in places: [String] = places) -> String? {
    places.map { Folder.join($0, name) }.first { access($0, X_OK) == 0 }
  }

  /// - Parameters:
  ///   - places: The folders in which the program is looked for.
  ///   - patience: How long it may wait in a picture without computing, in seconds: its limit of processor time, and some.
  init(places: [String] = places, patience: Double = 15) {
    path = Self.path(in: places)
    self.patience = patience
  }

  deinit { end() }

  /// The process that draws, while there is one.
  var pid: pid_t? { state.withLock { $0.running?.program.pid } }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - name: By what ``abandon(where:)`` knows the picture.
  ///   - step: The whole pixels by which it may be moved to cover the frame; nil for one that fits inside it.
  ///   - rows: The rows to draw; nil for all.
  ///   - limit: How long the caller can wait, in seconds; later the picture is given up.
  /// - Returns: The pixels of these rows, in premultiplied ARGB.
  func draw(
    _ bytes: [UInt8], width: Int, height: Int, step: Int?, rows: Range<Int>? = nil, name: String = "",
    within limit: Double = .infinity
  ) throws(Failure) -> [UInt32] {
    let rows = rows ?? 0..<height
    guard width * rows.count <= PictureLimits.madeArea else {
      throw Failure(
        reason: "it would have more than \(PictureLimits.madeArea >> 20) million pixels", fault: .file)
    }
    let head = [0, width, height, rows.lowerBound, rows.count, step ?? 0, bytes.count]
    return try answer(to: name, count: width * rows.count, within: limit) { turn throws(DrawingTurn.Break) in
      try turn.send(head.map { UInt32($0) })
      try turn.send(bytes)
    }
  }

  /// Turns premultiplied pixels from the colours that their file means to sRGB.
  func turn(
    _ pixels: [UInt32], width: Int, from colors: PictureColors, name: String, within limit: Double = .infinity
  ) throws(Failure) -> [UInt32] {
    let (kind, description): (Int, [UInt8]) =
      switch colors {
      case .profile(let bytes, _): (1, bytes)
      case .primaries(let numbers): (2, numbers.withUnsafeBytes { Array($0) })
      case .usual, .unusable: (0, [])
      }
    guard kind > 0, width > 0, !pixels.isEmpty else { return pixels }
    let height = pixels.count / width
    let head = [kind, width, height, 0, height, 0, description.count]
    let turned = try answer(
      to: name, count: pixels.count, what: "its colours cannot be turned", within: limit
    ) {
      turn throws(DrawingTurn.Break) in
      try turn.send(head.map { UInt32($0) })
      try turn.send(description)
      try turn.send(pixels.map { $0 >> 24 == 255 ? $0 : unpremultiplied($0) })
    }
    return turned.map { $0 >> 24 == 255 ? $0 : premultiplied($0) }
  }

  /// Gives up the picture that is being drawn, where that takes long, because no page needs it any more.
  func abandon(where isUnwanted: (_ name: String) -> Bool = { _ in true }) {
    current.withLock { if let picture = $0, isUnwanted(picture.name) { $0?.isAbandoned = true } }
  }

  /// Ends the program if it is idle; the next picture starts another one.
  func end() {
    _ = state.withLockIfAvailable { state in
      state.running?.end()
      state.running = nil
    }
  }

  private enum Answer {
    case pixels([UInt32])
    case failure(Failure)
    /// The program ended in the middle of the picture.
    case died(signal: Int32?, String)
  }

  private func answer(
    to name: String, count: Int, what: String = "SVGs cannot be drawn", within limit: Double,
    _ ask: (inout DrawingTurn) throws(DrawingTurn.Break) -> Void
  ) throws(Failure) -> [UInt32] {
    guard let path else {
      throw Failure(reason: "\(what), because \(Self.name) is not installed", fault: .machine)
    }
    let end = SystemClock.monotonic + limit
    func turn(_ state: inout State) throws(Failure) -> [UInt32] {
      current.withLock { $0 = Current(name: name, end: end) }
      defer { current.withLock { $0 = nil } }
      let wasRunning = state.running != nil
      var answer = self.answer(&state, path, name, count, ask)
      // A program that ended between two pictures says nothing about this one.
      if wasRunning, case .died(let signal, _) = answer, signal != SIGXCPU {
        answer = self.answer(&state, path, name, count, ask)
      }
      switch answer {
      case .pixels(let pixels): return pixels
      case .failure(let failure): throw failure
      case .died(let signal, let reason):
        throw Failure(reason: reason, fault: Self.isOfPicture(signal) ? .file : .machine)
      }
    }
    guard limit < .infinity else {
      return try state.withLock { state throws(Failure) in try turn(&state) }
    }
    while SystemClock.monotonic < end {
      let pixels = try state.withLockIfAvailable { state throws(Failure) in try turn(&state) }
      if let pixels { return pixels }
      usleep(Self.lookForTurn)
    }
    throw Self.givenUp
  }

  /// How often a caller that cannot wait for long looks whether the program is free, in microseconds.
  private static let lookForTurn: UInt32 = 1000
  private static let givenUp = Failure(reason: "it is not wanted any more", fault: .cancelled)

  /// True for the endings that a picture causes: its time is over, or librsvg gives up.
  private static func isOfPicture(_ signal: Int32?) -> Bool {
    [SIGXCPU, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP].contains(signal ?? 0)
  }

  private func answer(
    _ state: inout State, _ path: String, _ name: String, _ count: Int,
    _ ask: (inout DrawingTurn) throws(DrawingTurn.Break) -> Void
  ) -> Answer {
    let hung = "it cannot be drawn; \(Self.name): it did nothing for a long time, and was ended"
    guard state.hangs < Self.mostHangs else { return .failure(Failure(reason: hung, fault: .machine)) }
    let running: Running
    do throws(SystemError) {
      if let known = state.running { running = known } else { running = try Self.start(path) }
    } catch {
      return .failure(Failure(reason: "\(Self.name) cannot be started: \(error)", fault: .machine))
    }
    state.running = running
    var turn = DrawingTurn(running.program, socket: running.socket, patience: patience) { [self] in
      current.withLock { $0?.isWanted == false }
    }
    var isClosed = false
    do throws(DrawingTurn.Break) {
      try ask(&turn)
      let length: UInt32 = try turn.receive(1)[0]
      let pixels: [UInt32] = length == 0 ? try turn.receive(count) : []
      let reason: [UInt8] = 1...65_536 ~= length ? try turn.receive(Int(length)) : []
      // Else it does not speak as it should, and is ended.
      if length == 0 || !reason.isEmpty, !turn.hasSurplus {
        state.hangs = 0
        guard length > 0 else { return .pixels(pixels) }
        return .failure(Failure(reason: Self.line(reason), fault: .file))
      }
    } catch {
      switch error {
      case .closed: isClosed = true
      case .hung:
        state.running = nil
        state.hangs += 1
        running.end()
        return .failure(Failure(reason: hung, fault: .machine))
      case .abandoned:
        state.running = nil
        running.end()
        return .failure(Self.givenUp)
      }
    }
    state.running = nil
    let ending = running.end(patience: isClosed ? Self.looksForEnd : 0)
    return .died(
      signal: ending?.signal,
      ending?.signal == SIGXCPU
        ? "it takes too long to draw"
        : "it cannot be drawn; \(Self.name): \(ending?.problem ?? "no answer")")
  }

  /// A reason on one line: librsvg's end in a line feed, and tell the place of a mistake in ways of their own.
  private static func line(_ reason: [UInt8]) -> String {
    let words = String(decoding: reason, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let text = PrintableText.shortened(words.joined(separator: " "), to: 200)
    if text.contains("not have <svg> root") {
      return "its root is not <svg xmlns=\"http://www.w3.org/2000/svg\">"
    }
    let place = #/(?:on line |\(null\):)(\d+)(?: column |:)(\d+)(?: of data)?: /#
    guard let found = text.firstMatch(of: place) else { return text }
    return "is not valid XML: line \(found.1), column \(found.2): \(text[found.range.upperBound...])"
  }

  private static func start(_ path: String) throws(SystemError) -> Running {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw SystemError("socketpair")
    }
    defer { close(ends[1]) }
    do throws(SystemError) {
      return Running(program: try DependentProgram(path, stream: ends[1]), socket: ends[0])
    } catch {
      close(ends[0])
      throw error
    }
  }
}
