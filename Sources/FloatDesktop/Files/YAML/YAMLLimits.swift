/// How much of a YAML file is read before it is refused, so that no file can stall or exhaust the program.
package struct YAMLLimits: Hashable, Sendable {
  package var bytes: Int
  package var depth: Int
  package var nodes: Int

  /// A config file or a scenario: thirty times what the largest honest one needs.
  package static let standard = YAMLLimits(bytes: 256 * 1024, depth: 8, nodes: 4000)
  /// The pages' content: thirty times what the largest shipped one needs.
  package static let content = YAMLLimits(bytes: 1024 * 1024, depth: 8, nodes: 60_000)
}
