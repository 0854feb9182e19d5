import CSDL2

/// A failed SDL call with SDL's error message.
struct SDLError: Error, Equatable, CustomStringConvertible {
  /// The C function, such as `SDL_CreateWindow`.
  let call: String
  /// SDL's own text; empty if it gave none.
  let text: String

  var description: String { text.isEmpty ? "\(call) failed" : "\(call): \(text)" }
}

extension SDLError {
  /// Reads SDL's error text, so it must be made right after the failed call.
  init(_ call: String) { self.init(call: call, text: String(cString: SDL_GetError())) }
}
