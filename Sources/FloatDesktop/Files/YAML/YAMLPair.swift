/// A key of a YAML mapping and its value. A mapping may hold a key twice: its reader decides.
struct YAMLPair: Hashable, Sendable {
  var key: YAMLScalar
  var value: YAMLNode
}
