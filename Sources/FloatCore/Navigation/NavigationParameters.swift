/// Push, pop and the drag from the edge. (`navigation`)
package struct NavigationParameters: Hashable, Sendable {
  package var settling = Settling(response: 0.344, dampingRatio: 1, duration: 0.35)
  var parallax = 0.3
  var dim = 0.1
  package var edgeWidth = 28.0
  package var finish = FinishCondition(rule: .projected, fraction: 0.5, lookahead: 0.35, velocity: 300)
  var shadowRadius = 18.0
  var shadowOpacity = 0.22
  var hurryResponse = 0.2
  var grabResponse = 0.1
  var tabBar = TabBarMotion.page
  var fastDuration = 0.0
  var shadowFade = 0.25
  var edgeColor = Themed(light: Color(0, 0, 0, 0), dark: Color(255, 255, 255, 51))
  var ready = 0.8
  var waiting = 4
  var variantFade = 0.2
  package var swipeFrom = SwipeOrigin.edge
  var swipeSlop = 10.0

  /// The animation of a page over the share of the distance that remains.
  package func animation(share: Double, isFlick: Bool) -> Animation {
    settling.animation(
      duration: isFlick && fastDuration > 0 ? fastDuration : settling.duration * share, .pages)
  }

  static let table: [KeyEntry<Self>] = [
    .duration(
      "response", \.settling.response, 0.05...3, "The response of the spring of push and pop.",
      source: "UIKit's system spring: mass 3, stiffness 1000, damping 500", of: (.navigation, .spring)),
    .ratio(
      "damping-ratio", \.settling.dampingRatio, 0.3...2,
      "The damping ratio of the spring of pushes and pops.",
      source: "UIKit's system spring does not overshoot", applies: .atOnce, of: (.navigation, .damping)),
    .ratio(
      "parallax", \.parallax, 0...1, "How far the page below moves, as a share of the width.",
      source: "UIKit, react-navigation: 0.3", of: (.navigation, .follower)),
    .ratio(
      "dim", \.dim, 0...1, "How dark the page below gets.", source: "react-navigation: 0.1",
      of: (.navigation, .follower)),
    .length(
      "edge-width", \.edgeWidth, 4...1024, "A drag that starts this close to the left edge pops the page.",
      source: "Flutter: 20, react-navigation: 50", of: (.navigation, .place)),
    .choice(
      "swipe-from", \.swipeFrom, "Where a swipe back may begin on a pushed page.",
      source: "iOS 26: anywhere; before, and in WeChat: edge"),
    .length(
      "swipe-slop", \.swipeSlop, 0...40, "A swipe back from anywhere begins after this distance.",
      source: "UIKit's pans: 10", applies: .atOnce),
    .duration(
      "lookahead", \.finish.lookahead, 0...1, "How far ahead a release is projected.",
      source: "WeChatFloatBall: 0.35s", of: (.navigation, .lookahead)),
    .ratio(
      "finish-fraction", \.finish.fraction, 0...1,
      "The page goes when the projected drag passes this share of the width.",
      source: "WeChatFloatBall, SuspensionEntrance: 1/2", of: (.navigation, .decision)),
    .length(
      "shadow.radius", \.shadowRadius, 0...60, "The edge shadow's reach.", source: "tuned by eye to UIKit's"),
    .ratio(
      "shadow.opacity", \.shadowOpacity, 0...1, "The edge shadow's darkness.",
      source: "tuned by eye to UIKit's"),
    .duration(
      "hurry-response", \.hurryResponse, 0.05...3,
      "The response of a running transition's spring once another transition waits for it."),
    .duration(
      "grab.response", \.grabResponse, 0.02...1,
      "The response of the spring that absorbs the edge drag's slop, so that the page does not jump."),
    .choice(
      "tab-bar", \.tabBar, "Where the tab bar goes when a page comes in over it.",
      source: "UIKit's hidesBottomBarWhenPushed: page; SuspensionEntrance: slide"),
    .choice(
      "finish-rule", \.finish.rule, "What decides whether a released page goes.",
      source: "UIKit projects; WeChatFloatBall, SuspensionEntrance: max-distance-or-velocity",
      of: (.navigation, .decision)),
    .velocity(
      "finish-velocity", \.finish.velocity, 0...5000,
      "For percent-or-velocity: above this speed the direction decides.",
      source: "ZDPushAnimatedTransition: 300pt/s", of: (.navigation, .velocity)),
    .choice(
      "settle", \.settling.kind, "Whether a spring or a timing curve takes a page to its place.",
      source: "UIKit: a spring; the originals use a curve", of: (.navigation, .choice)),
    .duration(
      "duration", \.settling.duration, 0...3,
      "How long a whole push or pop takes along a curve; part of the way takes its share.",
      source: "WeChatFloatBall: 0.35s, SuspensionEntrance: 0.3s", of: (.navigation, .duration)),
    .duration(
      "fast-duration", \.fastDuration, 0...3,
      "How long a page that is flicked out takes along a curve; 0 takes the usual duration.",
      source: "WeChatFloatBall: 0.2s", of: (.navigation, .duration)),
    .curve(
      "curve", \.settling.curve, "The timing curve of pushes and pops.", source: "UIKit's default",
      of: (.navigation, .curve)),
    .ratio("shadow.fade", \.shadowFade, 0.01...1, "The share of the way over which the edge shadow comes."),
    .color(
      "edge.color", \.edgeColor.light,
      "The thin line along the edge of a moving page, and around one that is shrinking, in light appearance.",
      source: "none: the shadow shows the edge"),
    .color(
      "edge.color-dark", \.edgeColor.dark, "The same in dark appearance.",
      source: "tuned; a shadow does not show on black"),
    .ratio(
      "ready", \.ready, 0...1, "How far in a moving page must be for its content to accept a press.",
      source: "tuned: what still moves fast is not aimed at"),
    .count("waiting", \.waiting, 1...20, "How many pushes and pops may wait for the one under way."),
    .duration(
      "variant-fade", \.variantFade, 0...2, "How long a page that takes another form takes to turn into it."),
  ]
}

/// Where a swipe back may begin.
public enum SwipeOrigin: String, Hashable, Sendable, CaseIterable {
  /// In the strip at the left edge.
  case edge
  /// Anywhere on the page, where nothing else moves to the right.
  case anywhere
}

/// Where the tab bar goes when a page without a tab bar comes in.
enum TabBarMotion: String, Hashable, Sendable, CaseIterable {
  /// It moves with its page, below the page that comes in.
  case page
  /// It slides down off the screen as the front page comes in, and up again, over both pages (SuspensionEntrance).
  case slide
}
