package import FloatCore

extension Prototype {
  /// The phone as it is opened with some other values or other pages: at time 0, where nothing glides and nothing has
  /// happened yet.
  package func reopened(
    with values: [ConfigurationValue] = [], pages: (any PageSource)? = nil, device: Device? = nil
  ) -> Prototype {
    var parameters = tuned
    for value in values { try? parameters.apply(value) }
    var phone = Prototype(
      parameters: parameters, content: pages ?? content, device: device ?? self.device, archive: archive)
    // What an archive leaves out was told when it was read.
    _ = phone.takeEffects()
    return phone
  }
}
