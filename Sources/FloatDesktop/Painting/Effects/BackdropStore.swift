import FloatCore

/// The blurred backdrops of one surface, kept while nothing beneath them changes.
///
/// Bound: one picture at the blur's reduced size for each backdrop of the last scene.
final class BackdropStore {
  /// All that lies below a backdrop: layers beneath it whole, layers around it up to it.
  fileprivate struct Below: Equatable {
    var background: Color
    var layers: [Layer]
  }

  final class Entry {
    fileprivate(set) var source: PixelRect
    fileprivate(set) var plan: BlurPlan
    fileprivate var below: Below
    /// Set until its surroundings have been repainted; after that a missing brush means that an opaque
    /// layer hides the backdrop.
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
    /// What has to be repainted when it is out of date, and the part of that which changes.
    var source: PixelRect
    var shown: PixelRect
    var plan: BlurPlan
    /// Nil inside a group, whose backdrops are made anew each time.
    var below: Below?
    /// True when something below is not what it was; whether the blur looks at it is another matter.
    var isSuspect = false
  }

  private var entries: [String: Entry] = [:]

  var byteCount: Int { entries.values.reduce(0) { $0 + ($1.brush?.byteCount ?? 0) } }

  func entry(_ id: String) -> Entry? { entries[id] }

  static func plan(_ backdrop: Backdrop, _ scale: Double) -> BlurPlan {
    BlurPlan(sigma: backdrop.radius / 2 * scale)
  }

  /// Brings the store up to date with a scene of which `changed` will be repainted, and adds what the
  /// backdrops need: `repaint` gets all a blur looks at, `changed` the pixels that will differ.
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

  /// Adds areas until no blur is left that is out of date and only partly repainted.
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

    init(background: Color, limit: PixelRect, bounds: BoundsFinder) {
      self.background = background
      self.limit = limit
      self.bounds = bounds
    }

    /// `around`: the layers this list lies in, outermost first, each with the siblings below it.
    mutating func walk(_ layers: [Layer], _ parent: PixelTransform, around: [(layer: Layer, below: [Layer])])
    {
      for (i, layer) in layers.enumerated() {
        guard !layer.isRasterized, layer.hasBackdrop,
          let geometry = LayerGeometry(layer, in: parent)
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

    /// Backdrops inside a group see the group only; it is repainted whole.
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
