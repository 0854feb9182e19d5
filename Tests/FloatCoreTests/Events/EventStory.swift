@testable import FloatCore

/// The events of a phone, read in their order: what begins ends once before it begins again.
struct EventStory {
  /// The page in front, as told.
  private(set) var front: PageID
  private(set) var tab: String?
  /// The pages in the ball, as told.
  private(set) var inBall: Set<PageID>
  private(set) var isListed = false
  private(set) var swipe: Swipe?
  private var time = 0.0
  /// True after `page.hidden`, right before `page.shown`.
  private var isBetween = false
  private var isListIn = false
  private var arriving: Set<PageID> = []
  private var isBallDragged = false
  private var zone: PrototypeState.Zone.Kind?
  /// True for a badge out of range.
  private var pulled: [BadgeID: Bool] = [:]
  private var controls: [ElementID: Double] = [:]

  struct Swipe {
    let page: PageID
    /// How many of the five shares the page is beyond.
    var level = 0
    var willFinish = false
  }

  /// A story that begins with a phone as it is, at rest.
  init(_ prototype: Prototype) {
    front = prototype.navigation.front
    let isRoot = front == prototype.content.root && !prototype.pages.tab.isEmpty
    tab = isRoot ? prototype.pages.tab : nil
    inBall = Set(prototype.archive.pages.map(\.pageID))
    time = prototype.now
  }

  /// Reads an event; returns what is wrong with it, or nil.
  mutating func read(_ event: Event) -> String? {
    defer { time = event.time }
    if event.time < time { return "after \(time)" }
    if isBetween, event.name != "page.shown" { return "no page is shown" }
    return readPage(event.kind) ?? readBall(event.kind) ?? readBadge(event.kind) ?? readSwipe(event.kind)
      ?? readControl(event.kind)
  }

  private mutating func readPage(_ kind: Event.Kind) -> String? {
    switch kind {
    case .pageHidden(let page, let tab):
      isBetween = true
      return page == front && tab == self.tab ? nil : "\(front) was shown"
    case .pageShown(let page, let tab):
      defer { (isBetween, front, self.tab) = (false, page, tab) }
      return !isBetween ? "none was hidden" : page == front && tab == self.tab ? "twice" : nil
    case .willCollect(let page):
      arriving.insert(page)
      return inBall.insert(page).inserted ? nil : "it is in the ball"
    case .collected(let page): return arriving.remove(page) != nil ? nil : "it was not taken"
    case .removed(let page):
      arriving.remove(page)
      // A removed ball is dragged no more.
      isBallDragged = false
      return inBall.remove(page) != nil ? nil : "it is not in the ball"
    case .restored(let page): return inBall.insert(page).inserted ? nil : "it is in the ball"
    default: return nil
    }
  }

  private mutating func readBall(_ kind: Event.Kind) -> String? {
    switch kind {
    case .ballDragBegan:
      defer { isBallDragged = true }
      return isBallDragged ? "it is dragged" : nil
    case .ballDocked:
      isBallDragged = false
      return nil
    case .listWillShow:
      defer { isListed = true }
      return isListed ? "it is there" : nil
    case .listShown:
      defer { isListIn = true }
      return !isListed ? "it does not come" : isListIn ? "twice" : nil
    case .listHidden:
      defer { (isListed, isListIn) = (false, false) }
      return isListed ? nil : "it is not there"
    case .listSelected: return isListed ? nil : "there is no list"
    case .zoneEntered(let kind):
      defer { zone = kind }
      return zone == nil ? nil : "it is inside"
    case .zoneLeft(let kind):
      defer { zone = nil }
      return zone == kind ? nil : "it was not inside"
    default: return nil
    }
  }

  private mutating func readBadge(_ kind: Event.Kind) -> String? {
    switch kind {
    case .badgeBegan(let badge): return pulled.updateValue(false, forKey: badge) == nil ? nil : "it is pulled"
    case .badgeOutOfRange(let badge):
      return pulled[badge] == nil || pulled.updateValue(true, forKey: badge) == true ? "it is out" : nil
    case .badgeBackInRange(let badge):
      return pulled[badge] == nil || pulled.updateValue(false, forKey: badge) == false
        ? "it is in range" : nil
    case .badgeReturned(let badge), .badgeLeft(let badge):
      return pulled.removeValue(forKey: badge) == nil ? "it was not pulled" : nil
    case .badgeBurst(let badge): pulled[badge] = nil
    default: break
    }
    return nil
  }

  private mutating func readSwipe(_ kind: Event.Kind) -> String? {
    switch kind {
    case .swipeBegan(let page):
      defer { swipe = Swipe(page: page) }
      return swipe == nil ? nil : "\(swipe!.page) is swiped"
    case .swipeProgress(let page, let share, let isOutward):
      guard let swipe, swipe.page == page else { return "it is not swiped" }
      let crossed = [0, 0.25, 0.5, 0.75, 1].firstIndex(of: share)
      self.swipe?.level += isOutward ? 1 : -1
      return crossed == (isOutward ? swipe.level : swipe.level - 1) ? nil : "it was beyond \(swipe.level)"
    case .swipeWillFinish(let page):
      guard let swipe, swipe.page == page else { return "it is not swiped" }
      self.swipe?.willFinish = true
      return swipe.willFinish ? "twice" : nil
    case .swipeFinished(let page), .swipeCancelled(let page):
      defer { swipe = nil }
      if swipe?.page != page { return "it is not swiped" }
      if case .swipeFinished = kind, swipe?.willFinish == false { return "the hand did not let it go" }
      return nil
    default: return nil
    }
  }

  private mutating func readControl(_ kind: Event.Kind) -> String? {
    let (id, value): (ElementID, Double)
    switch kind {
    case .sliderChanged(let slider, let share): (id, value) = (slider, share)
    case .pagerChanged(let pager, let page): (id, value) = (pager, Double(page))
    default: return nil
    }
    return controls.updateValue(value, forKey: id) == value ? "it is there" : nil
  }

  /// What is told differently from a phone that is at rest; nil if nothing is.
  func problemAtRest(_ prototype: Prototype) -> String? {
    if front != prototype.navigation.front { return "\(front) was shown" }
    if inBall != Set(prototype.archive.pages.map(\.pageID)) { return "the ball holds \(inBall)" }
    if isListed != prototype.list.isOpen { return "the list was \(isListed ? "shown" : "hidden")" }
    if let swipe { return "the swipe of \(swipe.page) has no end" }
    if isBallDragged { return "the drag of the ball has no end" }
    if zone != nil { return "the zone was not left" }
    if !pulled.isEmpty { return "\(pulled.keys) have no end" }
    let stays = arriving.subtracting(prototype.navigation.stack.pages)
    return stays.isEmpty ? nil : "\(stays) have not arrived"
  }
}
