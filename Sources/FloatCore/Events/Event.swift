/// Something that happened on the phone, for an app that listens: ``Effect/event(_:)`` brings it.
///
/// An event happens once and in its turn among the effects, at a time of the phone that does not depend on frames. It
/// prints as its name with what it says: `page.collected article-1`.
public struct Event: Hashable, Sendable {
  /// When it happened, in seconds since the start: the time of the input or of the deadline that brought it about.
  public let time: Double
  /// What happened. Kinds may be added, so a `switch` over them needs a `default`.
  public let kind: Kind

  init(_ kind: Kind, at time: Double) { (self.kind, self.time) = (kind, time) }

  /// What happened, with what there is to say about it.
  public enum Kind: Hashable, Sendable {
    // Pages.
    /// A page is in front and at rest; the root is named with its tab in front. The first page has none, because it is
    /// there from the start.
    case pageShown(PageID, tab: String?)
    /// The page that was in front before no longer is; right before the next ``pageShown(_:tab:)``.
    case pageHidden(PageID, tab: String?)
    /// The ball takes a page: it was released in the zone, or a menu, a hotspot or a call asked for it.
    case willCollect(PageID)
    /// The page has arrived in the ball; after ``willCollect(_:)``, unless it is removed before.
    case collected(PageID)
    /// A page is not collected, or not removed, and nothing else has changed.
    case refused(PageID, Refusal)
    /// A collected page opens, out of the ball or its list.
    case opened(PageID)
    /// A page was taken out of the ball.
    case removed(PageID)
    /// A page that was removed is back in the ball.
    case restored(PageID)
    // The ball.
    /// A tap on the ball, which opens its page or its list.
    case ballTapped
    /// A drag of the ball began. If the flying ball is caught before it docks, the same drag continues.
    case ballDragBegan
    /// The ball has come to rest at an edge, at a fraction of the way down.
    case ballDocked(Dock)
    /// A long press on the ball.
    case ballLongPressed
    // The list.
    /// The list begins to come in.
    case listWillShow
    /// All rows of the list are in their places; missing if the list was closed before.
    case listShown
    /// The list has gone.
    case listHidden
    /// A row of the list was chosen.
    case listSelected(PageID)
    // Badges.
    /// A badge is pulled.
    case badgeBegan(BadgeID)
    /// A torn badge is farther from its place than its neck reaches, so that it bursts when it is released.
    case badgeOutOfRange(BadgeID)
    /// It is within that distance again.
    case badgeBackInRange(BadgeID)
    /// It is back in its place.
    case badgeReturned(BadgeID)
    /// It stays where it was released (`badge.after-break: stay`).
    case badgeLeft(BadgeID)
    /// It bursts: it was released out of range, deleted by a key or a call, or is part of a sum that was.
    case badgeBurst(BadgeID)
    // Swipes.
    /// A finger moves a page that it may take off the screen.
    case swipeBegan(PageID)
    /// The page has crossed 0, 0.25, 0.5, 0.75 or 1 of the width, outwards or back; once for each crossing.
    case swipeProgress(PageID, Double, isOutward: Bool)
    /// The page was released and leaves.
    case swipeWillFinish(PageID)
    /// The page has left the screen.
    case swipeFinished(PageID)
    /// The page is back in its place; also where it was caught again after ``swipeWillFinish(_:)``.
    case swipeCancelled(PageID)
    // The zone.
    /// The pointer of a drag is inside the zone; the kind is the effect of a release.
    case zoneEntered(PrototypeState.Zone.Kind)
    /// It is no longer inside, or was released there.
    case zoneLeft(PrototypeState.Zone.Kind)
    // What pages offer.
    /// An action of a row was done, by its name.
    case rowAction(PageID, String)
    /// A switch, a stepper or a choice of a page has set a key of the configuration.
    case switchChanged(ConfigurationValue)
    /// A slider was released at another value, 0…1, or sent to one.
    case sliderChanged(ElementID, Double)
    /// A pager goes to another page; 0 is the first.
    case pagerChanged(ElementID, page: Int)
    /// A tap on an element whose action is ``PageAction/custom(_:)``.
    case custom(String)
    // Calls.
    /// A call was refused, and nothing else has changed.
    case callRefused(Call, Refusal)
  }
}

/// Why a page or a call is refused.
public enum Refusal: String, Hashable, Sendable, CaseIterable {
  /// The ball holds as many pages as it may.
  case full
  /// ``PageTraits/isKept``: the page stays in the ball.
  case kept
  /// The configuration (`entrances.rule`) does not admit the page, or collecting is off; `not-collectable` in files.
  case notCollectable = "not-collectable"
  /// The page declares itself collectable, but its source makes no ``CollectedPage`` of it
  /// (``PageSource/collectedPage(of:)``); `no-entrance` in files.
  case noCollectedPage = "no-entrance"
  /// The question whether to collect the page was not answered with yes.
  case declined
  /// A finger holds what the call would move.
  case held
  /// As many changes of the stack wait already as may, or another question is open.
  case busy
  /// There is nothing that the call could do, such as a page that does not exist or is in front already.
  case meaningless
}

extension Event: CustomStringConvertible {
  /// A part of what an event says, as JSON has it.
  package enum Part: Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
  }

  /// The event's name in traces and in `inspect`: `page.collected`.
  public var name: String { parts.name }

  /// The name with what the event says: `ball.docked left 0.25`.
  public var description: String {
    ([name]
      + fields.map { _, part in
        switch part {
        case .text(let text): text
        case .number(let number): DecimalText.text(number)
        case .flag(let flag): "\(flag)"
        }
      }).joined(separator: " ")
  }

  /// The parts by the names of fields.
  package typealias Fields = [(name: String, part: Part)]

  /// What the event says.
  package var fields: Fields { parts.fields }

  private var parts: (name: String, fields: Fields) {
    func page(_ name: String, _ id: PageID) -> (String, Fields) { (name, [("page", .text(id.description))]) }
    func badge(_ name: String, _ id: BadgeID) -> (String, Fields) {
      (name, [("badge", .text(id.description))])
    }
    func shown(_ name: String, _ id: PageID, _ tab: String?) -> (String, Fields) {
      guard let tab else { return page(name, id) }
      return (name, [("page", .text(id.description)), ("tab", .text(tab))])
    }
    switch kind {
    case .pageShown(let id, let tab): return shown("page.shown", id, tab)
    case .pageHidden(let id, let tab): return shown("page.hidden", id, tab)
    case .willCollect(let id): return page("page.will-collect", id)
    case .collected(let id): return page("page.collected", id)
    case .refused(let id, let reason):
      return ("page.refused", [("page", .text(id.description)), ("reason", .text(reason.rawValue))])
    case .opened(let id): return page("page.opened", id)
    case .removed(let id): return page("page.removed", id)
    case .restored(let id): return page("page.restored", id)
    case .ballTapped: return ("ball.tapped", [])
    case .ballDragBegan: return ("ball.drag-began", [])
    case .ballDocked(let dock):
      return ("ball.docked", [("edge", .text(dock.edge.rawValue)), ("fraction", .number(dock.fraction))])
    case .ballLongPressed: return ("ball.long-pressed", [])
    case .listWillShow: return ("list.will-show", [])
    case .listShown: return ("list.shown", [])
    case .listHidden: return ("list.hidden", [])
    case .listSelected(let id): return page("list.selected", id)
    case .badgeBegan(let id): return badge("badge.began", id)
    case .badgeOutOfRange(let id): return badge("badge.out-of-range", id)
    case .badgeBackInRange(let id): return badge("badge.back-in-range", id)
    case .badgeReturned(let id): return badge("badge.returned", id)
    case .badgeLeft(let id): return badge("badge.left", id)
    case .badgeBurst(let id): return badge("badge.burst", id)
    case .swipeBegan(let id): return page("swipe.began", id)
    case .swipeProgress(let id, let share, let isOutward):
      return (
        "swipe.progress",
        [("page", .text(id.description)), ("progress", .number(share)), ("outward", .flag(isOutward))]
      )
    case .swipeWillFinish(let id): return page("swipe.will-finish", id)
    case .swipeFinished(let id): return page("swipe.finished", id)
    case .swipeCancelled(let id): return page("swipe.cancelled", id)
    case .zoneEntered(let zone): return ("zone.entered", [("kind", .text(zone.rawValue))])
    case .zoneLeft(let zone): return ("zone.left", [("kind", .text(zone.rawValue))])
    case .rowAction(let row, let action):
      return ("row.action", [("row", .text(row.description)), ("action", .text(action))])
    case .switchChanged(let value):
      return ("switch.changed", [("key", .text(value.key)), ("value", .text(value.value))])
    case .sliderChanged(let id, let value):
      return ("slider.changed", [("id", .text(id.description)), ("value", .number(value))])
    case .pagerChanged(let id, let page):
      return ("pager.changed", [("id", .text(id.description)), ("page", .number(Double(page)))])
    case .custom(let name): return ("custom", [("action", .text(name))])
    case .callRefused(let call, let reason):
      return ("call.refused", [("call", .text(call.description)), ("reason", .text(reason.rawValue))])
    }
  }
}
