import FloatCore
import FloatStudio

/// Finds the pixels that differ between two lists of layers.
///
/// Every shape is compared once. Lists as a whole are compared only by their place in memory, which unchanged pages
/// share.
struct DamageFinder {
  let bounds: BoundsFinder
  let parent: PixelTransform
  let clip: PixelRect

  func compare(_ old: [Layer], _ new: [Layer], into region: inout Region) {
    if old.isSameMemory(as: new) { return }
    if old.count == new.count, old.indices.allSatisfy({ old[$0].id == new[$0].id }) {
      for i in old.indices { compare(old[i], new[i], into: &region) }
      return
    }
    var places: [String: Int] = [:]
    for (i, layer) in old.enumerated() where places[layer.id] == nil { places[layer.id] = i }
    // Pairs layers that keep their order; a layer that changed places counts as gone and new.
    var next = 0
    var paired = [Bool](repeating: false, count: old.count)
    for layer in new {
      if let i = places[layer.id], i >= next {
        next = i + 1
        paired[i] = true
        compare(old[i], layer, into: &region)
      } else {
        add(layer, into: &region)
      }
    }
    for (i, layer) in old.enumerated() where !paired[i] { add(layer, into: &region) }
  }

  private func add(_ layer: Layer, into region: inout Region) {
    region.add(bounds.bounds(of: layer, in: parent, limit: clip))
  }

  private func compare(_ old: Layer, _ new: Layer, into region: inout Region) {
    // Places are compared as they are drawn: a page that moved by less than half a pixel has not moved.
    let sameFrame =
      old.shadow == new.shadow && old.backdrop == new.backdrop && old.shade == new.shade
      && old.isRasterized == new.isRasterized
    let geometry = new.geometry(in: parent)
    let mode = geometry.map(new.compositingMode)
    guard sameFrame, let geometry, old.geometry(in: parent) == geometry,
      old.compositingMode(geometry) == mode
    else {
      add(old, into: &region)
      return add(new, into: &region)
    }
    let inner = DamageFinder(
      bounds: bounds, parent: geometry.transform, clip: geometry.clip.map(clip.intersection) ?? clip)
    guard !inner.clip.isEmpty else { return }
    guard mode == .picture else {
      inner.compare(old.content, new.content, into: &region)
      return inner.compare(old.sublayers, new.sublayers, into: &region)
    }
    // A picture's border is continued for a pixel (see PictureBrush), and a blur inside it spreads changes.
    guard old.opaquePixels(inner.parent) == new.opaquePixels(inner.parent),
      !new.sublayers.contains(where: \.hasBackdrop)
    else {
      if old != new { region.add(inner.clip) }
      return
    }
    var damage = Region(limit: region.limit)
    inner.compare(old.content, new.content, into: &damage)
    inner.compare(old.sublayers, new.sublayers, into: &damage)
    for rect in damage.rects { region.add(rect.inflated(by: 1).intersection(inner.clip)) }
  }

  private func compare(_ old: [Shape], _ new: [Shape], into region: inout Region) {
    if old.isSameMemory(as: new) { return }
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let before = old[head..<(old.count - tail)]
    let after = new[head..<(new.count - tail)]
    if before.count == after.count {
      for (a, b) in zip(before, after) where a != b {
        add(a, into: &region)
        add(b, into: &region)
      }
    } else {
      for shape in before { add(shape, into: &region) }
      for shape in after { add(shape, into: &region) }
    }
  }

  private func add(_ shape: Shape, into region: inout Region) {
    region.add(bounds.bounds(of: shape, parent).inflated(by: 1).intersection(clip))
  }
}

extension Array {
  /// True if two arrays share their memory, so that their elements need not be compared.
  func isSameMemory(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { a in
      other.withUnsafeBufferPointer { b in a.count == b.count && a.baseAddress == b.baseAddress }
    }
  }
}
