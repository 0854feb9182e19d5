import FloatPages

@testable import FloatCore

extension Prototype {
  /// The demo's pages, as they are without a file.
  init(
    parameters: Parameters = Parameters.builtIn, device: Device = .iPhoneX,
    archive: EntranceArchive = EntranceArchive(), notice: InterfaceText? = nil
  ) {
    self.init(
      parameters: parameters, content: PrototypePages.fallback, device: device, archive: archive,
      notice: notice)
  }
}
