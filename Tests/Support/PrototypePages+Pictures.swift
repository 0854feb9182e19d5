import FloatCore
import FloatPages
import FoundationEssentials

extension PrototypePages.Form {
  /// A picture as wide as the screen, with things on it.
  init(
    _ name: String, height: Double = 812, hotspots: [PrototypePages.Hotspot] = [],
    badges: [PrototypePages.Badge] = []
  ) {
    self.init(picture: ControlPages.picture(name, Size(375, height)), hotspots: hotspots, badges: badges)
  }
}

extension PrototypePages.Page {
  /// A page that is called as its picture is.
  init(
    _ form: PrototypePages.Form, hasBar: Bool = false, variants: [String: PrototypePages.Form] = [:],
    top: Double? = nil, bottom: Double? = nil
  ) {
    let name = form.picture.light.name
    self.init(
      id: PageID(name), title: name.capitalized, icon: name, hasBar: hasBar,
      content: .picture(.init(form: form, variants: variants, fixedTop: top, fixedBottom: bottom)))
  }
}
