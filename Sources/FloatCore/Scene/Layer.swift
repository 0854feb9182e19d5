/// A group of shapes that moves, fades and is clipped as one.
///
/// A layer is drawn in this order: its shadow (outside its outline), its backdrop, its content, its sublayers, then its
/// shade. Everything but the shadow is clipped to the outline, and all of it is multiplied by the opacity as a group.
public struct Layer: Equatable, Sendable {
  /// A stable name: `page:article-1`, `ball`, `zone`. Caches and text dumps identify layers by it.
  public var id: String
  /// The position of the layer's origin in its parent, in points; it may be fractional.
  public var position: Point
  /// The outline, in the layer's own coordinates; nil draws unclipped.
  public var outline: RoundedRect?
  /// The opacity of the layer as a whole, shadow included, 0…1.
  public var opacity: Double
  /// The shadow cast by the outline; a layer without an outline casts none.
  public var shadow: Shadow?
  /// The blur and tint of the layers below; nil shows them unchanged.
  public var backdrop: Backdrop?
  /// Its shapes, back to front, in its own coordinates.
  public var content: [Shape]
  /// Layers over the content, back to front; their positions are in this layer's coordinates.
  public var sublayers: [Layer]
  /// Painted over everything inside the outline; used for dimming.
  public var shade: Color
  /// True for a layer whose content and sublayers seldom change while it moves, so a painter should cache their pixels:
  /// for pages and their scrolled content. Such a layer lies on whole pixels. If it has an outline, its content is
  /// opaque and covers it.
  public var isRasterized: Bool

  /// A layer; everything but its id has a default that shows nothing.
  ///
  /// - Parameters:
  ///   - id: A stable name, unique in the scene.
  ///   - position: The position of its origin in its parent, in points.
  ///   - outline: In its own coordinates; nil draws unclipped.
  ///   - opacity: 0…1; a layer of opacity 0 is not drawn.
  ///   - shadow: Cast by the outline.
  ///   - backdrop: The blur and tint of the layers below.
  ///   - content: Its shapes, back to front.
  ///   - sublayers: Layers over the content, back to front.
  ///   - shade: Painted over everything inside the outline.
  ///   - isRasterized: True where a painter should cache the layer's pixels.
  public init(
    id: String, position: Point = .zero, outline: RoundedRect? = nil, opacity: Double = 1,
    shadow: Shadow? = nil, backdrop: Backdrop? = nil, content: [Shape] = [], sublayers: [Layer] = [],
    shade: Color = .clear, isRasterized: Bool = false
  ) {
    (self.id, self.position, self.outline, self.opacity) = (id, position, outline, opacity)
    (self.shadow, self.backdrop, self.content, self.sublayers) = (shadow, backdrop, content, sublayers)
    (self.shade, self.isRasterized) = (shade, isRasterized)
  }
}

extension Layer {
  /// The same layer under another name, so that a painter caches it separately.
  func named(_ prefix: String) -> Layer {
    var layer = self
    layer.id = prefix + id
    layer.sublayers = sublayers.map { $0.named(prefix) }
    return layer
  }
}

/// A material: the layers below, blurred and tinted, inside a layer's outline.
public struct Backdrop: Hashable, Sendable {
  /// The blur radius in points (σ is half of it); 0 tints without blurring.
  public var radius: Double
  /// The colour painted over the blur; its alpha determines how much of the blur remains visible.
  public var tint: Color

  /// A material.
  public init(radius: Double, tint: Color) {
    self.radius = radius
    self.tint = tint
  }
}

/// A soft shadow around a layer's outline.
public struct Shadow: Hashable, Sendable {
  /// The colour of the shadow where it is darkest; its alpha is that darkness.
  public var color: Color
  /// The blur radius in points: the shadow fades out this far outside the outline (σ is half of it).
  public var radius: Double
  /// How far the shadow lies from the outline, in points, y down.
  public var offset: Point

  /// A shadow of an outline.
  ///
  /// - Parameters:
  ///   - color: Its colour, with its darkness as the alpha.
  ///   - radius: The blur radius, in points; 0 gives a hard edge, below 0 no shadow.
  ///   - offset: From the outline, in points.
  public init(color: Color, radius: Double, offset: Point = .zero) {
    (self.color, self.radius, self.offset) = (color, radius, offset)
  }

  /// This shadow plus a share of another one, 0…1: the darkness is added, radius and offset are interpolated.
  func adding(_ share: Double, of other: Shadow) -> Shadow {
    guard share > 0 else { return self }
    var sum = self
    sum.color.alpha = UInt8(min(255, Double(color.alpha) + Double(other.color.alpha) * min(share, 1)))
    sum.radius += (other.radius - radius) * share
    sum.offset += (other.offset - offset) * share
    return sum
  }
}
