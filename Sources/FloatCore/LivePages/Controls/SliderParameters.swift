/// A value that a thumb on a track sets. (`slider`)
package struct SliderParameters: Hashable, Sendable {
  var thumb = 28.0
  var reach = 22.0
  package var response = 0.2
  var step = 0.05

  /// The animation of a value that was set without a drag.
  package var settling: Animation { .critical(response, .unit) }

  static let table: [KeyEntry<Self>] = [
    .length(
      "thumb.size", \.thumb, 4...80, "The diameter of a slider's thumb.", source: "UISlider: 28",
      of: (.slider, .place)),
    .length(
      "reach", \.reach, 4...100, "A press this close to the thumb's middle is on the thumb.",
      source: "UIKit: targets of 44"),
    .duration(
      "response", \.response, 0.02...2,
      "The response of the spring of a value that a tap on the track or a key sets.",
      source: "tuned: as scroll.wheel.response", of: (.slider, .spring)),
    .ratio(
      "step", \.step, 0.001...1, "How far an arrow key moves the thumb, as a share of its way.",
      of: (.slider, .place)),
  ]
}
