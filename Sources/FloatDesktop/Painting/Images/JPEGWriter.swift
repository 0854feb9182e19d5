import CSDL2
import FloatFiles

/// Writes JPEG files, for pictures that may lose a little.
package enum JPEGWriter {
  /// An opaque picture as a file in memory; nil where SDL_image cannot write it.
  ///
  /// - Parameter quality: 0 to 100.
  package static func bytes(of surface: Surface, quality: Int) -> [UInt8]? {
    guard let picture = surface.sdl else { return nil }
    // No picture takes more than it does without compression; a tiny one takes its tables besides.
    let room = surface.width * surface.height * 4 + 4096
    return [UInt8](unsafeUninitializedCapacity: room) { bytes, count in
      count = 0
      guard let file = SDL_RWFromMem(bytes.baseAddress, Int32(room)) else { return }
      if IMG_SaveJPG_RW(picture, file, 0, Int32(quality)) == 0 { count = max(0, Int(SDL_RWtell(file))) }
      SDL_RWclose(file)
    }.nonEmpty
  }
}

extension [UInt8] {
  fileprivate var nonEmpty: [UInt8]? { isEmpty ? nil : self }
}
