/// The list of collected pages. (`list`)
struct ListParameters: Hashable, Sendable {
  var rowHeight = 56.0
  var gap = 15.0
  var widthFraction = 2.0 / 3
  var slide = Settling(response: 0.28, dampingRatio: 1, duration: 0.15)
  var stagger = 0.03
  var staggerOut = 0.02
  var backdrop = 0.25
  var blur = 32.0
  var blurStart = 0.2
  var tint = Themed(light: Color(242, 242, 247, 128), dark: Color(18, 18, 20, 140))
  var selectedScale = 1.1
  var icon = 35.0
  var deleteWidth = 56.0
  var closeUpDelay = 0.06
  var slideLead = 30.0
  var textColor = Themed(light: Color(rgb: 0x191919), dark: Color(rgb: 0xD5D5D5))
  var textSize = 14.0
  var lineHeight = 18.0
  var lines = 2
  var textGap = 10.0
  var iconLeft = 27.5
  var iconRight = 31.0
  var deleteFade = 0.1
  var shadowRadius = 15.0
  var shadowOpacity = 0.12
  var shadowOffset = 2.0
  var shadowSelected = 2.5
  var textEnd = 16.0
  var buttonFade = 0.15
  var maximumWidth = 300.0
  var bottomMargin = 5.0

  /// The room at a row's end that its title leaves free: the delete button's, even without buttons, because a list that
  /// a long press leaves open gets them.
  var titleEnd: Double { max(textEnd, deleteWidth) }

  static let table: [KeyEntry<Self>] = [
    .length("row-height", \.rowHeight, 24...160, "A row's height.", source: "SuspensionEntrance: 56"),
    .length("gap", \.gap, 0...80, "The gap between rows and to the ball.", source: "SuspensionEntrance: 15"),
    .ratio(
      "width-fraction", \.widthFraction, 0.2...1, "A row's width as a share of the screen's.",
      source: "SuspensionEntrance: 2/3"),
    .duration(
      "slide.response", \.slide.response, 0...2, "The response of the spring a row slides in and out by.",
      source: "SuspensionEntrance: 0.15s ease", of: (.listSlide, .spring)),
    .duration(
      "stagger", \.stagger, 0...0.5, step: 0.005, "How much later each row starts to slide in.",
      source: "SuspensionEntrance: 0.01s", of: (.listSlide, .follower)),
    .duration(
      "stagger-out", \.staggerOut, 0...0.5, step: 0.005, "How much later each row starts to slide out.",
      source: "SuspensionEntrance: 0.05s", of: (.listSlide, .follower)),
    .duration(
      "backdrop", \.backdrop, 0...2, "How long the blurred backdrop takes to come and go.",
      source: "SuspensionEntrance: 0.25s"),
    .length(
      "blur", \.blur, 0...80, "The backdrop's blur radius.", source: "tuned by eye to a light material"),
    .color(
      "tint", \.tint.light, "The backdrop's tint in light appearance.",
      source: "SuspensionEntrance: light blur"),
    .color("tint-dark", \.tint.dark, "The backdrop's tint in dark appearance."),
    .ratio(
      "selected-scale", \.selectedScale, 1...1.5, "How much the row under a pressing pointer grows.",
      source: "SuspensionEntrance: 1.1"),
    .length("icon", \.icon, 10...80, "A row icon's diameter.", source: "SuspensionEntrance: 35"),
    .length(
      "delete-width", \.deleteWidth, 20...120, "The delete button's width, flush with the row's end.",
      source: "SuspensionEntrance: 60"),
    .choice(
      "slide.motion", \.slide.kind, "How rows slide.", source: "tuned; SuspensionEntrance runs a curve",
      of: (.listSlide, .choice)),
    .duration(
      "slide.duration", \.slide.duration, 0...2, "How long a row takes along a curve.",
      source: "SuspensionEntrance: 0.15s", of: (.listSlide, .duration)),
    .curve(
      "slide.curve", \.slide.curve, "The curve a row slides along.", source: "UIKit's default",
      of: (.listSlide, .curve)),
    .length(
      "slide.lead", \.slideLead, 0...200,
      "How far outside the screen a row starts, so that its shadow is out of sight.",
      source: "twice the shadow's radius; SuspensionEntrance: 0 in, 30 out", of: (.listSlide, .follower)),
    .color(
      "text-color", \.textColor.light, "The titles' colour in light appearance.",
      source: "as other texts; SuspensionEntrance: #363636"),
    .color(
      "text-color-dark", \.textColor.dark, "The titles' colour in dark appearance.", source: "as other texts"),
    .fontSize("text-size", \.textSize, "The font size.", source: "SuspensionEntrance: 14"),
    .length("line-height", \.lineHeight, 8...80, "The line height."),
    .count("lines", \.lines, 1...4, "How many lines a title may have.", source: "SuspensionEntrance: 2"),
    .length(
      "text-gap", \.textGap, 0...60, "The gap between the icon and the text.",
      source: "SuspensionEntrance: 10"),
    .length(
      "icon-left", \.iconLeft, 0...200, step: 0.5,
      "The distance from a row's left end to the icon's centre, at the left edge.",
      source: "SuspensionEntrance"),
    .length(
      "icon-right", \.iconRight, 0...200,
      "The same as list.icon-left for rows at the right edge, where that end is round.",
      source: "SuspensionEntrance"),
    .length("shadow.radius", \.shadowRadius, 0...60, "A row's shadow fades out this far from its outline."),
    .ratio("shadow.opacity", \.shadowOpacity, 0...1, "The shadow's darkness."),
    .length("shadow.offset", \.shadowOffset, 0...40, "How far down the shadow lies."),
    .ratio(
      "shadow.selected", \.shadowSelected, 0...8, step: 0.1,
      "How many times as dark the shadow of the row under a pressing pointer is.",
      source: "tuned: the row rises"),
    .length(
      "text-end", \.textEnd, 0...200,
      "What a title leaves free at its row's end; at least the delete button's place, with or without the button.",
      source: "SuspensionEntrance: 60"),
    .length(
      "maximum-width", \.maximumWidth, 60...4000, "A row gets no wider than this, on wide screens.",
      source: "tuned: 2/3 of a tablet's screen is a bar"),
    .length(
      "bottom-margin", \.bottomMargin, 0...100, "What stays free between the last row and the safe area.",
      source: "SuspensionEntrance: 5"),
    .ratio(
      "blur-start", \.blurStart, 0...1,
      "The share of the blur's radius that comes as a fade over what is sharp; from there on the radius grows.",
      source: "tuned: smaller radii look alike"),
    .duration(
      "delete-fade", \.deleteFade, 0...2, "How long a deleted row takes to fade on its way out.",
      source: "tuned: gone before the next row is in its place"),
    .duration(
      "close-up-delay", \.closeUpDelay, 0...2,
      "How much later than a deleted row the rows below it start to close the gap."),
    .duration(
      "button-fade", \.buttonFade, 0...2,
      "How long the delete buttons take to come when a long press leaves the list open."),
  ]
}
