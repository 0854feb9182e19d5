import FloatPainting
import FloatStudio

/// A video frame of constant size: even where the format requires it, and large enough for every frame.
final class VideoCanvas {
  let size: PixelSize
  private let pixels: UnsafeMutableBufferPointer<UInt32>
  private var shown: PixelSize?

  /// The colour around a smaller screen, as in a window.
  static let surround: UInt32 = 0xFF1C_1D20

  /// - Parameter isEven: True where width and height must be even; the last column and row are then doubled.
  init(holding size: PixelSize, isEven: Bool) {
    let step = isEven ? 2 : 1
    self.size = PixelSize(
      width: (size.width + step - 1) / step * step, height: (size.height + step - 1) / step * step)
    pixels = .allocate(capacity: self.size.width * self.size.height)
  }

  deinit { pixels.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(pixels) }

  func put(_ frame: Surface) {
    let frameSize = PixelSize(width: min(frame.width, size.width), height: min(frame.height, size.height))
    if frameSize != shown { pixels.update(repeating: Self.surround) }
    shown = frameSize
    guard let base = pixels.baseAddress else { return }
    let left = (size.width - frameSize.width) / 2
    let top = (size.height - frameSize.height) / 2
    for y in 0..<frameSize.height {
      let row = base + (top + y) * size.width + left
      row.update(from: frame.pixels + y * frame.stride, count: frameSize.width)
      if size.width == frameSize.width + 1 { row[frameSize.width] = row[frameSize.width - 1] }
    }
    if size.height == frameSize.height + 1 {
      let last = base + (frameSize.height - 1) * size.width
      (last + size.width).update(from: last, count: size.width)
    }
  }
}
