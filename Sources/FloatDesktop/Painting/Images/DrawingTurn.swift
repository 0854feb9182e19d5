import FloatFiles
import Glibc

/// One request to the program that draws: its words, and the answer's.
///
/// The program may compute for as long as its own limit allows, but not wait.
struct DrawingTurn {
  let program: DependentProgram
  let socket: Int32
  /// How long the program may wait, in seconds.
  let patience: Double
  /// True for a picture that no page needs any more.
  let isUnwanted: () -> Bool

  /// Why the turn came to no end.
  enum Break: Error {
    /// The program has closed its end.
    case closed
    case hung
    /// No page needs the picture any more, or this process is to end.
    case abandoned
  }

  /// How long the program has waited in this turn, in seconds: neither a machine that sleeps nor one with much to do makes
  /// it hang.
  private var waited = 0.0
  private let used: Double
  /// Its processor time at the last look.
  private var lastWork = 0.0

  /// The most processor time of a turn, in seconds: well beyond the program's own limit.
  private static let mostWork = 30.0
  /// How often it is asked whether the picture is still wanted, in seconds; most pictures are drawn before that.
  private static let look = 0.1

  init(_ program: DependentProgram, socket: Int32, patience: Double, isUnwanted: @escaping () -> Bool) {
    (self.program, self.socket, self.patience, self.isUnwanted) = (program, socket, patience, isUnwanted)
    used = program.processorTime
  }

  mutating func send<Value>(_ values: [Value]) throws(Break) {
    var sent = 0
    let count = values.count * MemoryLayout<Value>.stride
    while sent < count {
      try wait(for: POLLOUT)
      let put = values.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress.map { $0 + sent }, count - sent, Self.atOnce)
      }
      guard put >= 0 || Self.isPassing else { throw .closed }
      sent += max(put, 0)
    }
  }

  /// Exactly `count` values.
  mutating func receive<Value: FixedWidthInteger>(_ count: Int) throws(Break) -> [Value] {
    var values = [Value](repeating: 0, count: count)
    var got = 0
    let size = count * MemoryLayout<Value>.stride
    while got < size {
      try wait(for: POLLIN)
      let read = values.withUnsafeMutableBytes {
        recv(socket, $0.baseAddress.map { $0 + got }, size - got, Self.atOnce)
      }
      guard read > 0 || read < 0 && Self.isPassing else { throw .closed }
      got += max(read, 0)
    }
    return values
  }

  /// True where the program has said more than it was asked.
  var hasSurplus: Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Self.atOnce | Int32(MSG_PEEK)) > 0
  }

  private static let atOnce = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
  private static var isPassing: Bool { errno == EINTR || errno == EAGAIN }

  private mutating func wait(for event: Int32) throws(Break) {
    while true {
      var descriptor = pollfd(fd: socket, events: Int16(event), revents: 0)
      if poll(&descriptor, 1, Int32(Self.look * 1000)) > 0 { return }
      if EndingSignals.arePending || isUnwanted() { throw .abandoned }
      let work = program.processorTime - used
      // Its other threads may compute as well.
      if work - lastWork < Self.look / 10, !program.isRunnable { waited += Self.look }
      lastWork = work
      if waited >= patience || work > Self.mostWork { throw .hung }
    }
  }
}
