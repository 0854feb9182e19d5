/// The colours of one appearance, below the keys `light` and `dark`.
public struct ThemeColors: Hashable, Sendable {
  public var background = Color.clear
  public var groupedBackground = Color.clear
  public var row = Color.clear
  public var bar = Color.clear
  public var tabBar = Color.clear
  public var label = Color.clear
  public var secondaryLabel = Color.clear
  public var tertiaryLabel = Color.clear
  public var separator = Color.clear
  public var tint = Color.clear
  public var bubbleMe = Color.clear
  public var bubbleThem = Color.clear
  public var bubbleMeLabel = Color.clear
  public var pressed = Color.clear
  public var fill = Color.clear

  public init() {}
}
