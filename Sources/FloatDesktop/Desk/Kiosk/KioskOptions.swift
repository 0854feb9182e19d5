package import FloatCore
import FloatStudio

/// What a window on a stand does without a hand (`--kiosk`).
package struct KioskOptions: Sendable {
  /// How long after the last touch the phone is as on its first day again, in seconds; nil for never.
  package var idle: Double?
  /// What plays in turn while no visitor is there.
  package var attractions: [Attraction]

  package static let usualIdle = 30.0
  /// The shortest and the longest time that can be asked for, in seconds.
  package static let idleRange = 5.0...3600

  package init(idle: Double? = usualIdle, attractions: [Attraction] = []) {
    (self.idle, self.attractions) = (idle, attractions)
  }
}

/// A recording or scenario that a stand plays on its phone until a visitor touches it.
package struct Attraction: Sendable {
  /// The phone before the first input.
  @Boxed private(set) var start: Prototype
  /// In the order of time.
  let inputs: [TimedInput]
  /// When it is over, in the phone's seconds.
  let end: Double
  /// The keys whose values it sets itself.
  private let own: Set<String>

  /// - Parameter stand: The phone of the stand on its first day.
  package init(_ start: Prototype, inputs: [TimedInput], end: Double, on stand: Prototype) {
    (_start, self.inputs, self.end) = (Boxed(start), inputs, end)
    own = Set(start.tuned.differences(from: stand.tuned).map(\.key))
  }

  /// Takes values of the stand's files, but for those that it sets itself.
  mutating func take(_ values: [ConfigurationValue]) {
    start = start.reopened(with: values.filter { !own.contains($0.key) })
  }

  mutating func replacePages(_ pages: any PageSource, device: Device) {
    start = start.reopened(pages: pages, device: device)
  }
}
