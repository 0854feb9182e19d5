/// A request of a program, which the phone carries out by the rules and with the motions of a hand: ``Input/call(_:)``.
///
/// While something moves, a call turns it around or waits for it, as a key does. Where a finger holds what it would
/// move, or where it means nothing, it changes nothing: ``Event/Kind/callRefused(_:_:)`` says why. It prints as a
/// scenario spells it: `collect: article-1`.
public enum Call: Hashable, Sendable {
  /// Takes a page into the ball: the page in front closes into it, and every other one is simply there.
  case collect(PageID)
  /// Opens a collected page, out of the list if that is open, else out of the ball.
  case open(PageID)
  /// Takes a page out of the ball.
  case remove(PageID)
  /// Takes every page out of the ball, which leaves.
  case clear
  /// Opens a page over the one in front, in its own way; one that is open already is popped to.
  case push(PageID)
  /// The same for a page that is presented; every other one is refused.
  case present(PageID)
  /// Goes one page back.
  case pop
  /// Sends the ball to an edge, to a fraction of the way down: 0 at the top, 1 at the bottom.
  case moveBall(Edge, fraction: Double)
  /// Bursts a badge in its place, which reads what it counts.
  case burst(BadgeID)

  /// The call's word in files: `collect`, …, `move-ball`.
  public var name: String { parts.name }

  /// What it is about: a page's or a badge's id; nil for a call without one.
  package var subject: String? { parts.subject }

  /// The name of the subject in a recording, by the call's word: `page` or `badge`.
  package static func subjectKey(of name: String) -> String { name == "burst" ? "badge" : "page" }

  /// Where the ball is sent; nil for every other call.
  package var dock: Dock? {
    if case .moveBall(let edge, let fraction) = self { Dock(edge: edge, fraction: fraction) } else { nil }
  }

  private var parts: (name: String, subject: String?) {
    switch self {
    case .collect(let page): ("collect", page.description)
    case .open(let page): ("open", page.description)
    case .remove(let page): ("remove", page.description)
    case .clear: ("clear", nil)
    case .push(let page): ("push", page.description)
    case .present(let page): ("present", page.description)
    case .pop: ("pop", nil)
    case .moveBall: ("move-ball", nil)
    case .burst(let badge): ("burst", badge.description)
    }
  }

  /// A call of each word, in the order of the cases, about the page or the badge with an id.
  private static func all(about id: String) -> [Call] {
    let page = PageID(id)
    return [
      .collect(page), .open(page), .remove(page), .clear, .push(page), .present(page), .pop,
      .moveBall(.left, fraction: 0), .burst(id == "tab" ? .tab : .page(page)),
    ]
  }

  /// The words of all calls, in the order of the cases.
  package static let names = all(about: "").map(\.name)

  /// The call of a word with what it is about; nil if the word is another one, or takes another value.
  package init?(_ name: String, subject: String?) {
    // The one that moves the ball takes an edge and a fraction.
    let all = Self.all(about: subject ?? "")
    guard let call = all.first(where: { $0.name == name && $0.subject == subject && $0.dock == nil })
    else { return nil }
    self = call
  }
}

extension Call: CustomStringConvertible {
  /// The call as a scenario spells it: `collect: article-1`, `clear`, `move-ball: {edge: left, fraction: 0.25}`.
  public var description: String { value().map { "\(name): \($0)" } ?? name }

  /// The value of its key in a scenario; nil for a call that is its word alone.
  ///
  /// - Parameter spell: How an id is written.
  package func value(_ spell: (String) -> String = { $0 }) -> String? {
    dock.map { "{edge: \($0.edge.rawValue), fraction: \(DecimalText.text($0.fraction))}" }
      ?? subject.map(spell)
  }
}
