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
}
