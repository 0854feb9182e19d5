/// The tunable values below the key `list`; see ``ParameterSchema`` for ranges, units and sources.
public struct ListParameters: Hashable, Sendable {
  /// A row's height. (`list.row-height`)
  public var rowHeight = 0.0
  /// The gap between rows and to the ball. (`list.gap`)
  public var gap = 0.0
  /// A row's width as a share of the screen's. (`list.width-fraction`)
  public var widthFraction = 0.0
  /// The response of the spring a row slides in and out by. (`list.slide.response`)
  public var slide = 0.0
  /// How much later each row starts to slide in. (`list.stagger`)
  public var stagger = 0.0
  /// How much later each row starts to slide out. (`list.stagger-out`)
  public var staggerOut = 0.0
  /// How long the blurred backdrop takes to come and go. (`list.backdrop`)
  public var backdrop = 0.0
  /// The backdrop's blur radius. (`list.blur`)
  public var blur = 0.0
  /// The share of the blur's radius that comes as a fade over what is sharp; from there on the radius grows. (`list.blur-start`)
  public var blurStart = 0.0
  /// The backdrop's tint in light appearance. (`list.tint`)
  public var tint = Color.clear
  /// The backdrop's tint in dark appearance. (`list.tint-dark`)
  public var tintDark = Color.clear
  /// How much the row under a pressing pointer grows. (`list.selected-scale`)
  public var selectedScale = 0.0
  /// A row icon's diameter. (`list.icon`)
  public var icon = 0.0
  /// The delete button's width, flush with the row's end. (`list.delete-width`)
  public var deleteWidth = 0.0
  /// How much later than a deleted row the rows below it start to close up. (`list.close-up-delay`)
  public var closeUpDelay = 0.0
  /// How rows slide. (`list.slide.motion`)
  public var slideMotion = MotionKind.spring
  /// How long a row takes along a curve. (`list.slide.duration`)
  public var slideDuration = 0.0
  /// The curve a row slides along. (`list.slide.curve`)
  public var slideCurve = TimingCurve.easeInOut
  /// How far outside the screen a row begins, so that its shadow is out of sight. (`list.slide.lead`)
  public var slideLead = 0.0
  /// The titles' colour in light appearance. (`list.text-color`)
  public var textColor = Color.clear
  /// The titles' colour in dark appearance. (`list.text-color-dark`)
  public var textColorDark = Color.clear
  /// The font size. (`list.text-size`)
  public var textSize = 0.0
  /// The line height. (`list.line-height`)
  public var lineHeight = 0.0
  /// How many lines a title may have. (`list.lines`)
  public var lines = 0
  /// The gap between the icon and the text. (`list.text-gap`)
  public var textGap = 0.0
  /// How far a text may reach over the delete button's place. (`list.text-overlap`)
  public var textOverlap = 0.0
  /// The distance from a row's left end to the icon's centre, at the left edge. (`list.icon-left`)
  public var iconLeft = 0.0
  /// The same at the right edge, where that end is round. (`list.icon-right`)
  public var iconRight = 0.0
  /// The cross's size. (`list.delete-icon`)
  public var deleteIcon = 0.0
  /// How long a deleted row takes to fade on its way out. (`list.delete-fade`)
  public var deleteFade = 0.0
  /// A row's shadow fades out this far from its outline. (`list.shadow.radius`)
  public var shadowRadius = 0.0
  /// The shadow's darkness. (`list.shadow.opacity`)
  public var shadowOpacity = 0.0
  /// How far down the shadow lies. (`list.shadow.offset`)
  public var shadowOffset = 0.0
  /// How many times as dark the shadow of the row under a pressing pointer is. (`list.shadow.selected`)
  public var shadowSelected = 0.0
  /// What a title leaves free at its row's end while there is no delete button. (`list.text-end`)
  public var textEnd = 0.0
  /// How long the delete buttons take to come when a long press leaves the list open. (`list.button-fade`)
  public var buttonFade = 0.0
  /// A row gets no wider than this, on wide screens. (`list.maximum-width`)
  public var maximumWidth = 0.0
  /// What stays free between the last row and the safe area. (`list.bottom-margin`)
  public var bottomMargin = 0.0

  /// Every number is zero and every colour clear; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
