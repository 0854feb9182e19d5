import ArgumentParser
import CSDL2
import FloatCore
import FloatFiles
import FloatStudio

/// A display by its number, which counts those that are there, or by its name, which is its own whether it is there or not.
enum DisplayChoice: ExpressibleByArgument, Equatable {
  case number(Int32)
  case name(String)

  /// Nil for an empty name, and for a number below zero.
  init?(argument word: String) {
    guard !word.isEmpty else { return nil }
    guard word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-") }) else {
      self = .name(word)
      return
    }
    guard let number = Int32(word), number >= 0 else { return nil }
    self = .number(number)
  }
}

/// The displays that there are, counted as SDL does.
enum Displays {
  private static var count: Int32 { max(0, SDL_GetNumVideoDisplays()) }

  /// True while all of them are unplugged or switched off.
  static var isNone: Bool { count == 0 }

  private static func name(of display: Int32) -> String {
    SDL_GetDisplayName(display).map { String(cString: $0) } ?? ""
  }

  /// Its place on the desktop, in the desktop's units; nil if it is gone.
  static func bounds(of display: Int32) -> PixelRect? {
    var bounds = SDL_Rect()
    return SDL_GetDisplayBounds(display, &bounds) == 0 && bounds.w > 0 ? PixelRect(bounds) : nil
  }

  /// The part of it that panels leave to windows; nil if it is gone.
  static func room(on display: Int32) -> PixelRect? {
    var bounds = SDL_Rect()
    return SDL_GetDisplayUsableBounds(display, &bounds) == 0 && bounds.w > 0 && bounds.h > 0
      ? PixelRect(bounds) : nil
  }

  /// The number of a display; nil if it is not there.
  static func index(of choice: DisplayChoice) -> Int32? {
    switch choice {
    case .number(let number): number < count ? number : nil
    case .name(let name): (0..<count).first { self.name(of: $0) == name }
    }
  }

  /// The same display by its name, unless another one has that name: SDL counts anew when displays come and go.
  static func lasting(_ choice: DisplayChoice) -> DisplayChoice {
    guard let index = index(of: choice) else { return choice }
    let name = name(of: index)
    return (0..<count).count { self.name(of: $0) == name } == 1 ? .name(name) : choice
  }

  /// All of them, for people: `0 "HDMI-1" 1920 × 1080, 1 …`.
  private static var list: String {
    (0..<count).map { index in
      let size = bounds(of: index).map { " \($0.width) × \($0.height)" } ?? ""
      return "\(index) \"\(PrintableText.shortened(name(of: index), to: 40))\"\(size)"
    }.joined(separator: ", ")
  }

  /// The number of a display, as soon as it is there: one with a name is waited for.
  static func wait(for choice: DisplayChoice) throws(CommandFailure) -> Int32 {
    if let index = index(of: choice) { return index }
    guard case .name(let name) = choice else {
      throw CommandFailure(.usage, "--display: there is no display of that number; there are \(list)")
    }
    let shown = PrintableText.shortened(name, to: 40)
    Diagnostics.notice("waiting \(Int(patience)) s for the display \"\(shown)\"; there are \(list)")
    for _ in 0..<Int(patience / step) {
      SDL_Delay(UInt32(step * 1000))
      SDL_PumpEvents()
      if let index = index(of: choice) { return index }
    }
    throw CommandFailure(.unavailable, "--display: there is no display \"\(shown)\"; there are \(list)")
  }

  /// How long a display or a display server that is not there at the start is waited for, in seconds: a stand's parts
  /// are switched on together, and a screen takes longer than a computer.
  static let patience = 30.0
  /// The time between two looks, in seconds.
  static let step = 0.25
}

extension PixelRect {
  init(_ rect: SDL_Rect) {
    self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.w), height: Int(rect.h))
  }
}

extension Size {
  /// The size of a place on the desktop, in the desktop's units.
  init(_ place: PixelRect) { self.init(Double(place.width), Double(place.height)) }
}
