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

  /// What the event says, part by part.
  package var fields: [(name: String, part: Part)] { parts.fields }

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

  private var parts: (name: String, fields: [(name: String, part: Part)]) {
    func text(_ name: String, _ value: some CustomStringConvertible) -> (String, Part) {
      (name, .text(value.description))
    }
    func page(_ page: PageID) -> (String, Part) { text("page", page) }
    func badge(_ badge: BadgeID) -> (String, Part) { text("badge", badge) }
    func tab(_ tab: String?) -> [(String, Part)] { tab.map { [text("tab", $0)] } ?? [] }
    return switch kind {
    case .pageShown(let id, let name): ("page.shown", [page(id)] + tab(name))
    case .pageHidden(let id, let name): ("page.hidden", [page(id)] + tab(name))
    case .willCollect(let id): ("page.will-collect", [page(id)])
    case .collected(let id): ("page.collected", [page(id)])
    case .refused(let id, let reason): ("page.refused", [page(id), text("reason", reason.rawValue)])
    case .opened(let id): ("page.opened", [page(id)])
    case .removed(let id): ("page.removed", [page(id)])
    case .restored(let id): ("page.restored", [page(id)])
    case .ballTapped: ("ball.tapped", [])
    case .ballDragBegan: ("ball.drag-began", [])
    case .ballDocked(let dock):
      ("ball.docked", [text("edge", dock.edge.rawValue), ("fraction", .number(dock.fraction))])
    case .ballLongPressed: ("ball.long-pressed", [])
    case .listWillShow: ("list.will-show", [])
    case .listShown: ("list.shown", [])
    case .listHidden: ("list.hidden", [])
    case .listSelected(let id): ("list.selected", [page(id)])
    case .badgeBegan(let id): ("badge.began", [badge(id)])
    case .badgeOutOfRange(let id): ("badge.out-of-range", [badge(id)])
    case .badgeBackInRange(let id): ("badge.back-in-range", [badge(id)])
    case .badgeReturned(let id): ("badge.returned", [badge(id)])
    case .badgeLeft(let id): ("badge.left", [badge(id)])
    case .badgeBurst(let id): ("badge.burst", [badge(id)])
    case .swipeBegan(let id): ("swipe.began", [page(id)])
    case .swipeProgress(let id, let share, let isOutward):
      ("swipe.progress", [page(id), ("progress", .number(share)), ("outward", .flag(isOutward))])
    case .swipeWillFinish(let id): ("swipe.will-finish", [page(id)])
    case .swipeFinished(let id): ("swipe.finished", [page(id)])
    case .swipeCancelled(let id): ("swipe.cancelled", [page(id)])
    case .zoneEntered(let zone): ("zone.entered", [text("kind", zone.rawValue)])
    case .zoneLeft(let zone): ("zone.left", [text("kind", zone.rawValue)])
    case .rowAction(let row, let action): ("row.action", [text("row", row), text("action", action)])
    case .switchChanged(let value):
      ("switch.changed", [text("key", value.key), text("value", value.value)])
    case .sliderChanged(let id, let value): ("slider.changed", [text("id", id), ("value", .number(value))])
    case .pagerChanged(let id, let page):
      ("pager.changed", [text("id", id), ("page", .number(Double(page)))])
    case .custom(let name): ("custom", [text("action", name)])
    case .callRefused(let call, let reason):
      ("call.refused", [text("call", call), text("reason", reason.rawValue)])
    }
  }
}
