extension ParameterSchema {
  static let noticeEntries: [ParameterEntry] = [
    .duration(
      "notice.duration", \.notice.duration, 1.8, 0.2...20, step: 0.1,
      "How long a notice stays.",
      source: "tuned: two words"),
    .duration(
      "notice.fade", \.notice.fade, 0.25, 0...2, step: 0.01,
      "How long it takes to come and go.",
      source: "UIKit: 0.25s"),
  ]
}
