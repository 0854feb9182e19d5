extension Parameters {
  /// Stores the value that `text` spells under a dotted key; nothing changes when it is refused.
  public mutating func set(_ key: String, to text: String) throws(ParameterError) {
    guard let entry = ParameterSchema.entry(for: key) else { throw ParameterSchema.error(for: key) }
    try entry.apply(text, to: &self)
  }

  /// The value under a dotted key in its canonical spelling; nil when there is no such key.
  public func text(for key: String) -> String? { ParameterSchema.entry(for: key)?.read(from: self) }

  /// Puts every value back to its default.
  public mutating func applyDefaults() {
    for entry in ParameterSchema.entries { entry.applyDefault(to: &self) }
  }

  /// The values that differ from other parameters, in their canonical spelling and in the order of the schema.
  ///
  /// Setting them on `other` one after the other gives these parameters.
  public func differences(from other: Parameters) -> [ConfigurationValue] {
    guard self != other else { return [] }
    return ParameterSchema.entries.compactMap { entry in
      let text = entry.read(from: self)
      return text == entry.read(from: other) ? nil : ConfigurationValue(key: entry.key, value: text)
    }
  }
}
