extension PrototypeState: CustomStringConvertible {
  /// The state in a sentence: `chat-1 over chats; push at 43 %; ball at (345, 300), right, with article-1`.
  ///
  /// Things at rest in their usual place are left out; lengths are in points with one decimal.
  public var description: String {
    var parts = [stack.reversed().joined(separator: " over ")]
    if let tab { parts[0] += " (tab \(tab))" }
    if let transition {
      let held = transition.interactive ? ", held" : ""
      parts.append("\(transition.kind.rawValue) at \(Self.percent(transition.progress))\(held)")
    }
    if ball.visible {
      let side = ball.edge == .none ? "" : ", \(ball.edge.rawValue)"
      let items = ball.items.isEmpty ? "" : ", with \(ball.items.joined(separator: ", "))"
      parts.append("ball at \(Self.place(ball.frame.center))\(side)\(items)")
    }
    if zone.kind != .none {
      parts.append("zone to \(zone.kind.rawValue)" + (zone.highlighted ? ", pointer inside" : ""))
    }
    if list.open { parts.append("list of \(list.rows.count) open") }
    parts += rows.map { "\($0.id) \($0.open ? "open" : "closing") at \(Self.number($0.offset))" }
    parts += pagers.map { "\($0.id) on page \($0.page + 1)" }
    parts += sliders.map { "\($0.id) at \(Self.percent($0.value))" }
    parts += badges.filter { $0.state != .idle && $0.state != .gone }.map {
      "badge \($0.id) \($0.state.rawValue) at \(Self.place($0.center))"
    }
    if scroll != 0 { parts.append("scrolled by \(Self.number(scroll))") }
    if let focus { parts.append("focus on \(focus)") }
    return parts.joined(separator: "; ")
  }

  private static func number(_ value: Double) -> String { DecimalText.text((value * 10).rounded() / 10) }
  private static func place(_ p: Point) -> String { "(\(number(p.x)), \(number(p.y)))" }
  private static func percent(_ share: Double) -> String { "\(number(share * 100)) %" }
}
