import FloatCore

/// The lines below one that opens or closes, on their way to their new places.
///
/// What opens is uncovered by them, what closes is covered.
struct PanelSlide: Sendable {
  /// Where the lines begin that move, in the new list.
  let top: Double
  /// How far they are from their places.
  let residual: Animated<Double>
  /// The lines that are being covered, at their old places.
  let leaving: [PanelItem]

  private static let animation = Animation.spring(Spring(response: 0.22, dampingRatio: 1))

  /// Nil where the line is not there, or nothing changes below it.
  init?(from old: PanelLayout, to new: PanelLayout, below place: PanelPlace, at t: Double) {
    let growth = new.height - old.height
    guard growth != 0, let line = new.item(of: place), old.item(of: place)?.frame == line.frame else {
      return nil
    }
    top = line.frame.maxY + max(growth, 0)
    leaving = growth < 0 ? Array(old.items(from: line.frame.maxY, to: line.frame.maxY - growth)) : []
    var residual = Animated(-growth)
    residual.animate(to: 0, with: Self.animation, at: t)
    self.residual = residual
  }
}
