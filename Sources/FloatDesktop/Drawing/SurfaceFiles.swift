import CSDL2

/// Why a picture file could not be read.
struct SurfaceError: Error, CustomStringConvertible {
  var call: String
  var path: String
  var reason: String

  var description: String { "\(path): \(call): \(reason)" }

  fileprivate init(_ call: String, _ path: String) {
    self.call = call
    self.path = path
    reason = SDL_GetError().map { String(cString: $0) } ?? "unknown"
  }
}

extension Surface {
  /// Reads a picture file of any kind SDL2_image knows.
  convenience init(contentsOf path: String) throws(SurfaceError) {
    guard let loaded = IMG_Load(path) else { throw SurfaceError("IMG_Load", path) }
    defer { SDL_FreeSurface(loaded) }
    guard let argb = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
      throw SurfaceError("SDL_ConvertSurfaceFormat", path)
    }
    defer { SDL_FreeSurface(argb) }
    self.init(width: Int(argb.pointee.w), height: Int(argb.pointee.h))
    guard let bytes = argb.pointee.pixels, width == Int(argb.pointee.w), height == Int(argb.pointee.h) else {
      throw SurfaceError("IMG_Load", path)
    }
    for y in 0..<height {
      let row = (bytes + y * Int(argb.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { pixels[y * stride + x] = premultiplied(row[x]) }
    }
  }
}
