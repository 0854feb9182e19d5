import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The titles in the list's rows.
@Suite struct RowTitleTests {
  /// The texts of the rows, with their places relative to the rows, in thousandths of a point.
  private func titles(_ stage: Stage) -> [TextRun] {
    stage.prototype.scene.layers.filter { $0.id.hasPrefix("list:") }.flatMap { layer in
      let origin = layer.outline?.rect.origin ?? .zero
      return layer.content.texts.map { run in
        func rounded(_ v: Double) -> Double { (v * 1000).rounded() / 1000 }
        var run = run
        run.baseline = Point(rounded(run.baseline.x - origin.x), rounded(run.baseline.y - origin.y))
        run.maxWidth = rounded(run.maxWidth)
        return run
      }
    }
  }

  private func hasCross(_ stage: Stage) -> Bool {
    stage.prototype.scene.layers.contains { layer in
      layer.id.hasPrefix("list:") && layer.content.images.contains { $0.tint != nil }
    }
  }

  /// A list that a long press leaves open gets its delete buttons; the titles have their lines and places from the first
  /// frame on, which are those in a list opened by a tap.
  @Test(arguments: ["wechat", "suspension-entrance"], [Edge.left, .right])
  func stay_as_they_are_when_the_delete_buttons_come(preset: String, edge: Edge) throws {
    var stage = Stage(try Preset.parameters(preset), items: 1...5)
    stage.dragAndSettle(from: stage.state.ball.frame.center, to: Point(edge == .left ? 40 : 340, 300))
    var tapped = stage
    tapped.tapAndSettle("ball")
    stage.press(stage.state.ball.frame.center)
    stage.wait(0.8)
    #expect(!hasCross(stage))
    let before = titles(stage)
    #expect(before.count > 5)
    let label = try #require(stage.prototype.elements.first { $0.id == "list:article-2" }).label
    stage.release()
    for _ in 0..<30 {
      #expect(titles(stage) == before)
      stage.wait(1.0 / 60)
    }
    #expect(hasCross(stage))
    #expect(titles(tapped) == before)
    #expect(stage.prototype.elements.first { $0.id == "list:article-2" }?.label == label)
  }

  /// An icon is 35 points across, and 10 are free beside it.
  @Test(arguments: [(Edge.left, 27.5), (.right, 31)])
  func stand_beside_their_icons(edge: Edge, icon: Double) {
    var stage = Stage(items: 1...2, ballY: 300, edge: edge)
    stage.tapAndSettle("ball")
    let icons = stage.prototype.scene.layers.filter { $0.id.hasPrefix("list:") }.flatMap { layer in
      layer.content.images.filter { $0.tint == nil }.map {
        $0.frame.rect.midX - (layer.outline?.rect.x ?? .nan)
      }
    }
    #expect(icons == [icon, icon])
    #expect(Set(titles(stage).map(\.baseline.x)) == [icon + 17.5 + 10])
  }

  /// More than the button's place may be left free, never less.
  @Test(arguments: [("0pt", "56pt"), ("56pt", "56pt"), ("90pt", "90pt")])
  func leave_at_least_the_button_s_place_free(end: String, same: String) throws {
    func widths(_ end: String) -> [Double] {
      var stage = Stage(items: 1...2)
      stage.send(.set(key: "list.text-end", value: end))
      stage.tapAndSettle("ball")
      return titles(stage).map(\.maxWidth)
    }
    let narrower = (Double(end.dropLast(2)) ?? 0) > 56
    #expect(widths(end) == widths(same))
    #expect((widths(end)[0] < widths("56pt")[0]) == narrower)
  }
}
