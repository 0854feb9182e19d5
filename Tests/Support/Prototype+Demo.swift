import FloatPages

@testable import FloatCore

extension Prototype {
  /// A prototype with the demo's built-in pages, which need no file.
  init(
    parameters: Parameters = Parameters.builtIn, device: Device = .iPhoneX,
    archive: CollectedPagesArchive = CollectedPagesArchive(), notice: InterfaceText? = nil
  ) {
    self.init(
      parameters: parameters, content: PrototypePages.fallback, device: device, archive: archive,
      notice: notice)
  }
}
