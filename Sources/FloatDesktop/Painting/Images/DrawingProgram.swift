import FloatFiles
import Glibc
import Synchronization

/// Draws SVGs of prototypes in `floatdesktop-svg`, a program of its own with limits of its own.
///
/// It is started when the first picture is needed, serves all pictures of a run, and is started again after its end.
final class DrawingProgram: Sendable {
  /// Why a picture was not drawn.
  struct Failure: Error {
    var reason: String
  }

  /// The program while it runs, and the socket that is its input and output.
  private struct Running {
    let child: ChildProgram
    let socket: Int32
  }

  private let running = Mutex<Running?>(nil)
  private let path: String?

  static let name = "floatdesktop-svg"

  /// The places of the program: beside this one, as in the build tree; where `make install` puts it; and where it is
  /// installed for a package that has this one's libraries.
  static let places: [String] = {
    let folder = SymbolicLink.end(of: "/proc/self/exe").map { Folder.containing($0) } ?? "."
    return [folder] + [Folder.containing(folder), "/usr/local", "/usr"].map { "\($0)/libexec/floatdesktop" }
  }()

  /// - Parameter places: The folders in which the program is looked for.
  init(places: [String] = places) {
    path = places.map { Folder.join($0, Self.name) }.first { access($0, X_OK) == 0 }
  }

  deinit { end() }

  /// The process that draws, while there is one.
  var pid: pid_t? { running.withLock { $0?.child.pid } }

  /// Draws a picture.
  ///
  /// - Parameter step: The whole pixels by which it may be moved to cover the frame; nil for one that fits inside it.
  /// - Returns: All of the frame's pixels, in premultiplied ARGB.
  func draw(_ bytes: [UInt8], width: Int, height: Int, step: Int?) throws(Failure) -> [UInt32] {
    guard let path else {
      throw Failure(reason: "SVGs cannot be drawn, because \(Self.name) is not installed")
    }
    guard width * height <= PictureLimits.madeArea else {
      throw Failure(reason: "it would have more than \(PictureLimits.madeArea >> 20) million pixels")
    }
    return try running.withLock { running throws(Failure) in
      let wasRunning = running != nil
      var answer = Self.ask(&running, path, bytes, width, height, step)
      // A program that ended between two pictures says nothing about this one.
      if wasRunning, case .died(let signal, _) = answer, signal != SIGXCPU {
        answer = Self.ask(&running, path, bytes, width, height, step)
      }
      switch answer {
      case .pixels(let pixels): return pixels
      case .refused(let reason), .died(_, let reason): throw Failure(reason: reason)
      }
    }
  }

  /// Ends the program if it is idle; the next picture starts another one.
  func end() {
    _ = running.withLockIfAvailable { running in
      if let program = running { Self.finish(program) }
      running = nil
    }
  }

  @discardableResult
  private static func finish(_ program: Running) -> ChildProgram.Ending {
    shutdown(program.socket, Int32(SHUT_WR))
    return program.child.finish(reading: program.socket)
  }

  private enum Answer {
    case pixels([UInt32])
    case refused(String)
    /// The program ended in the middle of the picture.
    case died(signal: Int32?, String)
  }

  private static func ask(
    _ running: inout Running?, _ path: String, _ bytes: [UInt8], _ width: Int, _ height: Int, _ step: Int?
  ) -> Answer {
    let program: Running
    do throws(SystemError) {
      if let known = running { program = known } else { program = try start(path) }
    } catch {
      return .refused("\(name) cannot be started: \(error)")
    }
    running = program
    let head = [width, height, step ?? 0, bytes.count].map { UInt32($0) }
    if send(head, to: program.socket), send(bytes, to: program.socket),
      let answer: [UInt32] = receive(1, from: program.socket)
    {
      if answer[0] == 0, let pixels: [UInt32] = receive(width * height, from: program.socket) {
        return .pixels(pixels)
      }
      if 1...65_536 ~= answer[0], let reason: [UInt8] = receive(Int(answer[0]), from: program.socket) {
        return .refused(PrintableText.shortened(String(decoding: reason, as: UTF8.self), to: 200))
      }
    }
    running = nil
    let ending = finish(program)
    return .died(
      signal: ending.signal,
      ending.signal == SIGXCPU
        ? "it takes too long to draw" : "it cannot be drawn; \(name): \(ending.problem ?? "no answer")")
  }

  private static func start(_ path: String) throws(SystemError) -> Running {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw SystemError("socketpair")
    }
    defer { close(ends[1]) }
    do throws(SystemError) {
      let streams: [(Int32, Int32?)] = [
        (STDIN_FILENO, ends[1]), (STDOUT_FILENO, ends[1]), (STDERR_FILENO, nil),
      ]
      return Running(child: try ChildProgram(path, [], streams: streams, hasOwnGroup: true), socket: ends[0])
    } catch {
      close(ends[0])
      throw error
    }
  }

  /// False where nobody reads.
  private static func send<Value>(_ values: [Value], to socket: Int32) -> Bool {
    values.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let put = Glibc.send(socket, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
        if put < 0, errno == EINTR { continue }
        guard put > 0 else { return false }
        rest = rest.dropFirst(put)
      }
      return true
    }
  }

  /// Exactly `count` values; nil where the answer ends before.
  private static func receive<Value>(_ count: Int, from socket: Int32) -> [Value]? {
    var isWhole = true
    let values = [Value](unsafeUninitializedCapacity: count) { out, made in
      var rest = UnsafeMutableRawBufferPointer(out)[...]
      while !rest.isEmpty, isWhole {
        let part = UnsafeMutableRawBufferPointer(rebasing: rest)
        let got = recv(socket, part.baseAddress, part.count, Int32(MSG_WAITALL))
        if got < 0, errno == EINTR { continue }
        isWhole = got > 0
        rest = rest.dropFirst(max(got, 0))
      }
      made = isWhole ? count : 0
    }
    return isWhole ? values : nil
  }
}
