/// The navigation bar. (`bar`)
package struct BarParameters: Hashable, Sendable {
  package var height = 44.0
  var titleTravel = 0.3

  static let table: [KeyEntry<Self>] = [
    .length(
      "height", \.height, 20...200, "The navigation bar's height, without the safe area.",
      source: "UIKit: 44", applies: .layingOut),
    .ratio(
      "title.travel", \.titleTravel, 0...1,
      "How far titles move while they cross-fade, as a share of the width; long ones move farther, by up to half.",
      source: "as far as the page below"),
  ]
}
