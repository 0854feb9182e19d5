/// The frames of the list's rows around the ball.
///
/// Sizes and the choice between below, above and the bottom are those of SuspensionEntrance 0.3.3. Two of its
/// defects are corrected: the available room is measured from the ball's real edges to the safe area, and the rows
/// keep the pages' order from top to bottom wherever the list is.
enum BallListPlacement {
  /// The rows' frames from top to bottom, in points on the screen; empty when there is nothing to show.
  ///
  /// The list lies below the ball if all rows fit between the ball and the safe area's bottom, else above the ball if
  /// they fit there; else it ends `bottomMargin` above the safe area's bottom and covers the ball. A list taller than
  /// the safe area starts at its top and extends beyond its bottom. The rows lie flush with the ball's side of the safe
  /// area.
  ///
  /// - Parameters:
  ///   - ball: The docked ball's frame, in points on the screen.
  ///   - count: The number of rows; below one there is no list.
  ///   - screen: The size of the screen, in points.
  ///   - safeArea: The insets of the screen that the rows keep clear of, in points.
  ///   - edge: The ball's side.
  ///   - p: Sizes, gaps and margins, in points.
  static func frames(
    ball: Rect, count: Int, screen: Size, safeArea: EdgeInsets, edge: Edge, _ p: ListParameters = .init()
  ) -> [Rect] {
    guard count > 0 else { return [] }
    let top = safeArea.top
    let bottom = screen.height - safeArea.bottom
    let pitch = p.rowHeight + p.gap
    let height = Double(count) * pitch - p.gap

    let first: Double
    if bottom - ball.maxY >= p.gap + height {
      first = ball.maxY + p.gap
    } else if ball.minY - top >= height + p.gap {
      first = ball.minY - p.gap - height
    } else {
      // The margin shrinks first when the safe area is barely tall enough.
      first = max(top, bottom - height - max(0, p.bottomMargin))
    }

    let room = max(0, screen.width - safeArea.left - safeArea.right)
    let width = min(room, max(0, screen.width * p.widthFraction), max(0, p.maximumWidth))
    let x =
      switch edge {
      case .left: safeArea.left
      case .right: screen.width - safeArea.right - width
      }
    return (0..<count).map { Rect(x, first + Double($0) * pitch, width, p.rowHeight) }
  }
}
