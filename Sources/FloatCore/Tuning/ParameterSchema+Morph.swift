extension ParameterSchema {
  static let morphEntries: [ParameterEntry] = [
    .duration(
      "morph.expand.response", \.morph.expandResponse, 0.42, 0.05...3, step: 0.01,
      "The response of the spring that grows the ball into a page.",
      source: "tuned: WeChatFloatBall takes 0.35s, linear"),
    .duration(
      "morph.shrink.response", \.morph.shrinkResponse, 0.42, 0.05...3, step: 0.01,
      "The response of the spring that shrinks a page into the ball.",
      source: "tuned: WeChatFloatBall takes 0.2s, linear"),
    .ratio(
      "morph.damping-ratio", \.morph.dampingRatio, 1, 0.3...2, step: 0.01,
      "The damping ratio of both springs.",
      source: "tuned: an overshoot would show the screen's corners"),
    .ratio(
      "morph.cover", \.morph.cover, 0.3, 0...1, step: 0.01,
      "How dark the page below gets under a morphing page.",
      source: "WeChatFloatBall: 0.3"),
    .ratio(
      "morph.fade", \.morph.fade, 0.4, 0.01...1, step: 0.01,
      "The share of the morph, at the ball's end, over which page and ball cross-fade.",
      source: "tuned"),
    .ratio(
      "morph.bar-fade", \.morph.barFade, 0.2, 0.01...1, step: 0.01,
      "The share of the morph, at the page's end, over which the two pages' shared bar goes.",
      source: "tuned"),
  ]
}
