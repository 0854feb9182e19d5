/// The sticky badges. (`badge`)
package struct BadgeParameters: Hashable, Sendable {
  var diameter = 18.0
  var textSize = 12.0
  package var breakDistance = 60.0
  var tear = 0.08
  var shrink = 10.0
  var dragShrink = 0.0
  var anchorMinimum = 2.5
  var neck = NeckStyle.externalTangent
  package var returnDuration = 0.45
  var tearResponse = 0.18
  package var returnDampingRatio = 0.42
  var tearKick = 6.0
  var returnNeck = NeckReturn.untilHome
  package var returnVelocity = true
  var burst = 0.28
  var burstStagger = 0.04
  package var touchSlop = 10.0
  var grabResponse = 0.08
  var fill = Color(rgb: 0xFA5151)
  var label = Color(rgb: 0xFFFFFF)
  var afterBreak = TearPolicy.burst
  var reattach = false
  var burstDrops = 8
  var burstMoreDrops = 4
  var burstReach = 0.95
  var burstReachSpread = 0.9
  var burstStart = 0.35
  var burstSink = 0.15
  var burstDropSize = 0.42
  var burstDropSpread = 0.22
  var burstFade = 0.65
  var maximum = 99
  var countMuted = false
  var recount = 0.2

  /// The animation of a badge that springs back.
  package var comingHome: Animation {
    .spring(Spring(settlingDuration: returnDuration, dampingRatio: returnDampingRatio))
  }

  /// The animation of a badge's wobble after its neck has torn.
  var wobbling: Animation { .spring(Spring(response: tearResponse, dampingRatio: returnDampingRatio), .unit) }

  /// What a badge takes over from a release.
  var release: ReleaseRule { ReleaseRule(maximumSpeed: returnVelocity ? .infinity : 0) }

  static let table: [KeyEntry<Self>] = [
    .length(
      "diameter", \.diameter, 8...60, "A badge's height, and its width while the text is short.",
      source: "UIKit badges: 18"),
    .length("text-size", \.textSize, 6...40, "The count's font size.", source: "tuned to the diameter"),
    .length(
      "break-distance", \.breakDistance, 10...400, "The neck tears when the badge is farther away than this.",
      source: "DBBadgeButton: 60", of: (.badgeTear, .place)),
    .ratio(
      "shrink", \.shrink, 2...100, step: 1, "The anchor's radius shrinks by the distance divided by this.",
      source: "DBBadgeButton: 10"),
    .ratio(
      "drag-shrink", \.dragShrink, 0...0.2,
      "The pulled badge's radius shrinks by the distance times this, up to the break and to half at most.",
      source: "PPDragDropBadgeView: 0.05; QQ's number badges keep their size"),
    .length(
      "anchor-minimum", \.anchorMinimum, 0...20, step: 0.5, "The anchor never gets smaller than this radius.",
      source: "QBadgeView tears at 1.5, KYCuteView at 6"),
    .choice(
      "neck", \.neck, "How the neck between anchor and badge is drawn.",
      source: "C1-smooth external tangents; the others are the libraries'"),
    .duration(
      "return.duration", \.returnDuration, 0.05...3,
      "The settling duration of the jelly return, which UIKit up to iOS 16 calls duration; not the response.",
      source: "KYCuteView: 0.5s, DBBadgeButton: 0.25s", of: (.badgeReturn, .spring)),
    .ratio(
      "return.damping-ratio", \.returnDampingRatio, 0.05...1, "The damping ratio of the jelly return.",
      source: "KYCuteView: 0.4, DBBadgeButton: 0.6", applies: .atOnce, of: (.badgeReturn, .damping),
      (.badgeTear, .damping)),
    .choice(
      "return.neck", \.returnNeck, "How long a badge that springs back keeps its neck.",
      source: "PPDragDropBadgeView: until-home; DBBadgeButton has none then", of: (.badgeReturn, .follower)),
    .flag(
      "return.velocity", \.returnVelocity,
      "Whether a badge that springs back takes the pointer's velocity with it.",
      source: "tuned: nothing jerks when it is let go; DBBadgeButton: no", of: (.badgeReturn, .release)),
    .duration(
      "burst.duration", \.burst, 0.05...3, "How long a burst takes.",
      source: "QQ: a quick cloud; PPDragDropBadgeView, QBadgeView: 0.5s"),
    .duration(
      "burst.stagger", \.burstStagger, 0...0.5,
      "How much later each row's badge bursts when the tab's badge is torn off."),
    .length(
      "touch-slop", \.touchSlop, 0...40, "The badge can be grabbed this far outside its outline.",
      source: "PPDragDropBadgeView: 10"),
    .duration(
      "grab.response", \.grabResponse, 0.02...1,
      "The response of the spring that absorbs the drag's slop, so that the badge does not jump."),
    .color("fill", \.fill, "The badge's colour.", source: "WeChat's red"),
    .color("label", \.label, "The count's colour.", source: "white on red"),
    .choice(
      "after-break", \.afterBreak, "What happens to a torn badge that is let go far from its place.",
      source: "QQ: it bursts", of: (.badgeTear, .follower)),
    .flag(
      "reattach", \.reattach,
      "Whether a torn badge sticks again when it comes back within the break distance.",
      source: "DBBadgeButton: no; BGABadgeView: resumeTravel"),
    .count("burst.drops", \.burstDrops, 1...40, "The fewest drops of a burst."),
    .count(
      "burst.more-drops", \.burstMoreDrops, 0...40,
      "How many more drops there may be, varying from burst to burst."),
    .ratio("burst.reach", \.burstReach, 0...10, "How far drops fly, in radii of the badge."),
    .ratio(
      "burst.reach-spread", \.burstReachSpread, 0...10,
      "How much farther some drops fly, in radii of the badge."),
    .ratio(
      "burst.start", \.burstStart, 0...5,
      "How far from the badge's centre drops start, in radii of the badge."),
    .ratio("burst.sink", \.burstSink, -5...5, "How far drops sink, in radii of the badge."),
    .ratio(
      "burst.drop-size", \.burstDropSize, 0.01...2, "The smallest drop's radius, in radii of the badge."),
    .ratio(
      "burst.drop-spread", \.burstDropSpread, 0...2,
      "How much larger the largest drops are, in radii of the badge."),
    .ratio("burst.fade", \.burstFade, 0.01...1, "The share of the burst, at its end, over which drops fade."),
    .count(
      "maximum", \.maximum, 9...9999, "Larger numbers are shown as this one with a plus.",
      source: "QBadgeView: 99+"),
    .flag(
      "count-muted", \.countMuted,
      "Whether muted conversations show their number and count towards the tab's badge; otherwise they show a dot.",
      source: "WeChat: a dot"),
    .duration(
      "recount", \.recount, 0...2,
      "How long a badge takes to change to another count after one that it counts has burst."),
    .duration(
      "tear.duration", \.tear, 0...1, "How long the halves of a torn neck take to draw back.",
      source: "tuned: 60 to 90ms"),
    .ratio(
      "tear.kick", \.tearKick, 0...40, step: 0.5,
      "How fast a torn badge begins to wobble, in shares of its size a second.", of: (.badgeTear, .release)),
    .duration(
      "tear.response", \.tearResponse, 0.02...2,
      "The response of a torn badge's wobble, which is damped like the jelly return.",
      of: (.badgeTear, .spring)),
  ]
}

/// What happens to a torn badge that is released far from its place.
enum TearPolicy: String, Hashable, Sendable, CaseIterable {
  /// It bursts, and the items that it counts are read.
  case burst
  /// It stays where it was released, until it is dragged again (DBBadgeButton).
  case stay
  /// It springs back.
  case `return`
}

/// How long a badge that springs back keeps its neck.
enum NeckReturn: String, Hashable, Sendable, CaseIterable {
  /// Until it rests in its place, even while it swings past it.
  case untilHome = "until-home"
  /// Not at all; only the disc at its place stays (DBBadgeButton).
  case none
  /// Until it first passes its place.
  case untilPassing = "until-passing"
}
