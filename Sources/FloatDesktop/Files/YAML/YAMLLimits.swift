/// How much of a YAML file is read before it is refused, so that no file can stall or exhaust the program.
struct YAMLLimits: Hashable, Sendable {
  var bytes: Int
  var depth: Int
  var nodes: Int

  /// A config file or a scenario: thirty times what the largest honest one needs.
  static let standard = YAMLLimits(bytes: 256 * 1024, depth: 8, nodes: 4000)
}
