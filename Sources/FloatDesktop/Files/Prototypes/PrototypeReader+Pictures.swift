import FloatCore
import FloatPages

/// Pages that are pictures: their forms, and what is on them.
extension PrototypeReader {
  /// What a picture is checked against.
  private struct Ground {
    var size: Size
    /// How much of its top and bottom does not scroll.
    var fixed: (top: Double, bottom: Double)
    /// What of these is under the navigation bar, and under the tab bar.
    var covered: (top: Double, bottom: Double)
  }

  mutating func picturePage(
    _ node: YAMLNode, _ values: [String: YAMLNode], _ page: PrototypePages.Page
  ) -> PrototypePages.PicturePage? {
    guard let picture = themed(node, "picture") else { return nil }
    var content = PrototypePages.PicturePage(form: .init(picture: picture))
    readFixed(values["fixed"], height: picture.light.size.height, &content)
    let ground = ground(picture.light.size, content, page)
    let variants = values["variants"].flatMap { fields.pairs($0, "variants") } ?? []
    let forms = ["default"] + variants.map(\.key.text)
    readHotspots(values["hotspots"], &content.form, ground, page, forms)
    readBadges(values["badges"], &content.form, ground)
    for pair in variants {
      let name = pair.key.text
      guard name != "default" else {
        fields.report(pair.key.position, name, "\"default\" is the page's own form; give it another name")
        continue
      }
      content.variants[name] = variant(pair, of: content, page, forms)
    }
    return content
  }

  /// A form of a page: another picture, and what differs on it.
  private mutating func variant(
    _ pair: YAMLPair, of content: PrototypePages.PicturePage, _ page: PrototypePages.Page, _ forms: [String]
  ) -> PrototypePages.Form? {
    var form = content.form
    func isShort(_ node: YAMLNode) -> Bool {
      guard case .mapping(let pairs, _) = node else { return true }
      return pairs.contains { PrototypeMapping.themed.names.contains($0.key.text) }
    }
    guard !isShort(pair.value) else {
      guard let picture = themed(pair.value, pair.key.text) else { return nil }
      form.picture = picture
      return form
    }
    guard
      let values = fields.values(pair.value, pair.key.text, known: PrototypeMapping.variant.names)
    else { return nil }
    if let node = values["picture"], let picture = themed(node, "picture") { form.picture = picture }
    let ground = ground(form.picture.light.size, content, page)
    readHotspots(values["hotspots"], &form, ground, page, forms)
    readBadges(values["badges"], &form, ground)
    return form
  }

  private mutating func readFixed(
    _ node: YAMLNode?, height: Double, _ content: inout PrototypePages.PicturePage
  ) {
    guard let node, let values = fields.values(node, "fixed", known: PrototypeMapping.fixed.names) else {
      return
    }
    content.fixedTop = fields.number(values["top"], "top", 0...height)
    content.fixedBottom = fields.number(values["bottom"], "bottom", 0...height)
    if (content.fixedTop ?? 0) + (content.fixedBottom ?? 0) > height {
      fields.report(
        node.position, "fixed",
        "leaves nothing of the picture, which is \(DecimalText.text(height)) points long")
      content.fixedTop = nil
      content.fixedBottom = nil
    }
  }

  private func ground(
    _ size: Size, _ content: PrototypePages.PicturePage, _ page: PrototypePages.Page
  ) -> Ground {
    let bar = page.hasBar ? device.safeArea.top + parameters.bar.height : 0
    let tabBar =
      tabs.contains(page.id.description) ? device.safeArea.bottom + parameters.tabBar.height : 0
    let height = device.size.height
    let fixed = content.fixedParts(height: size.height, screen: height, bar: bar, tabBar: tabBar)
    return Ground(size: size, fixed: fixed, covered: (bar, min(tabBar, fixed.bottom)))
  }

  // MARK: Hotspots

  /// The hotspots of a form, on top of those that it has.
  private mutating func readHotspots(
    _ node: YAMLNode?, _ form: inout PrototypePages.Form, _ ground: Ground, _ page: PrototypePages.Page,
    _ forms: [String]
  ) {
    for pair in node.flatMap({ fields.pairs($0, "hotspots") }) ?? [] {
      let index = form.hotspots.firstIndex { $0.name == pair.key.text }
      guard
        let hotspot = hotspot(pair, before: index.map { form.hotspots[$0] }, ground, page, forms)
      else { continue }
      if let index {
        form.hotspots[index] = hotspot
      } else {
        form.hotspots.append(hotspot)
      }
    }
  }

  /// - Parameter before: The page's own hotspot of the name, which a form takes over as far as it says nothing else.
  private mutating func hotspot(
    _ pair: YAMLPair, before: PrototypePages.Hotspot?, _ ground: Ground, _ page: PrototypePages.Page,
    _ forms: [String]
  ) -> PrototypePages.Hotspot? {
    let name = pair.key.text
    guard let values = fields.values(pair.value, name, known: PrototypeMapping.hotspot.names) else {
      return nil
    }
    guard values["frame"] != nil || before != nil else {
      fields.report(pair.key.position, name, "has no frame; write \"frame: [x, y, width, height]\"")
      return nil
    }
    guard let frame = values["frame"].map({ self.frame($0, name, ground) }) ?? before?.frame else {
      return nil
    }
    let given = PrototypeKey.actions.filter { values[$0] != nil }
    if given.count > 1 {
      fields.report(pair.key.position, name, "does one thing: \(given.joined(separator: " or "))")
    }
    let action = given.first.flatMap { key in
      values[key].flatMap { self.action(key, $0, on: page, forms) }
    }
    let half = min(frame.width, frame.height) / 2
    return PrototypePages.Hotspot(
      name: name, frame: frame,
      radius: fields.number(values["radius"], "radius", 0...half)
        ?? min(before?.radius ?? (frame.width < ground.size.width ? Self.usualRadius : 0), half),
      label: fields.words(values["label"], "label") ?? before?.label ?? name,
      action: action ?? (given.isEmpty ? before?.action : nil) ?? .highlight)
  }

  private mutating func frame(_ node: YAMLNode, _ name: String, _ ground: Ground) -> Rect? {
    guard let sides = fields.numbers(node, "frame", count: 4, example: "[0, 180, 375, 72]") else {
      return nil
    }
    let frame = Rect(sides[0], sides[1], sides[2], sides[3])
    let size = ground.size
    guard !frame.isEmpty, frame.minX >= 0, frame.minY >= 0, frame.maxX <= size.width,
      frame.maxY <= size.height
    else {
      fields.report(
        node.position, "frame",
        "lies outside the page's picture, which has \(DecimalText.text(size.width)) × \(DecimalText.text(size.height)) points"
      )
      return nil
    }
    let scrolled = ground.fixed.top...max(ground.fixed.top, size.height - ground.fixed.bottom)
    for (edge, what) in [(scrolled.lowerBound, "above"), (scrolled.upperBound, "below")]
    where frame.minY < edge && edge < frame.maxY {
      fields.report(
        node.position, "frame",
        "crosses y = \(DecimalText.text(edge)): what is \(what) stays while the rest scrolls")
      return nil
    }
    if frame.maxY <= ground.covered.top {
      fields.report(
        node.position, name, "lies under the navigation bar; write \"bar: none\" where the picture has one",
        isWarning: true)
    } else if frame.minY >= size.height - ground.covered.bottom {
      fields.report(node.position, name, "lies under the tab bar", isWarning: true)
    } else if min(frame.width, frame.height) < Self.smallestTarget {
      fields.report(
        node.position, name, "is hard to hit; \(DecimalText.text(Self.smallestTarget)) points are enough",
        isWarning: true)
    }
    return frame
  }

  /// What looks pressed has round corners, but for what goes from side to side.
  private static let usualRadius = 8.0

  /// The least width and height of what a finger hits: UIKit's 44 points.
  private static let smallestTarget = 44.0

  private mutating func action(
    _ key: String, _ node: YAMLNode, on page: PrototypePages.Page, _ forms: [String]
  ) -> PageAction? {
    let isRoot = tabs.contains(page.id.description) || tabs.isEmpty && names.first == page.id.description
    switch key {
    case "push", "present":
      return target(node, key, isPresented: key == "present").map(PageAction.push)
    case "tab":
      guard let tab = fields.name(node, key, of: "tab", in: tabs) else { return nil }
      return isRoot ? .tab(tab) : .popToRoot(tab: tab)
    case "variant":
      return fields.name(node, key, of: "variant", in: forms).map { .variant($0 == "default" ? "" : $0) }
    case "back":
      guard fields.flag(node, key) else { return nil }
      guard !isRoot else {
        fields.report(node.position, key, "there is nothing behind this page to go back to")
        return nil
      }
      return .back
    default:
      guard fields.flag(node, key) else { return nil }
      guard page.isCollectable == true else {
        fields.report(
          node.position, key, "the page is not collectable; write \"collectable: true\" below it")
        return nil
      }
      return .collect
    }
  }

  // MARK: Badges

  private mutating func readBadges(_ node: YAMLNode?, _ form: inout PrototypePages.Form, _ ground: Ground) {
    for pair in node.flatMap({ fields.pairs($0, "badges") }) ?? [] {
      let name = pair.key.text
      guard let values = fields.values(pair.value, name, known: PrototypeMapping.badge.names) else {
        continue
      }
      let index = form.badges.firstIndex { $0.name == name }
      guard values["center"] != nil || index != nil else {
        fields.report(pair.key.position, name, "has no center; write \"center: [x, y]\"")
        continue
      }
      var badge = index.map { form.badges[$0] } ?? .init(name: name, center: .zero, count: 1)
      if let place = values["center"] {
        guard let center = fields.numbers(place, "center", count: 2, example: "[352, 201]") else { continue }
        badge.center = Point(center[0], center[1])
        guard Rect(size: ground.size).contains(badge.center) else {
          fields.report(place.position, "center", "lies outside the page's picture")
          continue
        }
      }
      if let count = fields.number(values["count"], "count", -1...9999) { badge.count = Int(count) }
      if let index {
        form.badges[index] = badge
      } else {
        form.badges.append(badge)
      }
    }
  }
}
