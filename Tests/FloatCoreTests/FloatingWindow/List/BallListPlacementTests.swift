import Testing

@testable import FloatCore

@Suite struct BallListPlacementTests {
  private static let phoneX = Size(375, 812)
  private static let insetsX = EdgeInsets(top: 44, bottom: 34)

  private func frames(
    ballY: Double, count: Int, screen: Size = phoneX, safeArea: EdgeInsets = insetsX, edge: Edge = .left
  ) -> [Rect] {
    BallListPlacement.frames(
      ball: Rect(edge == .left ? 0 : screen.width - 60, ballY, 60, 60), count: count, screen: screen,
      safeArea: safeArea, edge: edge)
  }

  @Test func rows_are_two_thirds_wide_56_high_15_apart_and_flush_with_the_balls_side() {
    let left = frames(ballY: 100, count: 2)
    #expect(left == [Rect(0, 175, 250, 56), Rect(0, 246, 250, 56)])  // 100 + 60 + 15, then + 71
    let right = frames(ballY: 100, count: 2, edge: .right)
    #expect(right == [Rect(125, 175, 250, 56), Rect(125, 246, 250, 56)])  // 375 − 250
  }

  @Test(
    arguments: [
      (Size(320, 568), EdgeInsets(top: 20)), (Size(375, 667), EdgeInsets(top: 20)),
      (Size(375, 812), EdgeInsets(top: 44, bottom: 34)),
    ])
  func rows_never_leave_the_safe_area_and_cover_the_ball_only_without_room(
    screen: Size, safeArea: EdgeInsets
  ) {
    for count in 1...5 {
      for half in 0...Int(2 * (screen.height - 60)) {
        let ball = Rect(0, Double(half) / 2, 60, 60)
        let rows = frames(ballY: ball.y, count: count, screen: screen, safeArea: safeArea)
        #expect(rows.count == count)
        for (row, next) in zip(rows, rows.dropFirst()) { #expect(next.y == row.y + 71) }
        #expect(rows[0].minY >= safeArea.top)
        #expect(rows[count - 1].maxY <= screen.height - safeArea.bottom)
        let needed = Double(count) * 71
        let roomBelow = screen.height - safeArea.bottom - ball.maxY
        let roomAbove = ball.minY - safeArea.top
        if max(roomBelow, roomAbove) >= needed {
          #expect(rows.allSatisfy { $0.intersection(ball).isEmpty }, "n \(count), y \(ball.y)")
        }
      }
    }
  }

  @Test func a_list_taller_than_the_safe_area_starts_at_its_top() {
    let rows = frames(ballY: 100, count: 12)
    #expect(rows[0].y == 44)
    #expect(rows[11].y == 44 + 11 * 71)
  }

  @Test func the_bottom_margin_gives_way_before_the_safe_area_does() {
    // Five rows are 340 high and the safe area 342, so there is no room for the margin of 5.
    let rows = frames(ballY: 150, count: 5, screen: Size(375, 342), safeArea: .zero)
    #expect(rows[0].y == 0)
    #expect(rows[4].maxY == 340)
  }

  @Test func rows_keep_to_the_safe_area_of_a_screen_on_its_side() {
    let insets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    let screen = Size(812, 375)
    #expect(frames(ballY: 20, count: 1, screen: screen, safeArea: insets)[0].minX == 44)
    #expect(frames(ballY: 20, count: 1, screen: screen, safeArea: insets, edge: .right)[0].maxX == 768)
  }

  @Test func no_entrance_has_no_row() {
    #expect(frames(ballY: 100, count: 0).isEmpty)
    #expect(frames(ballY: 100, count: -1).isEmpty)
  }
}
