/// Where the rows of the entrance list go around the ball.
///
/// Sizes and the choice below, above or at the bottom are SuspensionEntrance 0.3.3's. Two of its defects are
/// corrected: the room is measured from the ball's real edges to the safe area, and the rows keep the entrances'
/// order from top to bottom wherever the list goes.
enum EntranceListPlacement {
  /// The rows' frames from top to bottom, in points on the screen; empty when there is nothing to show.
  ///
  /// The list goes below the ball if all rows fit between it and the safe area's bottom, else above it if they
  /// fit there, else it stands `bottomMargin` above the safe area's bottom and covers the ball. A list taller
  /// than the safe area starts at the safe area's top and runs out of it at the bottom. The rows lie flush with
  /// the ball's side of the safe area.
  ///
  /// - Parameters:
  ///   - ball: the docked ball's frame, in points on the screen.
  ///   - count: the number of rows; below one there is no list.
  ///   - screen: in points.
  ///   - safeArea: the insets of the screen that the rows keep clear of, in points.
  ///   - rowHeight: in points; 56 in SuspensionEntrance.
  ///   - gap: between rows, and between the ball and the nearest row, in points; 15 in SuspensionEntrance.
  ///   - widthFraction: a row's width as a part of the screen's; 2/3 in SuspensionEntrance.
  ///   - edge: the ball's side.
  ///   - bottomMargin: kept free when the list stands at the bottom, in points; 5 in SuspensionEntrance.
  ///   - maximumWidth: a row's on a wide screen, in points.
  static func frames(
    ball: Rect, count: Int, screen: Size, safeArea: EdgeInsets, rowHeight: Double = 56, gap: Double = 15,
    widthFraction: Double = 2.0 / 3, edge: Edge, bottomMargin: Double = 5,
    maximumWidth: Double = .infinity
  ) -> [Rect] {
    guard count > 0 else { return [] }
    let top = safeArea.top
    let bottom = screen.height - safeArea.bottom
    let pitch = rowHeight + gap
    let height = Double(count) * pitch - gap

    let first: Double
    if bottom - ball.maxY >= gap + height {
      first = ball.maxY + gap
    } else if ball.minY - top >= height + gap {
      first = ball.minY - gap - height
    } else {
      // The margin gives way first when the safe area is barely tall enough.
      first = max(top, bottom - height - max(0, bottomMargin))
    }

    let room = max(0, screen.width - safeArea.left - safeArea.right)
    let width = min(room, max(0, screen.width * widthFraction), max(0, maximumWidth))
    let x =
      switch edge {
      case .left: safeArea.left
      case .right: screen.width - safeArea.right - width
      }
    return (0..<count).map { Rect(x, first + Double($0) * pitch, width, rowHeight) }
  }
}
