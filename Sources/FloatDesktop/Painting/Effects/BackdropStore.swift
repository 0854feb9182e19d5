import FloatCore
import FloatStudio

/// The blurred backdrops of one surface, kept while nothing beneath them changes.
///
/// Bound: one picture at the blur's reduced size for each backdrop of the last scene.
final class BackdropStore {
  /// Everything below a backdrop: the layers beneath it as a whole, and the layers around it up to it.
  fileprivate struct Below: Equatable {
    var background: Color
    var layers: [Layer]
  }

  final class Entry {
    fileprivate(set) var source: PixelRect
    fileprivate(set) var plan: BlurPlan
    fileprivate var below: Below
    /// True until its surroundings have been repainted; after that a missing brush means that an opaque layer hides the
    /// backdrop.
    fileprivate var isNew = true
    var brush: BlurBrush?

    fileprivate init(source: PixelRect, plan: BlurPlan, below: Below) {
      self.source = source
      self.plan = plan
      self.below = below
    }
  }

  private struct Found {
    var id: String
    /// The area to repaint when the blur is out of date, and the part of it that changes.
    var source: PixelRect
    var shown: PixelRect
    var plan: BlurPlan
    /// Nil inside a group, whose backdrops are made anew each time.
    var below: Below?
    /// True if something below has changed, whether or not it is in the area that the blur depends on.
    var isSuspect = false
  }

  private var entries: [String: Entry] = [:]

  var byteCount: Int { entries.values.reduce(0) { $0 + ($1.brush?.byteCount ?? 0) } }

  func entry(_ id: String) -> Entry? { entries[id] }

  static func plan(_ backdrop: Backdrop, _ scale: Double) -> BlurPlan {
    BlurPlan(sigma: backdrop.radius / 2 * scale)
  }

  /// Updates the store to a scene of which `changed` will be repainted, and adds the areas that the backdrops need: to
  /// `repaint` everything that a blur reads, to `changed` the pixels that will differ.
  func prepare(
    background: Color, _ layers: [Layer], _ transform: PixelTransform, bounds: BoundsFinder,
    repaint: inout Region, changed: inout Region
  ) {
    var search = Search(background: background, limit: repaint.limit, bounds: bounds)
    search.walk(layers, transform, around: [])
    guard !search.found.isEmpty else { return entries.removeAll() }
    var found = search.found
    var kept: [String: Entry] = [:]
    var seen: Set<String> = []
    for i in found.indices {
      let id = found[i].id
      guard let below = found[i].below, seen.insert(id).inserted else {
        kept[id] = nil
        continue
      }
      if let old = entries[id], old.source == found[i].source, old.plan == found[i].plan {
        found[i].isSuspect = old.below != below
        old.below = below
        kept[id] = old
      } else {
        kept[id] = Entry(source: found[i].source, plan: found[i].plan, below: below)
      }
    }
    entries = kept
    settle(found, &repaint, &changed)
    for entry in entries.values { entry.isNew = false }
  }

  /// Adds areas until no blur is both out of date and only partly repainted.
  private func settle(_ found: [Found], _ repaint: inout Region, _ changed: inout Region) {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for backdrop in found {
        let isTouched = repaint.intersects(backdrop.source)
        let entry = entries[backdrop.id]
        if backdrop.isSuspect, isTouched { entry?.brush = nil }
        let isStale = entry.map { $0.brush == nil && ($0.isNew || isTouched) } ?? isTouched
        if isStale, !repaint.contains(backdrop.source) || !changed.contains(backdrop.shown) {
          repaint.add(backdrop.source)
          changed.add(backdrop.shown)
          isSettled = false
        }
      }
    }
  }

  /// Finds the backdrops of a scene in drawing order.
  private struct Search {
    let background: Color
    let limit: PixelRect
    let bounds: BoundsFinder
    var found: [Found] = []

    /// - Parameter around: The layers that contain this list, outermost first, each with the siblings below it.
    mutating func walk(_ layers: [Layer], _ parent: PixelTransform, around: [(layer: Layer, below: [Layer])])
    {
      for (i, layer) in layers.enumerated() {
        guard !layer.isRasterized, layer.hasBackdrop,
          let geometry = layer.geometry(in: parent)
        else { continue }
        if let backdrop = layer.backdrop, backdrop.radius > 0 {
          let shown = bounds.inner(layer, geometry, limit: limit)
          if !shown.isEmpty {
            let plan = BackdropStore.plan(backdrop, parent.scale)
            found.append(
              Found(
                id: layer.id, source: plan.source(for: shown, in: limit), shown: shown, plan: plan,
                below: below(Array(layers[..<i]), around)))
          }
        }
        if layer.compositingMode(geometry) != .direct {
          addGroup(layer, geometry)
        } else {
          walk(layer.sublayers, geometry.transform, around: around + [(layer, Array(layers[..<i]))])
        }
      }
    }

    /// Adds a group with backdrops inside, which see only the group; it is repainted as a whole.
    private mutating func addGroup(_ layer: Layer, _ geometry: LayerGeometry) {
      guard layer.sublayers.contains(where: \.hasBackdrop) else { return }
      let all = bounds.inner(layer, geometry, limit: limit)
      guard !all.isEmpty else { return }
      found.append(
        Found(id: layer.id + "/", source: all, shown: all, plan: BlurPlan(sigma: 0), below: nil))
    }

    private func below(_ siblings: [Layer], _ around: [(layer: Layer, below: [Layer])]) -> Below {
      var layers = siblings
      for (layer, below) in around.reversed() {
        var cut = layer
        cut.sublayers = layers
        cut.shade = .clear
        layers = below + [cut]
      }
      return Below(background: background, layers: layers)
    }
  }
}
