import FloatCore
import FloatPages

/// What lies on a picture: hotspots with the actions of their taps, and badges.
extension PrototypeReader {
  /// Reads the hotspots of a form, added to those that it has.
  mutating func readHotspots(
    _ node: Field?, _ form: inout PrototypePages.Form, _ ground: Ground?, _ page: PrototypePages.Page
  ) {
    for pair in node?.fields()?.all ?? [] {
      let index = form.hotspots.firstIndex { $0.name == pair.name }
      let before = index.map { form.hotspots[$0] }
      form.hotspots.put(hotspot(pair, before: before, ground, page), at: index)
    }
  }

  /// - Parameter before: The page's own hotspot of that name, whose values hold where a form gives none.
  private mutating func hotspot(
    _ pair: Field, before: PrototypePages.Hotspot?, _ ground: Ground?, _ page: PrototypePages.Page
  ) -> PrototypePages.Hotspot? {
    let name = pair.name
    guard let values = pair.values(PrototypeKeys.hotspot) else { return nil }
    var isAll = before.map { $0.frame == nil } ?? false
    var frame = before?.frame
    if let node = values.frame {
      placed.insert("hotspots/" + name)
      isAll = node.scalar?.text == PrototypeKeys.all
      frame = isAll ? nil : self.frame(node, name, ground)
    } else if before == nil, !placed.contains("hotspots/" + name) {
      pair.reportKey("has no frame; write \"frame: [x, y, width, height]\"")
    }
    let given = PrototypeKeys.actions.filter { values.fields[$0] != nil }
    // A hotspot that shows a page may also give the form in which it is shown.
    let shows = given.contains(where: ["push", "present", "tab"].contains)
    let things = shows ? given.filter { $0 != "variant" } : given
    if things.count > 1 {
      pair.reportKey("a hotspot does one thing; choose \(things.joined(separator: " or "))")
    }
    let action = things.first.flatMap { self.action($0, values.action, on: page) }
    let half = frame.map { min($0.width, $0.height) / 2 } ?? PictureLimits.shownSide
    let radius = values[\.radius]?.number(0...half)
    let label = translated(values.label)
    guard frame != nil || isAll else { return nil }
    let isAsWide = frame.map { frame in ground.map { frame.width >= $0.size.width } ?? false } ?? true
    return PrototypePages.Hotspot(
      name: name, frame: frame,
      radius: radius ?? min(before?.radius ?? (isAsWide ? 0 : Self.usualRadius), half),
      label: label ?? before?.label ?? name,
      action: action ?? (given.isEmpty ? before?.action : nil) ?? .highlight)
  }

  /// Reads a frame and cuts it to the picture, which may be shorter since its last export; nil for one that is not on it.
  ///
  /// - Parameter ground: Nil where the picture is unknown.
  mutating func frame(_ node: Field, _ name: String, _ ground: Ground?) -> Rect? {
    guard
      let sides = node.numbers(
        4, example: "[0, 180, 375, 72], or the word \(PrototypeKeys.all)")
    else { return nil }
    var frame = Rect(sides[0], sides[1], sides[2], sides[3])
    if frame.isEmpty { return node.refuse("is empty; write [x, y, width, height]") }
    guard let ground else { return frame }
    let size = ground.size
    if frame.minX < 0 || frame.minY < 0 || frame.maxX > size.width || frame.maxY > size.height {
      let shown = frame.intersection(Rect(size: size))
      guard !shown.isEmpty else {
        reportOutside(node, name, ground)
        return nil
      }
      problems.report(
        node.position, name,
        "extends beyond the page's picture, which is \(Self.points(size)); write a shorter frame (it is cut to the picture)",
        isWarning: true)
      frame = shown
    }
    let scrolled = ground.fixed.top...max(ground.fixed.top, size.height - ground.fixed.bottom)
    for (edge, what) in [(scrolled.lowerBound, "above"), (scrolled.upperBound, "below")]
    where frame.minY < edge && edge < frame.maxY {
      return node.refuse("crosses y = \(Self.length(edge)): the part \(what) stays while the rest scrolls")
    }
    if frame.maxY <= ground.covered.top {
      problems.report(
        node.position, name, "lies under the navigation bar; write \"bar: none\" if the picture has its own",
        isWarning: true)
    } else if frame.minY >= size.height - ground.covered.bottom {
      problems.report(node.position, name, "lies under the tab bar; move it up", isWarning: true)
    } else if min(frame.width, frame.height) < Self.smallestTarget {
      problems.report(
        node.position, name,
        "is hard to hit; make it \(DecimalText.text(Self.smallestTarget)) points wide and high",
        isWarning: true)
    }
    return frame
  }

  /// Reports that a hotspot or a badge is not on the picture.
  private mutating func reportOutside(_ node: Field, _ name: String, _ ground: Ground) {
    problems.report(
      node.position, name,
      "lies outside the page's picture, which is \(Self.points(ground.size)); move it onto the picture (it is left out)",
      isWarning: true)
  }

  private static func points(_ size: Size) -> String {
    "\(length(size.width)) × \(length(size.height)) points"
  }

  /// A length of a picture for a message: with one decimal, and never beyond the picture.
  static func length(_ points: Double) -> String { DecimalText.text((points * 10).rounded(.down) / 10) }

  /// The corner radius of the pressed look, unless the hotspot goes from side to side.
  private static let usualRadius = 8.0

  /// The least width and height of a target for a finger: UIKit's 44 points.
  private static let smallestTarget = 44.0

  private mutating func action(
    _ key: String, _ values: Values<PrototypeKeys.Action>, on page: PrototypePages.Page
  ) -> PageAction? {
    let name = page.id.description
    let isRoot = tabs.contains(name) || tabs.isEmpty && names.first == name
    switch key {
    case "push", "present":
      guard let next = target(values.push ?? values.present, isPresented: key == "present") else {
        return nil
      }
      return .push(next, variant: form(values.variant, of: next.description))
    case "tab":
      guard let tab = values.tab?.name(of: "tab", in: tabs) else { return nil }
      let variant = form(values.variant, of: tab)
      return isRoot ? .tab(tab, variant: variant) : .popToRoot(tab: tab, variant: variant)
    case "custom": return values.custom?.line(limit: 80).map(PageAction.custom)
    case "variant": return form(values.variant, of: name).map(PageAction.variant)
    case "back":
      guard values.back ?? false else { return nil }
      if !isRoot { return .back }
      return values[\.back]?.refuse("there is nothing behind this page to go back to")
    default:
      guard values.collect ?? false else { return nil }
      if page.isCollectable == true { return .collect }
      return values[\.collect]?.refuse(
        "the page is not collectable; write \"collectable: true\" below it")
    }
  }

  /// The name of a page's form; empty for the page itself.
  private mutating func form(_ node: Field?, of page: String) -> String? {
    guard let node else { return nil }
    return node.name(of: "variant", in: [PrototypeKeys.ownForm] + (forms[page] ?? [])).map {
      $0 == PrototypeKeys.ownForm ? "" : $0
    }
  }

  // MARK: Badges

  mutating func readBadges(
    _ node: Field?, _ form: inout PrototypePages.Form, _ ground: Ground?
  ) {
    for pair in node?.fields()?.all ?? [] {
      let name = pair.name
      guard let values = pair.values(PrototypeKeys.badge) else { continue }
      let index = form.badges.firstIndex { $0.name == name }
      let before = index.map { form.badges[$0] }
      let count = values.count.map { Int($0) }
      if values.center != nil { placed.insert("badges/" + name) }
      let center: Point? = values.center.map { self.center($0, name, ground) } ?? before?.center
      if center == nil, !placed.contains("badges/" + name) {
        pair.reportKey("has no center; write \"center: [x, y]\"")
      }
      let badge = center.map {
        PrototypePages.Badge(name: name, center: $0, count: count ?? before?.count ?? 1)
      }
      form.badges.put(badge, at: index)
    }
  }

  /// Nil for a centre that is not on the picture.
  private mutating func center(_ node: Field, _ name: String, _ ground: Ground?) -> Point? {
    guard let sides = node.numbers(2, example: "[352, 201]") else { return nil }
    let center = Point(sides[0], sides[1])
    if let ground, !Rect(size: ground.size).contains(center) {
      reportOutside(node, name, ground)
      return nil
    }
    return center
  }
}

extension Array {
  /// Puts an element in the place of the page's own one, or behind all. Without an element the page's own is not meant
  /// either, and is taken out.
  fileprivate mutating func put(_ element: Element?, at index: Int?) {
    let new = [element].compactMap(\.self)
    if let index { replaceSubrange(index...index, with: new) } else { append(contentsOf: new) }
  }
}
