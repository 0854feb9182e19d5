import FloatCore
import FloatStudio

/// A scrolled layer that moved by whole pixels over a plain ground: its pixels can be moved too, so that only the strip
/// that came into view has to be painted.
struct ScrollMove {
  /// The area in which the layer is visible; all pixels in it move.
  let clip: PixelRect
  let dx: Int
  let dy: Int
  /// The parts of `clip` where something lies over the layer, or did before the move.
  let covered: [PixelRect]
  /// The previous layers, with the scrolled one at its new place.
  let movedLayers: [Layer]

  /// The first such move between two scenes that are otherwise composed alike, or nil.
  init?(
    from old: [Layer], to new: [Layer], _ transform: PixelTransform, clip: PixelRect, bounds: BoundsFinder
  ) {
    var search = Search(bounds: bounds, ground: [])
    guard let moved = search.walk(old, new, transform, clip: clip), let found = search.found else {
      return nil
    }
    guard abs(found.dx) < found.clip.width, abs(found.dy) < found.clip.height else { return nil }
    self.clip = found.clip
    dx = found.dx
    dy = found.dy
    covered = search.covers.flatMap { cover in
      [cover, cover.offset(x: found.dx, y: found.dy)].map(found.clip.intersection)
    }
    movedLayers = moved
  }

  /// The area that the move brings into view or spoils.
  var exposed: [PixelRect] { clip.subtracting(clip.offset(x: dx, y: dy)) + covered.filter { !$0.isEmpty } }

  /// Moves the pixels, on one processor, because it reads and writes whole rows at the speed of the memory.
  func apply(to target: PixelBuffer) {
    let kept = clip.intersection(clip.offset(x: dx, y: dy))
    guard !kept.isEmpty else { return }
    func row(_ y: Int) {
      target.pointer(kept.minX, y).update(from: target.pointer(kept.minX - dx, y - dy), count: kept.width)
    }
    if dy > 0 {
      for y in (kept.minY..<kept.maxY).reversed() { row(y) }
    } else {
      for y in kept.minY..<kept.maxY { row(y) }
    }
  }

  private struct Search {
    let bounds: BoundsFinder
    /// The shapes of the surrounding layers, with their places.
    var ground: [(shapes: [Shape], transform: PixelTransform)]
    var found: (clip: PixelRect, dx: Int, dy: Int)?
    /// The areas of everything over the scrolled layer, before or now.
    var covers: [PixelRect] = []

    /// The old layers with the scrolled one at its new place; nil if none moved.
    mutating func walk(
      _ old: [Layer], _ new: [Layer], _ transform: PixelTransform, clip: PixelRect
    ) -> [Layer]? {
      guard old.count == new.count else { return nil }
      // Of equal layers none moved, which their own comparison finds out, too.
      for i in old.indices {
        guard let moved = pair(old[i], new[i], transform, clip: clip) else { continue }
        guard let found else { return nil }
        for j in old.indices where j != i {
          var places = Region(limit: found.clip)
          for layer in [old[j], new[j]] { bounds.add(layer, in: transform, to: &places) }
          if j > i {
            covers += places.rects
          } else if !places.isEmpty {
            return nil
          }
        }
        var out = old
        out[i] = moved
        return out
      }
      return nil
    }

    private mutating func pair(_ old: Layer, _ new: Layer, _ transform: PixelTransform, clip: PixelRect)
      -> Layer?
    {
      guard old.id == new.id else { return nil }
      if old.position != new.position, old.scrollsByBlit, new.scrollsByBlit {
        guard let from = old.geometry(in: transform), let to = new.geometry(in: transform) else { return nil }
        return move(old, to: new.position, from, to, clip: clip)
      }
      guard !old.sublayers.isEmpty, old.sublayers.count == new.sublayers.count,
        !old.sublayers.isSameMemory(as: new.sublayers), old.position == new.position,
        old.outline == new.outline, old.opacity == new.opacity, old.shadow == new.shadow,
        old.shade == new.shade, old.isRasterized == new.isRasterized, old.backdrop == nil,
        new.backdrop == nil, let from = old.geometry(in: transform), let to = new.geometry(in: transform),
        moves(old, from), moves(new, to), old.content == new.content
      else { return nil }
      ground.append((old.content, from.transform))
      defer { ground.removeLast() }
      guard
        let inner = walk(
          old.sublayers, new.sublayers, from.transform, clip: from.clip?.intersection(clip) ?? clip)
      else { return nil }
      var moved = old
      moved.sublayers = inner
      return moved
    }

    /// True if a motion inside a layer moves its pixels alike; also inside a picture, which is copied pixel by pixel.
    private func moves(_ layer: Layer, _ geometry: LayerGeometry) -> Bool {
      switch layer.compositingMode(geometry) {
      case .direct: true
      case .picture: !geometry.isRounded
      case .group, .sublayerPicture: false
      }
    }

    private mutating func move(
      _ old: Layer, to position: Point, _ from: LayerGeometry, _ to: LayerGeometry, clip: PixelRect
    ) -> Layer? {
      guard !clip.isEmpty, !old.hasGradient, ground.allSatisfy({ isPlain($0.shapes, $0.transform, clip) })
      else {
        return nil
      }
      found = (
        clip, nearestPixel(to.transform.origin.x - from.transform.origin.x),
        nearestPixel(to.transform.origin.y - from.transform.origin.y)
      )
      var moved = old
      moved.position = position
      return moved
    }

    /// True if shapes look the same everywhere in an area.
    private func isPlain(_ shapes: [Shape], _ transform: PixelTransform, _ area: PixelRect) -> Bool {
      shapes.allSatisfy { shape in
        let touched = bounds.bounds(of: shape, transform)
        if case .rect = shape, touched.contains(area) { return true }
        return !touched.inflated(by: 1).intersects(area)
      }
    }
  }
}

extension Layer {
  /// True for a gradient, which is computed from absolute places and may round differently elsewhere.
  fileprivate var hasGradient: Bool {
    content.contains { shape in
      switch shape {
      case .roundedRect(_, .linearGradient), .fill(_, .linearGradient): true
      default: false
      }
    } || sublayers.contains(where: \.hasGradient)
  }
}
