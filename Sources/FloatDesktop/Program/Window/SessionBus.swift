/// The few calls of libdbus that are needed to read settings, found in the library at run time.
final class SessionBus {
  enum Answer: Equatable {
    case number(UInt32)
    /// The portal does not know this setting, or its value is not a number.
    case unknown
    /// There is no portal.
    case noAnswer
  }

  private typealias Handle = UnsafeMutableRawPointer
  private typealias Text = UnsafePointer<CChar>

  private let library: DynamicLibrary
  private let connection: Handle

  /// The time after which a call is given up, in seconds.
  private static let timeout: Int32 = 2

  /// Nil without the library or the bus.
  init?() {
    guard let library = DynamicLibrary("libdbus-1.so.3") else { return nil }
    self.library = library
    typealias Threads = @convention(c) () -> UInt32
    typealias Get = @convention(c) (Int32, Handle?) -> Handle?
    typealias ExitOnDisconnect = @convention(c) (Handle, UInt32) -> Void
    guard let threads = library.function("dbus_threads_init_default", as: Threads.self),
      let get = library.function("dbus_bus_get_private", as: Get.self),
      let exitOnDisconnect = library.function(
        "dbus_connection_set_exit_on_disconnect", as: ExitOnDisconnect.self)
    else { return nil }
    _ = threads()
    // 0 is the session bus.
    guard let connection = get(0, nil) else { return nil }
    self.connection = connection
    exitOnDisconnect(connection, 0)
  }

  /// Calls `Read` of the settings portal.
  func setting(destination: String, path: String, interface: String, namespace: String, key: String) -> Answer
  {
    typealias New = @convention(c) (Text, Text, Text, Text) -> Handle?
    typealias Send = @convention(c) (Handle, Handle, Int32, Handle?) -> Handle?
    guard let new = library.function("dbus_message_new_method_call", as: New.self),
      let send = library.function("dbus_connection_send_with_reply_and_block", as: Send.self),
      let call = new(destination, path, interface, "Read")
    else { return .noAnswer }
    defer { release(call) }
    guard append([namespace, key], to: call) else { return .noAnswer }
    var isKnownError = false
    let reply: Handle? = withError { error in
      let reply = send(connection, call, Self.timeout * 1000, error)
      if reply == nil { isKnownError = Self.name(of: error).contains("NotFound") }
      return reply
    }
    guard let reply else { return isKnownError ? .unknown : .noAnswer }
    defer { release(reply) }
    let arguments = values(of: reply)
    if case .number(let number)? = arguments.first { return .number(number) }
    return .unknown
  }

  /// Subscribes to a signal; returns once the bus passes it on.
  ///
  /// A value that is read after that cannot change unnoticed.
  func subscribe(interface: String, member: String) {
    typealias Match = @convention(c) (Handle, Text, Handle?) -> Void
    guard let match = library.function("dbus_bus_add_match", as: Match.self) else { return }
    // With an error to fill in, the call waits for the bus's answer.
    withError { match(connection, "type='signal',interface='\(interface)',member='\(member)'", $0) }
  }

  /// Waits for signals with two names and a number, as long as there is a bus. Those that came since
  /// ``subscribe(interface:member:)`` come first.
  func listen(interface: String, member: String, _ body: (String, String, UInt32) -> Void) {
    typealias ReadWrite = @convention(c) (Handle, Int32) -> UInt32
    typealias Pop = @convention(c) (Handle) -> Handle?
    typealias IsSignal = @convention(c) (Handle, Text, Text) -> UInt32
    guard let readWrite = library.function("dbus_connection_read_write", as: ReadWrite.self),
      let pop = library.function("dbus_connection_pop_message", as: Pop.self),
      let isSignal = library.function("dbus_message_is_signal", as: IsSignal.self)
    else { return }
    repeat {
      while let message = pop(connection) {
        defer { release(message) }
        guard isSignal(message, interface, member) != 0 else { continue }
        let arguments = values(of: message)
        if arguments.count == 3, case .text(let namespace) = arguments[0], case .text(let key) = arguments[1],
          case .number(let number) = arguments[2]
        {
          body(namespace, key, number)
        }
      }
    } while readWrite(connection, -1) != 0
  }

  // MARK: Messages

  private enum Value {
    case text(String)
    /// A whole number or a switch, or hundredths of a fraction.
    case number(UInt32)
    case other
  }

  /// More than the size of libdbus's iterators (72 bytes) and errors (32 bytes).
  private static let room = 256

  private func release(_ message: Handle) {
    typealias Unref = @convention(c) (Handle) -> Void
    library.function("dbus_message_unref", as: Unref.self)?(message)
  }

  private func append(_ texts: [String], to message: Handle) -> Bool {
    typealias Init = @convention(c) (Handle, Handle) -> Void
    typealias Append = @convention(c) (Handle, Int32, UnsafeRawPointer) -> UInt32
    guard let start = library.function("dbus_message_iter_init_append", as: Init.self),
      let append = library.function("dbus_message_iter_append_basic", as: Append.self)
    else { return false }
    return withUnsafeTemporaryAllocation(byteCount: Self.room, alignment: 16) { memory in
      guard let iterator = memory.baseAddress else { return false }
      start(message, iterator)
      return texts.allSatisfy { text in
        text.withCString { pointer in
          withUnsafePointer(to: pointer) { append(iterator, Self.type("s"), $0) != 0 }
        }
      }
    }
  }

  private static func type(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }

  /// The arguments of a message; values in variants are unwrapped.
  private func values(of message: Handle) -> [Value] {
    typealias Init = @convention(c) (Handle, Handle) -> UInt32
    typealias Next = @convention(c) (Handle) -> UInt32
    guard let start = library.function("dbus_message_iter_init", as: Init.self),
      let next = library.function("dbus_message_iter_next", as: Next.self)
    else { return [] }
    return withUnsafeTemporaryAllocation(byteCount: Self.room, alignment: 16) { memory in
      guard let iterator = memory.baseAddress, start(message, iterator) != 0 else { return [] }
      var values: [Value] = []
      repeat { values.append(value(at: iterator, depth: 0)) } while next(iterator) != 0 && values.count < 8
      return values
    }
  }

  private func value(at iterator: Handle, depth: Int) -> Value {
    typealias GetType = @convention(c) (Handle) -> Int32
    typealias Recurse = @convention(c) (Handle, Handle) -> Void
    typealias GetBasic = @convention(c) (Handle, UnsafeMutableRawPointer) -> Void
    guard depth < 4, let getType = library.function("dbus_message_iter_get_arg_type", as: GetType.self),
      let recurse = library.function("dbus_message_iter_recurse", as: Recurse.self),
      let getBasic = library.function("dbus_message_iter_get_basic", as: GetBasic.self)
    else { return .other }
    switch getType(iterator) {
    case Self.type("v"):
      return withUnsafeTemporaryAllocation(byteCount: Self.room, alignment: 16) { memory in
        guard let inner = memory.baseAddress else { return .other }
        recurse(iterator, inner)
        return value(at: inner, depth: depth + 1)
      }
    case Self.type("u"), Self.type("b"), Self.type("i"):
      var number: UInt32 = 0
      getBasic(iterator, &number)
      return .number(number)
    case Self.type("d"):
      var number = 0.0
      getBasic(iterator, &number)
      return .number(UInt32(min(max(number.isFinite ? number * 100 : 0, 0), 1e6)))
    case Self.type("s"):
      var text: Text?
      getBasic(iterator, &text)
      return .text(text.map { String(cString: $0) } ?? "")
    default:
      return .other
    }
  }

  // MARK: Errors

  /// Calls `body` with a fresh error, and frees it.
  private func withError<Result>(_ body: (Handle?) -> Result) -> Result {
    typealias Act = @convention(c) (Handle) -> Void
    return withUnsafeTemporaryAllocation(byteCount: Self.room, alignment: 16) { memory in
      let error = memory.baseAddress
      guard let error, let start = library.function("dbus_error_init", as: Act.self),
        let free = library.function("dbus_error_free", as: Act.self)
      else { return body(nil) }
      start(error)
      defer { free(error) }
      return body(error)
    }
  }

  /// An error's name, its first field.
  private static func name(of error: Handle?) -> String {
    guard let text = error?.load(as: Text?.self) else { return "" }
    return String(cString: text)
  }
}
