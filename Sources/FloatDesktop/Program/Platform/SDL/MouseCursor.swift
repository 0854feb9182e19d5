import CSDL2
import FloatDesk

/// The mouse pointer's shape.
struct MouseCursor {
  private var shown = PanelCursor.arrow
  /// Made when they are first shown, and owned by SDL until it quits.
  private var made: [PanelCursor: OpaquePointer] = [:]

  mutating func show(_ shape: PanelCursor) {
    guard shape != shown else { return }
    shown = shape
    _ = SDL_ShowCursor(shape == .hidden ? SDL_DISABLE : SDL_ENABLE)
    if shape == .hidden { return }
    if made[shape] == nil { made[shape] = SDL_CreateSystemCursor(Self.system(shape)) }
    SDL_SetCursor(made[shape])
  }

  private static func system(_ shape: PanelCursor) -> SDL_SystemCursor {
    switch shape {
    case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .sideways: SDL_SYSTEM_CURSOR_SIZEWE
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    }
  }
}
