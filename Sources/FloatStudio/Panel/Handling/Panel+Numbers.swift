import FloatCore

/// Numbers as rows show them: a damping ratio may appear as a bounce.
extension Panel {
  func isNumber(_ key: PanelKey) -> Bool { NumberValue.range(key.entry) != nil }

  /// True for a damping ratio that is shown as a bounce.
  func isBounce(_ key: PanelKey) -> Bool { usesBounce && catalog.springs[key.block]?.ratio == key.entry.key }

  /// The number that a row shows, which may be a bounce in place of a damping ratio.
  func shownNumber(_ key: PanelKey) -> Double {
    isBounce(key) ? SpringShape.bounce(number(key)) : number(key)
  }

  func shownRange(_ key: PanelKey) -> ClosedRange<Double> {
    let range = NumberValue.range(key.entry) ?? 0...1
    guard isBounce(key) else { return range }
    return SpringShape.bounce(range.upperBound)...SpringShape.bounce(range.lowerBound)
  }

  func share(_ key: PanelKey) -> Double { share(of: shownNumber(key), key) }

  func share(of shown: Double, _ key: PanelKey) -> Double {
    let range = shownRange(key)
    return (shown - range.lowerBound) / max(range.upperBound - range.lowerBound, 1e-12)
  }

  func clampedShown(_ shown: Double, _ key: PanelKey) -> Double {
    let range = shownRange(key)
    return min(max(shown, range.lowerBound), range.upperBound)
  }

  mutating func setShown(_ key: PanelKey, _ shown: Double, grid: Double) {
    let shown = clampedShown(shown, key)
    if isBounce(key) {
      set(key, to: SpringShape.ratio(bounce: (shown / grid).rounded() * grid), grid: grid / 10)
    } else {
      set(key, to: shown, grid: grid)
    }
  }

  mutating func setShare(_ key: PanelKey, _ share: Double, grid: Double) {
    let range = shownRange(key)
    setShown(key, range.lowerBound + share * (range.upperBound - range.lowerBound), grid: grid)
  }
}
