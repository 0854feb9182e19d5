import FloatCore

/// The lines below one that opens or closes, on their way to their new places.
///
/// What opens is uncovered by them, what closes is covered.
struct PanelSlide: Sendable {
  /// Where the lines begin that move, in the new list.
  let top: Double
  /// The lines that are being covered, at their old places.
  let leaving: [PanelItem]
  /// Where what moves stops, from its new place: that is out of sight where more opens than can be seen.
  private let rest: Double
  private let residual: Animated<Double>

  private static let animation = Animation.spring(Spring(response: 0.3, dampingRatio: 1))

  /// Nil where the line is not there, or nothing changes below it.
  ///
  /// - Parameter bottom: Where in the list its part in sight ends; nothing need come from farther away.
  init?(
    from old: PanelLayout, to new: PanelLayout, below place: PanelPlace, bottom: Double, at t: Double
  ) {
    let growth = new.height - old.height
    guard growth != 0, let line = new.item(of: place), old.item(of: place)?.frame == line.frame else {
      return nil
    }
    let way = min(growth.magnitude, max(bottom - line.frame.maxY, 1))
    top = line.frame.maxY + max(growth, 0)
    leaving = growth < 0 ? Array(old.items(from: line.frame.maxY, to: line.frame.maxY + way)) : []
    rest = growth > 0 ? way - growth : 0
    var residual = Animated(growth > 0 ? -way : way)
    residual.animate(to: 0, with: Self.animation, at: t)
    self.residual = residual
  }

  /// How far from their places the moving lines are.
  func offset(at t: Double) -> Double { rest + residual.value(at: t) }

  func isOver(at t: Double) -> Bool { residual.isAtRest(at: t) }
}
