/// The tab bar. (`tab-bar`)
package struct TabBarParameters: Hashable, Sendable {
  package var height = 49.0

  static let table: [KeyEntry<Self>] = [
    .length("height", \.height, 20...200, "The tab bar's height, without the safe area.", source: "UIKit: 49")
  ]
}
