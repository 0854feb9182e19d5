/// Rows that are swiped to the left. (`row-swipe`)
package struct RowSwipeParameters: Hashable, Sendable {
  var openDistance = 40.0
  var resistance = 0.2
  var flickVelocity = 100.0
  package var response = 0.45
  package var dampingRatio = 0.7
  var close = 0.2
  /// Chosen: WeChat's width is not known, and 74 is Mail's.
  var buttonWidth = 74.0
  var fullSwipe = 0.0
  var leave = 0.25

  /// The animation of a row that opens.
  package var opening: Animation { .spring(Spring(response: response, dampingRatio: dampingRatio)) }

  static let table: [KeyEntry<Self>] = [
    .length(
      "open-distance", \.openDistance, 0...400,
      "A row that is let go this far out stays open, unless it is flicked back.",
      source: "KSSideslipCell: 40", of: (.rowOpen, .decision)),
    .ratio(
      "resistance", \.resistance, 0...1, "How much of the way a row goes on beyond its buttons.",
      source: "KSSideslipCell: 1/5; SwipeCellKit: 0.4", of: (.rowOpen, .release)),
    .velocity(
      "flick-velocity", \.flickVelocity, 0...5000,
      "A row that is let go faster than this to the right closes.", source: "MGSwipeTableCell: 100",
      of: (.rowOpen, .decision)),
    .duration(
      "open.response", \.response, 0.05...3, "The response of the spring that opens a row.",
      source: "tuned: KSSideslipCell takes 0.7s, MGSwipeTableCell 0.3s", of: (.rowOpen, .spring)),
    .ratio(
      "open.damping-ratio", \.dampingRatio, 0.3...2, "The damping ratio of that spring.",
      source: "KSSideslipCell: 0.7", applies: .atOnce, of: (.rowOpen, .damping)),
    .duration(
      "close", \.close, 0...3, "How long a row takes to close.", source: "KSSideslipCell: 0.2s",
      of: (.rowOpen, .follower)),
    .length(
      "button-width", \.buttonWidth, 20...200, "The least width of an action behind a row.",
      source: "SwipeCellKit: 74", of: (.rowOpen, .follower)),
    .ratio(
      "full-swipe", \.fullSwipe, 0...1,
      "A swipe beyond this share of the row's width does the last action at once; 0 is off.",
      source: "WeChat has none; SwipeCellKit: 0.8", of: (.rowOpen, .release)),
    .duration(
      "leave", \.leave, 0...3, "How long the room of a row that goes takes to close up.",
      source: "tuned by eye to UITableView"),
  ]
}
