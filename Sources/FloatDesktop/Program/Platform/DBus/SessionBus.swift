import CDBus

/// A private connection to the session bus, to read the settings of its portal.
final class SessionBus {
  /// There is no portal.
  struct NoAnswer: Error {}

  private let connection: OpaquePointer

  private static let interface = "org.freedesktop.portal.Settings"
  private static let signal = "SettingChanged"

  /// The time after which a call is given up, in milliseconds.
  private static let timeout: Int32 = 2000

  /// Nil without the bus.
  init?() {
    _ = dbus_threads_init_default()
    guard let connection = dbus_bus_get_private(DBUS_BUS_SESSION, nil) else { return nil }
    self.connection = connection
    dbus_connection_set_exit_on_disconnect(connection, 0)
  }

  /// Calls `Read` of the settings portal.
  ///
  /// - Returns: Nil if the portal does not know this setting, or if its value is not a number.
  func setting(_ name: String, in namespace: String) throws(NoAnswer) -> UInt32? {
    let call = dbus_message_new_method_call(
      "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", Self.interface, "Read")
    guard let call else { throw NoAnswer() }
    defer { dbus_message_unref(call) }
    guard Self.append([namespace, name], to: call) else { throw NoAnswer() }
    var error = DBusError()
    dbus_error_init(&error)
    defer { dbus_error_free(&error) }
    guard let reply = dbus_connection_send_with_reply_and_block(connection, call, Self.timeout, &error) else {
      let name = error.name.map { String(cString: $0) } ?? ""
      guard name.contains("NotFound") else { throw NoAnswer() }
      return nil
    }
    defer { dbus_message_unref(reply) }
    guard case .number(let number)? = Self.values(of: reply).first else { return nil }
    return number
  }

  /// Subscribes to changes of settings; returns once the bus passes them on.
  ///
  /// A value that is read after that cannot change unnoticed.
  func subscribe() {
    // With an error to fill in, the call waits for the bus's answer.
    var error = DBusError()
    dbus_error_init(&error)
    dbus_bus_add_match(
      connection, "type='signal',interface='\(Self.interface)',member='\(Self.signal)'", &error)
    dbus_error_free(&error)
  }

  /// Waits for changes of settings to a number, as long as there is a bus. Those that came since ``subscribe()`` come
  /// first.
  func listen(_ body: (_ namespace: String, _ name: String, UInt32) -> Void) {
    repeat {
      while let message = dbus_connection_pop_message(connection) {
        defer { dbus_message_unref(message) }
        guard dbus_message_is_signal(message, Self.interface, Self.signal) != 0 else { continue }
        let arguments = Self.values(of: message)
        if arguments.count == 3, case .text(let namespace) = arguments[0], case .text(let key) = arguments[1],
          case .number(let number) = arguments[2]
        {
          body(namespace, key, number)
        }
      }
    } while dbus_connection_read_write(connection, -1) != 0
  }

  // MARK: Messages

  private enum Value {
    case text(String)
    /// A whole number or a switch, or hundredths of a fraction.
    case number(UInt32)
    case other
  }

  private static func append(_ texts: [String], to message: OpaquePointer) -> Bool {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    return texts.allSatisfy { text in
      text.withCString { pointer in
        withUnsafePointer(to: pointer) { dbus_message_iter_append_basic(&iterator, type("s"), $0) != 0 }
      }
    }
  }

  private static func type(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }

  /// The arguments of a message; values in variants are unwrapped.
  private static func values(of message: OpaquePointer) -> [Value] {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(message, &iterator) != 0 else { return [] }
    var values: [Value] = []
    repeat {
      values.append(value(at: &iterator, depth: 0))
    } while dbus_message_iter_next(&iterator) != 0 && values.count < 8
    return values
  }

  private static func value(at iterator: inout DBusMessageIter, depth: Int) -> Value {
    guard depth < 4 else { return .other }
    switch dbus_message_iter_get_arg_type(&iterator) {
    case type("v"):
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      return value(at: &inner, depth: depth + 1)
    case type("u"), type("b"), type("i"):
      var number: UInt32 = 0
      dbus_message_iter_get_basic(&iterator, &number)
      return .number(number)
    case type("d"):
      var number = 0.0
      dbus_message_iter_get_basic(&iterator, &number)
      return .number(UInt32(min(max(number.isFinite ? number * 100 : 0, 0), 1e6)))
    case type("s"):
      var text: UnsafePointer<CChar>?
      dbus_message_iter_get_basic(&iterator, &text)
      return .text(text.map { String(cString: $0) } ?? "")
    default:
      return .other
    }
  }
}
