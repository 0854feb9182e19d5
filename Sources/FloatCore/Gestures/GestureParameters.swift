/// What makes a press a tap, a drag or a long press. (`gesture`)
package struct GestureParameters: Hashable, Sendable {
  package var tapSlop = 5.0
  package var panSlop = 5.0
  package var edgeSlop = 3.0
  package var edgeSteepness = 2.0
  package var doubleClick = 0.35
  package var longPress = 0.5
  package var longPressSlop = 5.0
  package var velocityHorizon = 0.04
  package var touchSlopScale = 2.0
  package var assumeStopped = 0.04
  package var maximumVelocity = 8000.0
  package var highlightDelay = 0.1
  package var highlightFade = 0.1

  static let entries: [ParameterEntry] = [
    .length(
      "gesture.tap-slop", \.gesture.tapSlop, 0...40,
      "A press that moves farther is not a tap.", source: "desktop drag thresholds: 4 to 5", applies: .atOnce),
    .length(
      "gesture.pan-slop", \.gesture.panSlop, 0...40,
      "A press that moves farther is a drag.",
      source: "desktop drag thresholds: 4 to 5; UIKit: 10", applies: .atOnce),
    .length(
      "gesture.edge-slop", \.gesture.edgeSlop, 0...40,
      "An edge drag begins after this distance.", source: "tuned: less than a pan's", applies: .atOnce),
    .ratio(
      "gesture.edge-steepness", \.gesture.edgeSteepness, 0.2...10, step: 0.1,
      "An edge drag may start at most this much down or up for each point to the right.",
      source: "tuned: from half-way down the edge the drop zone lies at a slope of 1 to 2", applies: .atOnce),
    .duration(
      "gesture.long-press", \.gesture.longPress, 0.1...3, step: 0.05,
      "How long a press takes to become a long press.", source: "UIKit, SuspensionEntrance: 0.5s"),
    .length(
      "gesture.long-press-slop", \.gesture.longPressSlop, 0...40,
      "A press that moves farther is not a long press.", source: "SuspensionEntrance: 5", applies: .atOnce),
    .duration(
      "gesture.velocity-horizon", \.gesture.velocityHorizon, 0.005...0.5, step: 0.005,
      "The time span over which the release velocity is measured.",
      source: "measured: 7 % error at any polling rate"),
    .duration(
      "gesture.double-click", \.gesture.doubleClick, 0...1, step: 0.05,
      "A second click at the same place within this time is part of the first one and does nothing.",
      source: "GTK's double-click time is 0.4s"),
    .ratio(
      "gesture.touch-slop-scale", \.gesture.touchSlopScale, 0.5...10, step: 0.1,
      "How much farther a finger may stray than the mouse, for all slops.",
      source: "2 gives UIKit's 10 points", applies: .atOnce),
    .duration(
      "gesture.assume-stopped", \.gesture.assumeStopped, 0.005...0.5, step: 0.005,
      "A pointer that has not moved for this long is released without velocity.", source: "Android: 40ms"),
    .velocity(
      "gesture.maximum-velocity", \.gesture.maximumVelocity, 100...50000, step: 100,
      "The fastest velocity of a release.", source: "Flutter's maximum fling velocity: 8000"),
    .duration(
      "gesture.highlight-delay", \.gesture.highlightDelay, 0...1,
      "How long after a press its highlight appears, so that a scroll leaves no trace.",
      source: "UIScrollView delays touches, Android a press: 100 to 150ms"),
    .duration(
      "gesture.highlight-fade", \.gesture.highlightFade, 0...1,
      "How long a highlight takes to fade in and out.",
      source: "tuned: no step from one frame to the next"),
  ]
}
