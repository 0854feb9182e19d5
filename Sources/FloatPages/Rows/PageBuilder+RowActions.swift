import FloatCore

extension PageBuilder where Source == PrototypePages {
  /// Makes a row that can be swiped; does nothing without actions.
  ///
  /// - Parameter page: The page that a tap on the row opens.
  func addSwipeRow(
    _ id: PageID, _ label: String, _ frame: Rect, radius: Double = 0, _ shapes: [Shape],
    own: Range<Int>? = nil, _ actions: [PrototypePages.RowAction], opens page: PageID? = nil,
    to layout: inout PageLayout
  ) {
    let shown = actions.compactMap { action -> PageLayout.RowAction? in
      var shown = self.action(action)
      if let page, shown?.effect == .push(page) { shown?.readsRow = true }
      return shown
    }
    guard !shown.isEmpty, layout.row(id) == nil else { return }
    layout.rows.append(
      .init(id: id, label: label, frame: frame, radius: radius, shapes: shapes, own: own, actions: shown))
  }

  private func action(_ action: PrototypePages.RowAction) -> PageLayout.RowAction? {
    let effect: PageLayout.RowAction.Effect
    var question = action.question
    switch action.kind {
    case .unread: effect = .unread
    case .hide: effect = .remove
    case .delete:
      effect = .remove
      question = question ?? content.interface[.deleteQuestion] ?? InterfaceText.deleteQuestion.english
    case .push(let id):
      guard let page = page(id) else { return nil }
      effect = .push(page)
    }
    return .init(
      name: action.name, title: action.title, color: metrics.tint[action.shownColor], effect: effect,
      question: question)
  }
}
