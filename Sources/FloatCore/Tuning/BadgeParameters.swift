/// The tunable values below the key `badge`; see ``ParameterSchema`` for ranges, units and sources.
public struct BadgeParameters: Hashable, Sendable {
  /// A badge's height, and its width while the text is short. (`badge.diameter`)
  public var diameter = 0.0
  /// The count's font size. (`badge.text-size`)
  public var textSize = 0.0
  /// The diameter of a badge without a number. (`badge.dot`)
  public var dot = 0.0
  /// The neck tears when the badge is farther away than this. (`badge.break-distance`)
  public var breakDistance = 0.0
  /// How long the halves of a torn neck take to draw back. (`badge.tear.duration`)
  public var tear = 0.0
  /// The anchor's radius shrinks by the distance divided by this. (`badge.shrink`)
  public var shrink = 0.0
  /// The pulled badge's radius shrinks by the distance times this, up to the break and to half at most. (`badge.drag-shrink`)
  public var dragShrink = 0.0
  /// The anchor never gets smaller than this radius. (`badge.anchor-minimum`)
  public var anchorMinimum = 0.0
  /// How the neck between anchor and badge is drawn. (`badge.neck`)
  public var neck = NeckStyle.externalTangent
  /// The settling duration of the jelly return, by UIKit's conversion. (`badge.return.duration`)
  public var returnDuration = 0.0
  /// The response of that wobble, damped as the jelly return. (`badge.tear.response`)
  public var tearResponse = 0.0
  /// The damping ratio of the jelly return. (`badge.return.damping-ratio`)
  public var returnDampingRatio = 0.0
  /// How fast a torn badge begins to wobble, in shares of its size a second. (`badge.tear.kick`)
  public var tearKick = 0.0
  /// How long a badge that springs back keeps its neck. (`badge.return.neck`)
  public var returnNeck = NeckReturn.untilHome
  /// Whether a badge that springs back takes the pointer's velocity with it. (`badge.return.velocity`)
  public var returnVelocity = false
  /// How long a burst takes. (`badge.burst.duration`)
  public var burst = 0.0
  /// How much later each row's badge bursts when the tab's badge is torn off. (`badge.burst.stagger`)
  public var burstStagger = 0.0
  /// The share of the burst over which the badge itself dissolves in it. (`badge.burst.core`)
  public var burstCore = 0.0
  /// The badge can be grabbed this far outside its outline. (`badge.touch-slop`)
  public var touchSlop = 0.0
  /// The response of the spring that takes up the drag's slop without a jump. (`badge.grab.response`)
  public var grabResponse = 0.0
  /// The badge's colour. (`badge.fill`)
  public var fill = Color.clear
  /// The count's colour. (`badge.label`)
  public var label = Color.clear
  /// What happens to a torn badge that is let go far from its place. (`badge.after-break`)
  public var afterBreak = TearPolicy.burst
  /// Whether a torn badge sticks again when it comes back within the break distance. (`badge.reattach`)
  public var reattach = false
  /// The room on each side of a number of two digits or more, as a share of the diameter. (`badge.padding`)
  public var padding = 0.0
  /// The fewest drops of a burst. (`badge.burst.drops`)
  public var burstDrops = 0
  /// How many more there may be, from burst to burst. (`badge.burst.more-drops`)
  public var burstMoreDrops = 0
  /// How far drops fly, in radii of the badge. (`badge.burst.reach`)
  public var burstReach = 0.0
  /// How much farther some fly. (`badge.burst.reach-spread`)
  public var burstReachSpread = 0.0
  /// How far from the centre they start, in radii. (`badge.burst.start`)
  public var burstStart = 0.0
  /// How far they sink, in radii. (`badge.burst.sink`)
  public var burstSink = 0.0
  /// How unevenly they fly apart: 0 is a perfect star. (`badge.burst.angle-spread`)
  public var burstAngleSpread = 0.0
  /// The smallest drop's radius, in radii of the badge. (`badge.burst.drop-size`)
  public var burstDropSize = 0.0
  /// How much larger some are. (`badge.burst.drop-spread`)
  public var burstDropSpread = 0.0
  /// The share of the burst, at its end, over which drops fade. (`badge.burst.fade`)
  public var burstFade = 0.0
  /// How long the ring of the burst is there, as a share of it. (`badge.puff.duration`)
  public var puffDuration = 0.0
  /// The ring's first radius, in radii of the badge. (`badge.puff.radius`)
  public var puffRadius = 0.0
  /// How much it grows. (`badge.puff.growth`)
  public var puffGrowth = 0.0
  /// The ring's first width, in radii. (`badge.puff.width`)
  public var puffWidth = 0.0
  /// The ring's first opacity. (`badge.puff.opacity`)
  public var puffOpacity = 0.0

  /// A larger number is this one with a plus. (`badge.maximum`)
  public var maximum = 0
  /// Whether muted conversations show their number and count for the tab; if not they show a dot.
  /// (`badge.count-muted`)
  public var countMuted = false

  /// Every number is zero and every colour clear; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
