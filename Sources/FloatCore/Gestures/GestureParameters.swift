/// The thresholds by which a press is a tap, a drag or a long press. (`gesture`)
package struct GestureParameters: Hashable, Sendable {
  /// The settings of the recognisers.
  package var settings = GestureSettings()
  var edgeSteepness = 2.0
  var doubleClick = 0.35
  var highlightDelay = 0.1
  var highlightFade = 0.1

  static let table: [KeyEntry<Self>] = [
    .length(
      "tap-slop", \.settings.tapSlop, 0...40, "A press that moves farther is not a tap.",
      source: "desktop drag thresholds: 4 to 5", applies: .atOnce),
    .length(
      "pan-slop", \.settings.panSlop, 0...40, "A press that moves farther is a drag.",
      source: "desktop drag thresholds: 4 to 5; UIKit: 10", applies: .atOnce),
    .length(
      "edge-slop", \.settings.edgePanSlop, 0...40, "An edge drag begins after this distance.",
      source: "tuned: less than a pan's", applies: .atOnce),
    .ratio(
      "edge-steepness", \.edgeSteepness, 0.2...10, step: 0.1,
      "An edge drag may start at most this much down or up for each point to the right.",
      source: "tuned: from half-way down the edge the drop zone lies at a slope of 1 to 2", applies: .atOnce),
    .duration(
      "long-press", \.settings.longPressDuration, 0.1...3, step: 0.05,
      "How long a press takes to become a long press.", source: "UIKit, SuspensionEntrance: 0.5s"),
    .length(
      "long-press-slop", \.settings.longPressSlop, 0...40, "A press that moves farther is not a long press.",
      source: "SuspensionEntrance: 5", applies: .atOnce),
    .duration(
      "velocity-horizon", \.settings.velocityHorizon, 0.005...0.5, step: 0.005,
      "The time span over which the release velocity is measured.",
      source: "measured: 7 % error at any polling rate"),
    .duration(
      "double-click", \.doubleClick, 0...1, step: 0.05,
      "A second click at the same place within this time does nothing where the first one put something else there.",
      source: "GTK's double-click time is 0.4s"),
    .ratio(
      "touch-slop-scale", \.settings.touchSlopScale, 0.5...10, step: 0.1,
      "How much farther a finger may stray than the mouse, for all slops.",
      source: "2 gives UIKit's 10 points", applies: .atOnce),
    .duration(
      "assume-stopped", \.settings.assumeStopped, 0.005...0.5, step: 0.005,
      "A pointer that has not moved for this long is released without velocity.", source: "Android: 40ms"),
    .velocity(
      "maximum-velocity", \.settings.maximumSpeed, 100...50000, step: 100,
      "The fastest velocity of a release.", source: "Flutter's maximum fling velocity: 8000"),
    .duration(
      "highlight-delay", \.highlightDelay, 0...1,
      "How long after a press its highlight appears, so that a scroll leaves no trace.",
      source: "UIScrollView delays touches, Android a press: 100 to 150ms"),
    .duration(
      "highlight-fade", \.highlightFade, 0...1, "How long a highlight takes to fade in and out.",
      source: "tuned: no step from one frame to the next"),
  ]
}
