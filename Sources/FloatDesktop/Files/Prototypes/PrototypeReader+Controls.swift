import FloatCore
import FloatPages

/// Pagers and sliders on a picture.
extension PrototypeReader {
  mutating func readPagers(_ node: Field?, _ form: inout PrototypePages.Form, _ ground: Ground?) {
    for pair in node?.fields()?.all ?? [] {
      let name = pair.name
      guard let values = pair.values(PrototypeKeys.pager) else { continue }
      let label = translated(values.label) ?? name
      let pages = (values.pages?.items() ?? []).compactMap { themed($0) }
      let hasDots = values.dots ?? true
      guard let node = values.frame, let frame = frame(node, name, ground), !pages.isEmpty else {
        continue
      }
      let radius = values[\.radius]?.number(0...min(frame.width, frame.height) / 2)
      form.pagers.removeAll { $0.name == name }
      form.pagers.append(
        .init(
          name: name, frame: frame, radius: radius ?? 0, label: label, pages: pages, hasDots: hasDots))
    }
  }

  mutating func readSliders(_ node: Field?, _ form: inout PrototypePages.Form, _ ground: Ground?) {
    for pair in node?.fields()?.all ?? [] {
      let name = pair.name
      guard let values = pair.values(PrototypeKeys.slider) else { continue }
      let label = translated(values.label) ?? name
      let (value, track, fill) = (values.value ?? 0.5, values.track, values.fill)
      guard let node = values.frame, let frame = frame(node, name, ground) else { continue }
      form.sliders.append(
        .init(name: name, frame: frame, label: label, value: value, track: track, fill: fill))
    }
  }
}
