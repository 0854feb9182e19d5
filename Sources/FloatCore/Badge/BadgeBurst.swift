import RealModule

/// The droplets and the puff a badge leaves when it is torn off, as a function of the progress alone.
///
/// The droplets' spread comes from a hash of the seed, so the same burst is drawn again on every run.
public enum BadgeBurst {
  /// A droplet: a disc.
  public struct Particle: Hashable, Sendable {
    /// From the badge's centre, in points.
    public var offset: Point
    /// In points, above zero until the burst is over.
    public var radius: Double
    /// 0…1; whole until the last two fifths of the burst.
    public var opacity: Double

    /// A droplet.
    ///
    /// - Parameters:
    ///   - offset: From the badge's centre, in points.
    ///   - radius: In points.
    ///   - opacity: 0…1.
    public init(offset: Point, radius: Double, opacity: Double) {
      self.offset = offset
      self.radius = radius
      self.opacity = opacity
    }
  }

  /// A ring around the badge's centre.
  public struct Puff: Hashable, Sendable {
    /// To the middle of the stroke, in points.
    public var radius: Double
    /// The stroke's width, in points.
    public var width: Double
    /// 0…1; at most 0.7.
    public var opacity: Double

    /// A ring.
    ///
    /// - Parameters:
    ///   - radius: To the middle of the stroke, in points.
    ///   - width: The stroke's width, in points.
    ///   - opacity: 0…1.
    public init(radius: Double, width: Double, opacity: Double) {
      self.radius = radius
      self.width = width
      self.opacity = opacity
    }
  }

  /// The droplets at a progress from 0 (the badge is torn) to 1 (nothing is left); empty from 1 on.
  ///
  /// Eight to twelve fly out decelerating to two to three and a half radii, shrink, sink a little and fade in
  /// the last two fifths. Progress below 0 counts as 0.
  ///
  /// - Parameters:
  ///   - progress: from 0 to 1, linear in time.
  ///   - radius: the badge's, in points; nothing is drawn unless it is finite and above zero.
  ///   - seed: picks the spread; any number does.
  public static func particles(at progress: Double, radius: Double, seed: UInt64) -> [Particle] {
    guard progress < 1, radius > 0, radius.isFinite else { return [] }
    let p = max(0, progress)
    let count = 8 + Int(hash(seed) % 5)
    let left = 1 - p
    let flown = 1 - left * left * left
    let opacity = min(1, left / 0.4)
    let sunk = 0.5 * p * p
    return (0..<count).map { index in
      func spread(_ channel: UInt64) -> Double {
        unit(hash(hash(seed) &+ UInt64(index) &* 3 &+ channel))
      }
      let angle = 2 * Double.pi * (Double(index) + 0.7 * (spread(0) - 0.5)) / Double(count)
      let reach = 0.45 + flown * (1.55 + 1.5 * spread(1))
      let size = (0.18 + 0.2 * spread(2)) * left.squareRoot()
      return Particle(
        offset: (Point(angle: angle) * reach + Point(0, sunk)) * radius, radius: size * radius,
        opacity: opacity)
    }
  }

  /// The ring of the first third of the burst, widening, thinning and fading; nil after it.
  ///
  /// - Parameters:
  ///   - progress: of the whole burst, from 0 to 1; below 0 counts as 0.
  ///   - radius: the badge's, in points; there is no ring unless it is finite and above zero.
  public static func puff(at progress: Double, radius: Double) -> Puff? {
    guard progress < 1.0 / 3, radius > 0, radius.isFinite else { return nil }
    let left = 1 - 3 * max(0, progress)
    let flown = 1 - left * left
    return Puff(
      radius: radius * (0.75 + 0.9 * flown), width: radius * 0.5 * left, opacity: 0.7 * left)
  }

  /// SplitMix64's finaliser (Steele, Lea and Flood 2014), which sets neighbouring numbers far apart.
  private static func hash(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A hash as a number from 0 up to, not including, 1.
  private static func unit(_ hash: UInt64) -> Double { Double(hash >> 11) * 0x1p-53 }
}
