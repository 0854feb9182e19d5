import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting

/// Text as a block whose width is half a font size for each character.
final class BlockText: TextDrawing {
  private(set) var calls = 0

  func bitmap(for run: TextRun, scale: Double) -> Bitmap? {
    calls += 1
    guard run.size.isFinite, run.size > 0, run.size < 1000, !run.text.isEmpty else { return nil }
    let height = max(1, Int(run.size * scale))
    let width = max(1, run.text.count * height / 2)
    let left = run.alignment == .leading ? 0 : run.alignment == .center ? -width / 2 : -width
    let bytes = (0..<(width * height)).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    return Bitmap(width: width, height: height, originX: left, originY: -height, pixels: .mask(bytes))
  }
}

/// Pictures as a diagonal pattern, half transparent for names that start with `half`.
final class PatternImages: ImageDrawing {
  func bitmap(named name: String, width: Int, height: Int, tint: Color?) -> Bitmap? {
    guard !name.isEmpty else { return nil }
    if tint != nil {
      let bytes = (0..<(width * height)).map { UInt8(truncatingIfNeeded: $0 &* 11) }
      return Bitmap(width: width, height: height, originX: 0, originY: 0, pixels: .mask(bytes))
    }
    let pixels = (0..<(width * height)).map { i -> UInt32 in
      let v = UInt32(i % width + i / width) & 0x7F
      let alpha: UInt32 = name.hasPrefix("half") ? 0x80 : 0xFF
      return alpha << 24 | v << 16 | (0x7F - v) << 8 | 0x40
    }
    return Bitmap(width: width, height: height, originX: 0, originY: 0, pixels: .premultiplied(pixels))
  }
}

/// The share of each pixel that lies inside, by 16 × 16 samples.
func supersampled(_ rect: PixelRect, _ isInside: (Point) -> Bool) -> [Double] {
  var out: [Double] = []
  out.reserveCapacity(rect.area)
  for y in rect.minY..<rect.maxY {
    for x in rect.minX..<rect.maxX {
      var hits = 0
      for j in 0..<16 {
        for i in 0..<16 {
          let p = Point(Double(x) + (Double(i) + 0.5) / 16, Double(y) + (Double(j) + 0.5) / 16)
          if isInside(p) { hits += 1 }
        }
      }
      out.append(Double(hits) / 256)
    }
  }
  return out
}

/// The centre of mass of some pixels, each with a weight at its middle.
func centroid(of area: PixelRect, _ weight: (Int, Int) -> Double) -> Point {
  var (sum, moments) = (0.0, Point.zero)
  for y in area.minY..<area.maxY {
    for x in area.minX..<area.maxX {
      let weight = weight(x, y)
      sum += weight
      moments = moments + Point(Double(x) + 0.5, Double(y) + 0.5) * weight
    }
  }
  return moments * (1 / sum)
}

/// The largest difference between coverage and samples at any pixel.
func largestError(_ mask: [UInt8], _ samples: [Double]) -> Double {
  zip(mask, samples).map { abs(Double($0) / 255 - $1) }.max() ?? 0
}

func makePainter(scale: Double = 2, size: Size = Size(120, 160), team: RowTeam? = nil) -> Painter {
  Painter(scale: scale, deviceSize: size, text: BlockText(), images: PatternImages(), team: team)
}

/// A scene painted by a fresh painter.
func freshFrame(_ scene: FloatCore.Scene, scale: Double = 2, size: Size = Size(120, 160)) -> Surface {
  let painter = makePainter(scale: scale, size: size)
  _ = painter.paint(scene)
  return painter.frame
}

extension Surface {
  /// The first pixel that is another one in another surface, outside of some rectangles; nil where none is.
  func difference(from other: Surface, outside rects: [PixelRect] = []) -> String? {
    guard size == other.size else { return "another size" }
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        if rects.contains(where: { $0.contains(pixel) }) { continue }
        return "(\(x), \(y)) is \(String(self[x, y], radix: 16)), not \(String(other[x, y], radix: 16))"
      }
    }
    return nil
  }

  /// A pixel's red, green and blue.
  func channels(_ x: Int, _ y: Int) -> [Int] { [16, 8, 0].map { Int(self[x, y] >> $0 & 255) } }
}

extension Bitmap {
  /// The pixels of a picture in colours; none of a mask.
  var colors: [UInt32] { if case .premultiplied(let colors) = pixels { colors } else { [] } }

  /// The coverage of a mask; none of a picture in colours.
  var coverage: [UInt8] { if case .mask(let mask) = pixels { mask } else { [] } }
}

/// Defaults that the stand-ins do not need.
extension ImageDrawing {
  func bitmap(_ request: ImageRequest) -> Bitmap? { nil }
  func isReady(_ request: ImageRequest) -> Bool { true }
  var areLate: Bool { false }
  func latecomers() -> Int { 0 }
  var unreadable: [String: PictureProblem] { [:] }
  func isKept(_ request: ImageRequest) -> Bool { false }
  func bitmap(named name: String, width: Int, height: Int, phase: PixelPhase) -> Bitmap? {
    bitmap(named: name, width: width, height: height, tint: nil)
  }
  func prefetch(_ requests: [ImageRequest], isUrgent: Bool) {}
  func trim() {}
  var cachedByteCount: Int { 0 }
  var cacheCapacity: Int { 0 }
  func reserve(frameBytes: Int) {}
}

extension TextDrawing {
  func prepare(_ runs: [TextRun], scale: Double) {}
  var cachedByteCount: Int { 0 }
  var cacheCapacity: Int { 0 }
  func reserve(frameBytes: Int) {}
}

/// Shows random scenes with two painters, and expects equal damage and equal pixels.
func expectSamePixels(
  seed: UInt64, of painter: Painter, as other: Painter, sourceLocation: SourceLocation = #_sourceLocation
) {
  var scenes = RandomScenes(seed: seed)
  var scene = scenes.scene()
  for step in 0..<20 {
    let isDamageSame = painter.paint(scene) == other.paint(scene)
    #expect(isDamageSame, "seed \(seed), step \(step)", sourceLocation: sourceLocation)
    let isSame = painter.frame.hasSamePixels(as: other.frame)
    #expect(isSame, "seed \(seed), step \(step)", sourceLocation: sourceLocation)
    scenes.change(&scene)
  }
}
