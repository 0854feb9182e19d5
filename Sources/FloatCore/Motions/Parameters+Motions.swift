/// The motions as the parameters describe them.
extension Parameters {
  /// How a motion gets to its target over its whole way; nil for scrolled content, which slows down by itself.
  public func animation(of name: MotionName) -> Animation? {
    switch name {
    case .ballSnap: ball.snap
    case .navigation: navigation.animation(share: 1, isFlick: false)
    case .modal: modal.animation(share: 1)
    case .expand: morph.animation(share: 1, opens: true, isReleased: false)
    case .shrink: morph.animation(share: 1, opens: false, isReleased: false)
    case .badgeReturn: badge.comingHome
    case .badgeTear: badge.wobbling
    case .zoneGrowth: zone.growing
    case .zoneSlide: zone.sliding(comesIn: true)
    case .listSlide: list.sliding(.unit)
    case .rowOpen: rowSwipe.opening
    case .pager: pager.settling
    case .slider: slider.settling
    case .scroll: nil
    }
  }

  /// The spring of a motion, such as `spring(of: .ballSnap)`; nil for one that runs along a curve.
  public func spring(of name: MotionName) -> Spring? {
    if case .spring(let spring, _)? = animation(of: name) { spring } else { nil }
  }

  /// The number of a key, in the unit that ``unit(for:)`` names: points, seconds or points per second.
  ///
  /// - Returns: Nil for an unknown key, and for one whose value is no number.
  public func number(for key: String) -> Double? { schema.entry(for: key)?.number(in: self) }

  /// The unit of a key's number; nil for an unknown key, and for one whose value is no number.
  public func unit(for key: String) -> ParameterUnit? {
    guard let entry = schema.entry(for: key), entry.number(in: self) != nil else { return nil }
    return entry.unit
  }
}

extension ParameterEntry {
  /// The value as it is stored, in seconds and radians; nil for a value that is no number.
  package func number(in parameters: Parameters) -> Double? {
    switch place {
    case .number(let path, _): parameters[keyPath: path]
    case .count(let path, _): Double(parameters[keyPath: path])
    case .flag, .choice, .curve, .color, .text: nil
    }
  }
}
