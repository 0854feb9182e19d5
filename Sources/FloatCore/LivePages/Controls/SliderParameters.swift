/// A value that a thumb on a track sets. (`slider`)
package struct SliderParameters: Hashable, Sendable {
  var track = 4.0
  var thumb = 28.0
  var reach = 22.0
  package var response = 0.2
  var step = 0.05
  var thumbFill = Color(rgb: 0xFFFFFF)
  var shadow = 0.2
  var shadowRadius = 4.0
  var shadowOffset = 1.5

  /// The animation of a value that was set without a drag.
  package var settling: Animation { .spring(Spring(response: response, dampingRatio: 1), .unit) }

  static let entries = table.under("slider", \.slider)
  private static let table: [KeyEntry<Self>] = [
    .length("track", \.track, 1...40, "The height of a slider's track.", source: "UISlider: 4"),
    .length("thumb.size", \.thumb, 4...80, "The diameter of a slider's thumb.", source: "UISlider: 28"),
    .length(
      "reach", \.reach, 4...100, "A press this close to the thumb's middle is on the thumb.",
      source: "UIKit: targets of 44"),
    .duration(
      "response", \.response, 0.02...2,
      "The response of the spring of a value that a tap on the track or a key sets.",
      source: "tuned: as scroll.wheel.response"),
    .ratio("step", \.step, 0.001...1, "How far an arrow key moves the thumb, as a share of its way."),
    .color("thumb.fill", \.thumbFill, "The colour of the thumb.", source: "UISlider: white"),
    .ratio(
      "thumb.shadow", \.shadow, 0...1, "The darkness of the thumb's shadow.",
      source: "tuned by eye to UISlider"),
    .length(
      "thumb.shadow-radius", \.shadowRadius, 0...40, step: 0.5, "The reach of the thumb's shadow.",
      source: "tuned by eye to UISlider"),
    .length(
      "thumb.shadow-offset", \.shadowOffset, 0...20, step: 0.5, "How far below the thumb its shadow is.",
      source: "tuned by eye to UISlider"),
  ]
}
