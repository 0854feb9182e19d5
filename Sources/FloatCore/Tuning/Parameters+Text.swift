extension Parameters {
  /// Stores the value that `text` spells under a dotted key; nothing changes when it is refused.
  public mutating func set(_ key: String, to text: String) throws(ParameterError) {
    guard let entry = schema.entry(for: key) else { throw schema.error(for: key) }
    try entry.apply(text, to: &self)
  }

  /// Stores a value as an input does, which may also set `appearance`.
  package mutating func apply(_ value: ConfigurationValue) throws(ParameterError) {
    guard let entry = schema.inputEntry(for: value.key) else {
      throw schema.error(for: value.key)
    }
    try entry.apply(value.value, to: &self)
  }

  /// The value under a dotted key in its canonical spelling; nil when there is no such key.
  public func text(for key: String) -> String? { schema.inputEntry(for: key)?.read(from: self) }

  /// The values that differ from other parameters, in their canonical spelling and in the order of the schema.
  ///
  /// Setting them on `other` one after the other gives these parameters.
  public func differences(from other: Parameters) -> [ConfigurationValue] {
    guard self != other else { return [] }
    return schema.entries.compactMap { entry in
      let text = entry.read(from: self)
      return text == entry.read(from: other) ? nil : ConfigurationValue(key: entry.key, value: text)
    }
  }
}
