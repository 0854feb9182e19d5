import FloatFiles

/// Checks a YAML text against a JSON Schema; texts pass for numbers and flags that they spell.
///
/// It is a second opinion on what a reader accepts, because it uses the schema alone and not the reader.
struct SchemaCheck {
  private let root: JSON

  init(_ root: JSON) { self.root = root }

  /// Why the text does not match; nil where it does.
  func objection(to node: Node) -> String? { objection(to: node, by: root) }

  private func objection(to node: Node, by schema: JSON) -> String? {
    guard case .object(let members) = schema else { return nil }
    for (key, value) in members {
      if let reason = objection(to: node, key, value, members) { return reason }
    }
    return nil
  }

  private func objection(
    to node: Node, _ key: String, _ value: JSON, _ members: [(key: String, value: JSON)]
  ) -> String? {
    switch (key, value) {
    case ("$ref", .string(let name)):
      return member("definitions", of: root).flatMap {
        member(String(name.dropFirst("#/definitions/".count)), of: $0)
      }
      .flatMap { objection(to: node, by: $0) }
    case ("anyOf", .array(let forms)):
      return forms.contains { objection(to: node, by: $0) == nil }
        ? nil : "\(node) is none of what is allowed"
    case ("oneOf", .array(let forms)):
      return forms.count { objection(to: node, by: $0) == nil } == 1 ? nil : "\(node) is not one of two"
    case ("allOf", .array(let forms)):
      return forms.lazy.compactMap { objection(to: node, by: $0) }.first
    case ("then", let form):
      guard let condition = members.first(where: { $0.key == "if" })?.value,
        objection(to: node, by: condition) == nil
      else { return nil }
      return objection(to: node, by: form)
    case ("enum", .array(let allowed)):
      return allowed.contains { fits(node, $0) } ? nil : "\(node) is no choice"
    case ("const", let constant): return fits(node, constant) ? nil : "\(node) is another value"
    case ("type", .string(let name)): return fits(node, type: name) ? nil : "\(node) is no \(name)"
    case ("type", .array(let names)):
      return names.contains { if case .string(let name) = $0 { fits(node, type: name) } else { false } }
        ? nil : "\(node) has another type"
    case ("minimum", .number(let bound)):
      return (number(node) ?? bound) >= bound ? nil : "\(node) is too small"
    case ("maximum", .number(let bound)):
      return (number(node) ?? bound) <= bound ? nil : "\(node) is too large"
    case ("required", .array(let names)):
      guard case .mapping(let pairs, _) = node else { return nil }
      let isWhole = names.allSatisfy { name in pairs.contains { JSON.string($0.key.text) == name } }
      return isWhole ? nil : "something is missing"
    case ("additionalProperties", let others):
      guard case .mapping(let pairs, _) = node else { return nil }
      let known = members.first { $0.key == "properties" }.flatMap { $0.value.members } ?? []
      for pair in pairs where !known.contains(where: { $0.key == pair.key.text }) {
        if case .bool(false) = others { return "the key \(pair.key.text) is unknown" }
        if let reason = objection(to: pair.value, by: others) { return reason }
      }
    case ("properties", .object(let known)):
      guard case .mapping(let pairs, _) = node else { return nil }
      for pair in pairs {
        guard let form = known.first(where: { $0.key == pair.key.text })?.value else { continue }
        if let reason = objection(to: pair.value, by: form) { return reason }
      }
    case ("items", let form):
      guard case .sequence(let items, _) = node else { return nil }
      return items.lazy.compactMap { objection(to: $0, by: form) }.first
    case ("minItems", .number(let count)):
      if case .sequence(let items, _) = node { return Double(items.count) >= count ? nil : "too few items" }
    case ("maxItems", .number(let count)):
      if case .sequence(let items, _) = node { return Double(items.count) <= count ? nil : "too many items" }
    default: break
    }
    return nil
  }

  private func member(_ key: String, of json: JSON) -> JSON? { json.members?.first { $0.key == key }?.value }

  private func number(_ node: Node) -> Double? { node.scalar.flatMap { Double($0.text) } }

  private func fits(_ node: Node, _ json: JSON) -> Bool {
    guard let text = node.scalar?.text else { return false }
    return switch json {
    case .bool(let flag):
      flag ? ["true", "yes", "on"].contains(text) : ["false", "no", "off"].contains(text)
    case .number(let number): Double(text) == number
    case .string(let string): text == string
    default: false
    }
  }

  private func fits(_ node: Node, type: String) -> Bool {
    switch (type, node) {
    case ("object", .mapping), ("array", .sequence): true
    case ("string", .scalar(let scalar)): !scalar.isMissing
    case ("null", .scalar(let scalar)): scalar.isMissing
    case ("number", .scalar), ("integer", .scalar): number(node) != nil
    case ("boolean", .scalar): fits(node, .bool(true)) || fits(node, .bool(false))
    default: false
    }
  }
}

extension JSON {
  fileprivate var members: [(key: String, value: JSON)]? {
    if case .object(let members) = self { members } else { nil }
  }
}
