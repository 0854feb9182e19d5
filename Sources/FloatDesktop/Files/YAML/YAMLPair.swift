/// A key of a YAML mapping and its value. A mapping may hold a key twice: its reader decides.
package struct YAMLPair: Hashable, Sendable {
  package var key: YAMLScalar
  package var value: YAMLNode
}
