@testable import FloatCore

/// A defect that is put into some frames of a scene, to test that it is noticed.
struct Damage: Sendable, CustomStringConvertible {
  enum Kind: Sendable {
    case vanish
    case loseImages
    case losePaths
    case fade(Double)
    case shift(Point)
    case grow(Double)
    case square
    /// A second copy of everything, a little aside.
    case double(Point)
  }

  /// The id of the layer, or the id's beginning.
  var layer: String
  var kind: Kind
  /// The index of the first damaged frame among those that have the layer, and the number of damaged frames.
  var first = 0
  var count = 1

  var description: String { "\(layer) \(kind) from \(first) for \(count)" }

  /// Returns the scene with the damage, if this is one of the frames.
  ///
  /// - Parameter seen: The number of frames that had the layer so far; increased here.
  func apply(to scene: Scene, seen: inout Int) -> Scene {
    guard Self.has(layer, in: scene.layers) else { return scene }
    defer { seen += 1 }
    guard (first..<first + count).contains(seen) else { return scene }
    var damaged = scene
    damaged.layers = scene.layers.flatMap { damage($0) }
    return damaged
  }

  private static func has(_ id: String, in layers: [Layer]) -> Bool {
    layers.contains { $0.id.hasPrefix(id) || has(id, in: $0.sublayers) }
  }

  private func damage(_ layer: Layer) -> [Layer] {
    var changed = layer
    changed.sublayers = layer.sublayers.flatMap { damage($0) }
    guard layer.id.hasPrefix(self.layer) else { return [changed] }
    switch kind {
    case .vanish: return []
    case .loseImages: changed.content.removeAll { if case .image = $0 { true } else { false } }
    case .losePaths: changed.content.removeAll { if case .fill = $0 { true } else { false } }
    case .fade(let opacity): changed.opacity *= opacity
    case .shift(let way): changed.position += way
    case .grow(let length):
      changed.content = layer.content.map {
        if case .roundedRect(let shape, let paint) = $0 {
          .roundedRect(shape.inset(by: -length), paint)
        } else {
          $0
        }
      }
    case .square:
      changed.outline?.radii = CornerRadii(0)
      changed.content = layer.content.map {
        if case .roundedRect(let shape, let paint) = $0 {
          .roundedRect(RoundedRect(shape.rect), paint)
        } else {
          $0
        }
      }
    case .double(let way):
      var twin = changed
      twin.position += way
      return [changed, twin]
    }
    return [changed]
  }
}
