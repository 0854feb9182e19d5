import FloatCore
import FloatFiles
import FloatPainting
import FloatStudio
import FoundationEssentials

/// The frames of a hand-off: for each what differs from the one before, as a JPEG.
struct HandoffFrames {
  /// How well the frames are kept.
  struct Quality: Equatable {
    /// Pixels per point.
    var scale: Double
    /// Of the JPEGs, 0 to 100.
    var jpeg: Int
    /// Frames a second.
    var rate = 60.0

    /// From the best to the smallest.
    ///
    /// - Parameter scale: The scale asked for; nil for any.
    static func attempts(scale: Double?) -> [Quality] {
      let all = [
        Quality(scale: 2, jpeg: 90), Quality(scale: 2, jpeg: 80), Quality(scale: 2, jpeg: 65),
        Quality(scale: 1.5, jpeg: 75), Quality(scale: 1.5, jpeg: 60), Quality(scale: 1, jpeg: 80),
        Quality(scale: 1, jpeg: 60), Quality(scale: 1, jpeg: 60, rate: 30),
        Quality(scale: 1, jpeg: 40, rate: 30), Quality(scale: 0.75, jpeg: 40, rate: 15),
      ]
      guard let scale else { return all }
      return all.filter { $0.scale == 2 || $0.rate < 60 }.map {
        Quality(scale: scale, jpeg: $0.jpeg, rate: $0.rate)
      }
    }
  }

  /// A part of a frame.
  struct Picture {
    let place: PixelRect
    let bytes: [UInt8]
  }

  let size: PixelSize
  let rate: Double
  /// Nil for a frame that shows what the one before does.
  private(set) var pictures: [Picture?] = []
  private(set) var byteCount = 0

  /// After parts of so many whole frames a whole one follows, so that any moment is drawn at once.
  private static let patience = 2.0
  /// The side of the squares that a JPEG with halved colours is made of, in pixels.
  private static let block = 16

  /// Nil if they would have more bytes than allowed.
  init?(_ frames: FrameSequence, quality: Quality, limit: Int) throws(CommandFailure) {
    var frames = frames
    (size, rate) = (frames.size, frames.times.rate)
    let shown = Surface(width: size.width, height: size.height)
    let known = Surface(width: size.width, height: size.height)
    shown.fill(.black)
    var area = 0.0
    while let frame = try frames.nextFrame() {
      let surface = frame.surface
      shown.copy(
        surface.bounds, from: surface, dx: (size.width - surface.width) / 2,
        dy: (size.height - surface.height) / 2)
      guard var part = pictures.isEmpty ? shown.bounds : frame.isChanged ? shown.difference(from: known) : nil
      else {
        pictures.append(nil)
        continue
      }
      part = part.aligned(to: Self.block, in: shown.bounds)
      area += Double(part.area) / Double(shown.bounds.area)
      if area > Self.patience { part = shown.bounds }
      if part == shown.bounds { area = 0 }
      known.copy(part, from: shown)
      guard let bytes = JPEGWriter.bytes(of: shown.part(part), quality: quality.jpeg) else { return nil }
      byteCount += bytes.count
      guard byteCount <= limit else { return nil }
      pictures.append(Picture(place: part, bytes: bytes))
    }
  }

  var json: JSON {
    ["rate": rate, "width": size.width, "height": size.height, "pictures": pictures.map { ($0?.json).json }]
  }
}

extension HandoffFrames.Picture {
  fileprivate var json: JSON {
    [
      "place": [place.x, place.y, place.width, place.height],
      "jpeg": Data(bytes).base64EncodedString(),
    ]
  }
}

extension PixelRect {
  /// The smallest rectangle of whole squares around it, cut off at the edges.
  fileprivate func aligned(to step: Int, in bounds: PixelRect) -> PixelRect {
    PixelRect(
      minX: minX / step * step, minY: minY / step * step, maxX: (maxX + step - 1) / step * step,
      maxY: (maxY + step - 1) / step * step
    ).intersection(bounds)
  }
}

extension Surface {
  /// The smallest rectangle around the pixels that differ; nil if none does.
  fileprivate func difference(from other: Surface) -> PixelRect? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let (a, b) = (pixels + y * stride, other.pixels + y * other.stride)
      guard let first = (0..<width).first(where: { a[$0] != b[$0] }) else { continue }
      let last = (first..<width).last { a[$0] != b[$0] } ?? first
      (left, right) = (min(left, first), max(right, last))
      (top, bottom) = (min(top, y), y)
    }
    return right < left ? nil : PixelRect(minX: left, minY: top, maxX: right + 1, maxY: bottom + 1)
  }
}
