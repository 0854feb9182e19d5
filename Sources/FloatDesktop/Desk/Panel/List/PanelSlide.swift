import FloatCore

/// The lines below a line that opens or closes, on their way to their new places.
///
/// They uncover lines that open, and cover lines that close.
struct PanelSlide: Sendable {
  /// The top of the first moving line in the new list.
  let top: Double
  /// The lines that are being covered, at their old places.
  let leaving: [PanelItem]
  /// Where the lines stop: 0, or the overflow if the opened part is taller than the list.
  private let rest: Double
  private let residual: Animated<Double>

  private static let animation = Animation.spring(Spring(response: 0.3, dampingRatio: 1))

  /// Returns nil if the line does not exist, or nothing changes below it.
  ///
  /// - Parameter bottom: The lower end of the visible part of the list; no line has to come from farther away.
  init?(
    from old: PanelLayout, to new: PanelLayout, below place: PanelPlace, bottom: Double, at t: Double
  ) {
    let growth = new.height - old.height
    guard growth != 0, let line = new.item(of: place), old.item(of: place)?.frame == line.frame else {
      return nil
    }
    let way = min(growth.magnitude, max(bottom - line.frame.maxY, 1))
    top = line.frame.maxY + max(growth, 0)
    leaving = growth < 0 ? old.items(from: line.frame.maxY, to: line.frame.maxY + way) : []
    rest = growth > 0 ? way - growth : 0
    var residual = Animated(growth > 0 ? -way : way)
    residual.animate(to: 0, with: Self.animation, at: t)
    self.residual = residual
  }

  /// The offset of the moving lines from their places.
  func offset(at t: Double) -> Double { rest + residual.value(at: t) }

  func isOver(at t: Double) -> Bool { residual.isAtRest(at: t) }
}
