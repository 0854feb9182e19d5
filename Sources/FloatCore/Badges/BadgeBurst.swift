import RealModule

/// The droplets and the puff of a badge that is torn off, as a function of the progress alone.
///
/// The droplets' spread comes from a hash of the seed, so a burst looks the same on every run.
enum BadgeBurst {
  /// A droplet: a disc.
  struct Particle: Hashable, Sendable {
    /// The distance from the badge's centre, in points.
    var offset: Point
    /// The radius, in points; above zero until the burst is over.
    var radius: Double
    /// The opacity, 0…1; 1 until the droplets begin to fade.
    var opacity: Double
  }

  /// A ring around the badge's centre.
  struct Puff: Hashable, Sendable {
    /// The radius of the middle of the stroke, in points.
    var radius: Double
    /// The stroke's width, in points.
    var width: Double
    /// The opacity, 0…1; it fades from the first moment on.
    var opacity: Double
  }

  /// The share of the burst over which the badge fades.
  static let core = 0.45
  /// How unevenly the droplets fly apart: 0 is a regular star.
  private static let angleSpread = 0.7
  /// How long the ring is visible, as a share of the burst.
  private static let puffDuration = 1.0 / 3
  /// The ring's radius at first, in radii of the badge.
  private static let puffRadius = 0.75
  /// How much the ring grows, in radii of the badge.
  private static let puffGrowth = 0.9
  /// The ring's stroke at first, in radii of the badge.
  private static let puffWidth = 0.5
  /// The ring's opacity at first.
  private static let puffOpacity = 0.7

  /// The droplets at a progress from 0, when the badge is torn off, to 1, when nothing is left; empty from 1 on.
  ///
  /// They fly out and slow down, shrink, sink a little and fade at the end. Progress below 0 counts as 0.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1, linear in time.
  ///   - radius: The badge's radius, in points; nothing is drawn unless it is finite and above zero.
  ///   - halfLength: How far a capsule extends beyond a disc on each side, in points; droplets start along its whole
  ///     length.
  ///   - seed: Selects the spread; any number is valid.
  ///   - style: The number of the droplets, their reach and their size.
  static func particles(
    at progress: Double, radius: Double, halfLength: Double = 0, seed: UInt64,
    parameters style: BadgeParameters = BadgeParameters()
  ) -> [Particle] {
    guard progress < 1, radius > 0, radius.isFinite, halfLength.isFinite else { return [] }
    let p = max(0, progress)
    let count = style.burstDrops + Int(hash(seed) % UInt64(max(style.burstMoreDrops, 0) + 1))
    let left = 1 - p
    let flown = 1 - left * left * left
    let opacity = min(1, left / style.burstFade)
    let sunk = style.burstSink * p * p
    return (0..<count).map { index in
      /// A random number from 0 to 1, without 1.
      func spread(_ channel: UInt64) -> Double {
        Double(hash(hash(seed) &+ UInt64(index) &* 3 &+ channel) >> 11) * 0x1p-53
      }
      let angle = 2 * Double.pi * (Double(index) + angleSpread * (spread(0) - 0.5)) / Double(count)
      let reach = style.burstStart + flown * (style.burstReach + style.burstReachSpread * spread(1))
      let size = (style.burstDropSize + style.burstDropSpread * spread(2)) * left.squareRoot()
      return Particle(
        offset: (Point(angle: angle) * reach + Point(0, sunk)) * radius
          + Point(Double.cos(angle) * halfLength, 0), radius: size * radius, opacity: opacity)
    }
  }

  /// The ring at the beginning of the burst, which widens, thins and fades; nil after that.
  ///
  /// - Parameters:
  ///   - progress: The progress of the whole burst, from 0 to 1; below 0 counts as 0.
  ///   - radius: The badge's radius, in points; there is no ring unless it is finite and above zero.
  static func puff(at progress: Double, radius: Double) -> Puff? {
    guard progress < puffDuration, radius > 0, radius.isFinite else { return nil }
    let left = 1 - max(0, progress) / puffDuration
    let flown = 1 - left * left
    return Puff(
      radius: radius * (puffRadius + puffGrowth * flown), width: radius * puffWidth * left,
      opacity: puffOpacity * left)
  }

  /// SplitMix64's finaliser (Steele, Lea and Flood 2014), which scatters neighbouring numbers.
  private static func hash(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
