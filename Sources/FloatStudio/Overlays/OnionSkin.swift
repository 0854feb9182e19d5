package import FloatCore

/// The frames before and after a moment, as solid and as dashed outlines of the moving thing; a small thing shows its
/// picture, too.
package struct OnionSkin {
  package struct Ghost {
    package let time: Double
    package let thing: Motion.Thing
    let layer: Layer
    /// On the screen.
    package let outline: RoundedRect
    /// −1 for the farthest before the moment, 1 for the farthest after it.
    let distance: Double
  }

  package private(set) var ghosts: [Ghost] = []

  /// The largest thing that is drawn as a picture, as a share of the screen; a larger one is an outline only.
  private static let largest = 0.15

  /// - Parameters:
  ///   - count: The number of frames on each side.
  ///   - step: The time between frames, in seconds.
  package init(_ take: GestureTake, around time: Double, count: Int, step: Double) {
    var player = Player(take.start, inputs: take.inputs)
    let last = take.end ?? .infinity
    let count = min(count, Overlays.mostOnion)
    for index in -count...count where index != 0 {
      let at = time + Double(index) * step
      guard at >= take.block.start, at <= last else { continue }
      player.advance(to: at)
      guard let motion = player.prototype.mover, motion.thing.isOnScreen, let outline = motion.outline,
        outline != ghosts.last?.outline, let layer = motion.picture(in: player.prototype.scene)
      else { continue }
      ghosts.append(
        Ghost(
          time: at, thing: motion.thing, layer: layer, outline: outline,
          distance: Double(index) / Double(count)))
    }
  }

  /// The outline without the sides of a page that lie along the screen's.
  private static func edges(of outline: RoundedRect, on screen: Size) -> Path {
    let rect = outline.rect
    guard outline.radii == CornerRadii(0), rect.width >= screen.width, rect.height >= screen.height else {
      return Path(outline.inset(by: 0.5))
    }
    var path = Path()
    for x in [rect.minX, rect.maxX] where x > 0 && x < screen.width {
      path.lines([Point(x, 0), Point(x, screen.height)])
    }
    for y in [rect.minY, rect.maxY] where y > 0 && y < screen.height {
      path.lines([Point(0, y), Point(screen.width, y)])
    }
    return path
  }

  func layers(_ ink: OverlayInk) -> [Layer] {
    let small = ink.screen.width * ink.screen.height * Self.largest
    // The nearest lie on top.
    return ghosts.sorted { abs($0.distance) > abs($1.distance) }.enumerated().flatMap { index, ghost in
      let near = 1 - abs(ghost.distance)
      let color = ghost.distance < 0 ? ink.before : ink.after
      var layers: [Layer] = []
      if ghost.outline.rect.width * ghost.outline.rect.height < small {
        var picture = Layer(id: "overlay:onion-picture:\(index)", opacity: 0.12 + 0.28 * near)
        picture.sublayers = [ghost.layer.ghost(index)]
        layers.append(picture)
      }
      // What comes after is dashed, because not everybody can tell the two colours apart.
      let edges = Self.edges(of: ghost.outline, on: ink.screen)
      let stroke = ghost.distance < 0 ? edges : OverlayInk.dashes(along: edges)
      layers.append(
        Layer(
          id: "overlay:onion:\(index)", opacity: 0.3 + 0.6 * near,
          content: [.stroke(stroke, width: 1.25, color)]))
      return layers
    }
  }
}

extension Layer {
  /// The layer without its shadow, under another id for caches that go by ids.
  fileprivate func ghost(_ index: Int) -> Layer {
    var layer = self
    layer.id = "overlay:ghost:\(index):\(id)"
    layer.shadow = nil
    layer.backdrop = nil
    layer.isRasterized = false
    layer.sublayers = sublayers.map { $0.ghost(index) }
    return layer
  }
}
