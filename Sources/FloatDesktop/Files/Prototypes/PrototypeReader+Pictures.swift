import FloatCore
import FloatPages

/// Pages that are pictures: their forms, and their fixed parts.
extension PrototypeReader {
  /// The measures that things on a picture are checked against.
  struct Ground {
    var size: Size
    /// The heights of its top and bottom that do not scroll.
    var fixed: (top: Double, bottom: Double)
    /// The parts of these heights under the navigation bar and under the tab bar.
    var covered: (top: Double, bottom: Double)
  }

  /// Nil without a picture. The things on it are still read, but their places are not checked.
  mutating func picturePage(
    _ values: Values<PrototypeKeys.Page>, _ page: PrototypePages.Page
  ) -> PrototypePages.PicturePage? {
    let picture = values.picture.flatMap { themed($0) }
    let parts = values.onPicture
    var content = PrototypePages.PicturePage(form: .init(picture: picture ?? Self.noPicture))
    readFixed(parts.fixed, height: picture?.light.size.height, &content)
    let ground = ground(picture, content, page)
    let variants = parts.variants?.fields()?.all ?? []
    readHotspots(parts.hotspots, &content.form, ground, page)
    readBadges(parts.badges, &content.form, ground)
    readRows(parts.rows, &content.form, ground)
    readPagers(parts.pager, &content.form, ground)
    readSliders(parts.slider, &content.form, ground)
    for pair in variants {
      let name = pair.name
      let variant = variant(pair, of: content, ground, page)
      if name == PrototypeKeys.ownForm {
        pair.reportKey("\"default\" is the page's own form; give it another name")
      } else {
        content.variants[name] = variant
      }
    }
    return picture == nil ? nil : content
  }

  /// Stands in for a missing picture, on a page that is left out.
  private static let noPicture = Themed(
    light: PrototypePages.Picture(name: "", size: .zero), dark: .init(name: "", size: .zero))

  /// Reads a form of a page: another picture, and the differences on it.
  private mutating func variant(
    _ pair: Field, of content: PrototypePages.PicturePage, _ pageGround: Ground?,
    _ page: PrototypePages.Page
  ) -> PrototypePages.Form? {
    var form = content.form
    guard pair.isMapping, !PrototypeKeys.themed.names.contains(where: { pair.part($0) != nil }) else {
      guard let picture = themed(pair) else { return nil }
      form.picture = picture
      return form
    }
    guard let values = pair.values(PrototypeKeys.variant) else { return nil }
    let picture: Themed<PrototypePages.Picture>? =
      values.picture.map { themed($0) } ?? form.picture
    let ground = values.picture == nil ? pageGround : ground(picture, content, page)
    readHotspots(values.hotspots, &form, ground, page)
    readBadges(values.badges, &form, ground)
    readPagers(values.pager, &form, ground)
    guard let picture else { return nil }
    form.picture = picture
    return form
  }

  private mutating func readFixed(
    _ node: Field?, height known: Double?, _ content: inout PrototypePages.PicturePage
  ) {
    guard let node, let values = node.values(PrototypeKeys.fixed) else { return }
    let height = known ?? PictureLimits.shownSide
    content.fixedTop = values[\.top]?.number(0...height)
    content.fixedBottom = values[\.bottom]?.number(0...height)
    if (content.fixedTop ?? 0) + (content.fixedBottom ?? 0) > height {
      node.report("leaves nothing of the picture, which is \(Self.length(height)) points long")
      content.fixedTop = nil
      content.fixedBottom = nil
    }
  }

  private func ground(
    _ picture: Themed<PrototypePages.Picture>?, _ content: PrototypePages.PicturePage,
    _ page: PrototypePages.Page
  ) -> Ground? {
    guard let size = picture?.light.size else { return nil }
    let bar = page.hasBar ? device.safeArea.top + parameters.bar.height : 0
    let tabBar =
      tabs.contains(page.id.description) ? device.safeArea.bottom + parameters.tabBar.height : 0
    let height = device.size.height
    let fixed = content.fixedParts(height: size.height, screen: height, bar: bar, tabBar: tabBar)
    return Ground(size: size, fixed: fixed, covered: (bar, min(tabBar, fixed.bottom)))
  }
}
