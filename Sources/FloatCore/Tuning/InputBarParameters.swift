/// The tunable values below the key `input-bar`; see ``ParameterSchema`` for ranges, units and sources.
public struct InputBarParameters: Hashable, Sendable {
  /// The height of the bar below a conversation, without the safe area. (`input-bar.height`)
  public var height = 0.0
  /// Its icons' size. (`input-bar.icon`)
  public var icon = 0.0
  /// The distance from the left edge to the microphone's centre. (`input-bar.mic-x`)
  public var micX = 0.0
  /// The distance from the right edge to the smile's centre. (`input-bar.smile-x`)
  public var smileX = 0.0
  /// The distance from the right edge to the plus's centre. (`input-bar.plus-x`)
  public var plusX = 0.0
  /// The distance from the left edge to the field. (`input-bar.field.x`)
  public var fieldX = 0.0
  /// The distance from the field to the right edge. (`input-bar.field.end`)
  public var fieldEnd = 0.0
  /// The field's height. (`input-bar.field.height`)
  public var fieldHeight = 0.0
  /// Its corner radius. (`input-bar.field.radius`)
  public var fieldRadius = 0.0
  /// The distance from the field's sides to its text. (`input-bar.field.padding`)
  public var fieldPadding = 0.0
  /// The font size. (`input-bar.text-size`)
  public var textSize = 0.0
  /// How wide a button of the bar can be pressed. (`input-bar.touch`)
  public var touch = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
