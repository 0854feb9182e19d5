import FloatCore

extension Playback {
  /// A script that plays for people to watch, until a hand takes the phone.
  package struct Demo: Sendable {
    /// When it is over, in seconds.
    private let end: Double
    /// True to play it over and over, each time on a new phone.
    private let loops: Bool
    /// The phone with which it begins again.
    private var first: Boxed<Prototype>?
    /// What came from no hand since it began, and stays when it begins again.
    private var values: [String: ConfigurationValue] = [:]
    private var size: Size?

    package init(end: Double, loops: Bool) { (self.end, self.loops) = (end, loops) }

    mutating func begin(on phone: Prototype) { first = Boxed(phone) }

    /// When it begins again, once its inputs are over; nil if it does not.
    var restart: Double? {
      guard loops, let first, end > first.value.now else { return nil }
      return end
    }

    /// The phone with which it begins again, and the inputs that the phone then receives.
    var again: (phone: Prototype, kept: [Input])? {
      first.map { first in
        let sizes = [size].compactMap(\.self).map(Input.resize)
        let changes = values.values.sorted { $0.key < $1.key }
        return (first.value, sizes + (changes.isEmpty ? [] : [.configure(changes)]))
      }
    }

    /// Notes an input that came from no hand.
    mutating func note(_ input: Input) {
      if case .resize(let new) = input { size = new }
      guard case .configure(let new) = input else { return }
      for value in new { values[value.key] = value }
    }

    mutating func replacePages(_ pages: any PageSource, device: Device) {
      first?.value.replacePages(pages, device: device)
    }
  }
}
