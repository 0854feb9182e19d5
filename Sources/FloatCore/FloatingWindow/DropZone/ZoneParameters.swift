/// The quarter disc that collects and removes. (`zone`)
package struct ZoneParameters: Hashable, Sendable {
  var radius = 170.0
  var growth = 12.0
  var leaveRatio = 1.15
  var armDistance = 30.0
  var start = 1.0 / 6
  var full = 0.5
  var slide = Settling(response: 0.3, dampingRatio: 1, duration: 0.3)
  var growthResponse = 0.25
  var growthDampingRatio = 0.6
  var ringOuter = 38.0
  var ringInner = 28.0
  var ringOuterInside = 44.0
  var content = ZoneContent.ringsAndLabel
  var ringStrokeGrows = false
  var ringStroke = 2.0
  var labelRelease = false
  var labelSize = 11.0
  var labelYield = 1.0
  var blur = 24.0
  var collect = Themed(light: Color(38, 38, 41, 204), dark: Color(0x55, 0x55, 0x5A, 204))
  var remove = Color(rgb: 0xE64D4D)
  var fullFill = Color(0x80, 0x80, 0x86, 0xE6)
  var ring = Color(rgb: 0xFFFFFF)
  var label = Color(rgb: 0xFFFFFF)
  var tracking = ZoneTracking.fraction
  var travel = 135.0
  var lead = 45.0
  var hit = ZoneHit.drawn
  var slideDistance = 0.0
  var slideOut = 0.2
  var swallow = 0.14
  var fullLabel = Color(rgb: 0xFFFFFF)
  var insideTint = Color(0, 0, 0, 40)
  var iconRight = 59.0 / 170
  var iconBottom = 0.5
  var labelOffset = 44.0 / 170
  var unarmed = 0.35

  /// The distance from the corner within which the pointer is in the zone, in points; larger if it is already
  /// inside, so that nothing flickers at the border.
  package func hitRadius(isInside: Bool) -> Double {
    let enter = hit == .grown ? radius + growth : radius
    return isInside ? max(enter, radius * leaveRatio) : enter
  }

  /// The animation of the zone as it grows under the pointer, and back.
  var growing: Animation {
    .spring(Spring(response: growthResponse, dampingRatio: growthDampingRatio), .unit)
  }

  /// The animation by which the zone slides in, or out.
  func sliding(comesIn: Bool) -> Animation { slide.animation(duration: comesIn ? nil : slideOut, .unit) }

  static let table: [KeyEntry<Self>] = [
    .length(
      "radius", \.radius, 60...400, "The quarter disc's radius, for drawing and for hit testing alike.",
      source: "WeChatFloatBall: 170", of: (.zoneGrowth, .place), (.zoneSlide, .place)),
    .length(
      "growth.distance", \.growth, 0...80, "How much the radius grows while the pointer is inside.",
      source: "WeChatFloatBall: 10 (160 to 170)", of: (.zoneGrowth, .place)),
    .ratio(
      "leave-ratio", \.leaveRatio, 1...2,
      "The pointer leaves the zone at this many radii; above 1 prevents flicker at the border.",
      source: "JXWeChatFloatView: 1.3", of: (.zoneGrowth, .follower)),
    .ratio(
      "start", \.start, 0...1, "The share of the width dragged at which the zone begins to slide in.",
      source: "WeChatFloatBall: 1/6"),
    .ratio(
      "full", \.full, 0...1, "The share of the width dragged at which the zone is fully in.",
      source: "WeChatFloatBall: 1/2"),
    .length(
      "slide.distance", \.slideDistance, 0...500,
      "How far right and down of its place the zone begins, if that is more than its radius.",
      source: "WeChatFloatBall: 170, SuspensionEntrance: 180, with the pictures' boxes; tuned: the radius",
      of: (.zoneSlide, .place)),
    .duration(
      "slide.response", \.slide.response, 0...2,
      "The response of the spring that slides the zone in for the ball, and out.",
      source: "WeChatFloatBall: 0.3s in, 0.2s out", of: (.zoneSlide, .spring)),
    .duration(
      "growth.response", \.growthResponse, 0.02...2, "The response of the growth's spring.",
      source: "JPSuspensionEntrance: 0.25s", of: (.zoneGrowth, .spring)),
    .ratio(
      "growth.damping-ratio", \.growthDampingRatio, 0.1...2, "The damping ratio of the growth's spring.",
      source: "tuned: one visible overshoot", applies: .atOnce, of: (.zoneGrowth, .damping)),
    .length(
      "ring.outer", \.ringOuter, 4...100, "The outer ring's diameter.", source: "WeChatFloatBall's icon: 38"),
    .length(
      "ring.inner", \.ringInner, 4...100, "The inner ring's diameter.", source: "WeChatFloatBall's icon: 28"),
    .length(
      "ring.outer-inside", \.ringOuterInside, 4...100,
      "The outer ring's diameter while the pointer is inside.", source: "WeChatFloatBall's icon: 44"),
    .length(
      "ring.stroke", \.ringStroke, 0.5...10, step: 0.5,
      "The stroke width of the rings, inside their diameters.", source: "WeChatFloatBall's icon: 2"),
    .flag(
      "label.release", \.labelRelease,
      "Whether the label says what letting go does while the pointer is inside.",
      source: "an option, for a mouse, which gives no haptic feedback; the originals' labels stay"),
    .flag(
      "ring.stroke-grows", \.ringStrokeGrows,
      "Whether the outer ring's stroke grows along with the ring, to its full width while the pointer is inside.",
      source: "WeChatFloatBall: no; SuspensionEntrance scales the ring"),
    .choice(
      "content", \.content, "What the zone shows besides its colour.",
      source: "WeChatFloatBall, SuspensionEntrance: both; JXWeChatFloatView: nothing"),
    .length(
      "label.size", \.labelSize, 6...30, "The label's font size.",
      source: "WeChatFloatBall: 10, SuspensionEntrance: 12"),
    .ratio(
      "label.yield", \.labelYield, 0.1...10, step: 0.1,
      "The label makes room below the ball; where it cannot, it fades: at 1 it is gone once the ball covers it by one radius.",
      source: "tuned: only on a screen without a safe area at its bottom does it not find room"),
    .length(
      "blur", \.blur, 0...80, "The blur radius of the zone's material.",
      source: "tuned by eye to a dark toolbar"),
    .color(
      "collect", \.collect.light, "The zone's tint while it collects.", source: "WeChatFloatBall: dark blur"),
    .color(
      "collect-dark", \.collect.dark, "The same in dark appearance.",
      source: "tuned: stands out from pages of #111111"),
    .color(
      "remove", \.remove, "The zone's colour while it removes.", source: "WeChatFloatBall: rgb(.9, .3, .3)"),
    .color(
      "full-fill", \.fullFill, "The zone's colour when the ball is full.",
      source: "contrast of the label; SuspensionEntrance: pale grey"),
    .color("ring.color", \.ring, "The rings' colour.", source: "WeChatFloatBall, SuspensionEntrance: white"),
    .color(
      "label.color", \.label, "The label's colour.",
      source: "SuspensionEntrance: white, WeChatFloatBall: grey 0.9"),
    .choice(
      "tracking", \.tracking, "What decides how far the zone is in under a dragged page.",
      source: "WeChatFloatBall: fraction, SuspensionEntrance: distance"),
    .length(
      "travel", \.travel, 1...600, "By distance: the zone is fully in when the page was dragged this far.",
      source: "SuspensionEntrance: 135"),
    .length(
      "lead", \.lead, 0...300, "By distance: this much of the zone is there when the drag begins.",
      source: "SuspensionEntrance: 45"),
    .choice(
      "hit", \.hit, "Where the pointer enters the zone.",
      source: "what is seen is hit; the originals hit a larger circle", of: (.zoneGrowth, .follower)),
    .choice(
      "slide.motion", \.slide.kind, "How the zone slides in for the ball, and out.",
      source: "tuned; the originals use a curve", of: (.zoneSlide, .choice)),
    .duration(
      "slide.in", \.slide.duration, 0...2, "How long the zone takes to slide in along a curve.",
      source: "WeChatFloatBall: 0.3s", of: (.zoneSlide, .duration)),
    .duration(
      "slide.out", \.slideOut, 0...2, "How long the zone takes to slide out along a curve.",
      source: "WeChatFloatBall: 0.2s", of: (.zoneSlide, .duration)),
    .duration(
      "swallow", \.swallow, 0...2,
      "How long the red zone stays for a ball released in it, so that both leave together.",
      source: "tuned; WeChatFloatBall: both leave at once"),
    .curve(
      "slide.curve", \.slide.curve, "The timing curve the zone slides along.",
      source: "UIKit's default; JXWeChatFloatView: ease-out", of: (.zoneSlide, .curve)),
    .color(
      "full-label", \.fullLabel, "The rings' and the label's colour when the ball is full.",
      source: "SuspensionEntrance: light grey on white"),
    .ratio(
      "icon.right", \.iconRight, 0...1,
      "How far the rings' centre is from the right edge, as a share of the radius.",
      source: "WeChatFloatBall: 59 of 170"),
    .ratio(
      "icon.bottom", \.iconBottom, 0...1,
      "How far the rings' centre is from the bottom edge, as a share of the radius.",
      source: "WeChatFloatBall: 85 of 170"),
    .ratio(
      "label.offset", \.labelOffset, 0...1,
      "How far the label's middle is below the rings' centre, as a share of the radius.",
      source: "WeChatFloatBall: 44 of 170"),
    .length(
      "arm-distance", \.armDistance, 1...300,
      "A drag that begins inside the zone counts once it has moved this far towards the corner.",
      source: "tuned: more than a twitch, less than the way to a ball docked low"),
    .ratio("unarmed", \.unarmed, 0...1, "The opacity of the rings and the label until the drag counts."),
    .color(
      "inside-tint", \.insideTint,
      "Painted over the zone while the pointer is inside: darker, as something that is armed."),
  ]
}

/// What determines how far the drop zone slides in as a page is dragged.
enum ZoneTracking: String, Hashable, Sendable, CaseIterable {
  /// How far the page is out, as a share of the width, from a start to an end (FloatBallManager, JXWeChatFloatView).
  case fraction
  /// How far the page was dragged; part of the zone shows from the start (SuspensionEntrance).
  case distance
}

/// What the drop zone shows besides its colour.
enum ZoneContent: String, Hashable, Sendable, CaseIterable {
  /// The rings and the label.
  case ringsAndLabel = "rings-and-label"
  /// Nothing (JXWeChatFloatView).
  case none
}

/// The radius at which the pointer enters the drop zone.
enum ZoneHit: String, Hashable, Sendable, CaseIterable {
  /// Where its edge is drawn, so that the pointer hits what is seen.
  case drawn
  /// Where its edge will be once it has grown, a little outside of the drawn edge (FloatBallManager: 170 against
  /// 160, SuspensionEntrance: 180 against 157.5).
  case grown
}
