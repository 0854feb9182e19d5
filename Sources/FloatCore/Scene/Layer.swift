/// A group of shapes that moves, fades and is clipped as one.
///
/// A layer is drawn in this order: its shadow (outside its outline), its backdrop, its content, its
/// sublayers, then its shade. Everything but the shadow is clipped to the outline, and all of it is
/// multiplied by the opacity as a group.
public struct Layer: Equatable, Sendable {
  /// A stable name: `page:article-1`, `ball`, `zone`. Caches and text dumps go by it.
  public var id: String
  /// Where the layer's origin lies in its parent, in points; any fraction.
  public var position: Point
  /// The outline, in the layer's own coordinates; nil draws unclipped.
  public var outline: RoundedRect?
  /// 0…1, of the layer as a whole, shadow included.
  public var opacity: Double
  public var shadow: Shadow?
  public var backdrop: Backdrop?
  public var content: [Shape]
  public var sublayers: [Layer]
  /// Painted over everything inside the outline; used for dimming.
  public var shade: Color
  /// True where content and sublayers seldom change while the layer moves, so that a painter should keep
  /// their picture: pages, and what scrolls in them. It then lies on whole pixels. With an outline, the picture
  /// covers that and is opaque.
  public var isRasterized: Bool

  public init(
    id: String, position: Point = .zero, outline: RoundedRect? = nil, opacity: Double = 1,
    shadow: Shadow? = nil, backdrop: Backdrop? = nil, content: [Shape] = [], sublayers: [Layer] = [],
    shade: Color = .clear, isRasterized: Bool = false
  ) {
    self.id = id
    self.position = position
    self.outline = outline
    self.opacity = opacity
    self.shadow = shadow
    self.backdrop = backdrop
    self.content = content
    self.sublayers = sublayers
    self.shade = shade
    self.isRasterized = isRasterized
  }
}
