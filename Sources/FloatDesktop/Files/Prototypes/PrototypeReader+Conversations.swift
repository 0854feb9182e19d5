import FloatCore
import FloatPages

/// The messages of a conversation and their senders.
extension PrototypeReader {
  mutating func conversation(
    _ values: Values<PrototypeKeys.Conversation>, _ page: inout PrototypePages.Page
  ) -> PrototypePages.Conversation {
    var avatars: [String: String] = [:]
    for pair in values.avatars?.fields()?.all ?? [] {
      let name = pair.name
      guard !PrototypeKeys.ofMessages.contains(name) else {
        pair.reportKey("means something else in a message; use another name")
        continue
      }
      avatars[name] = picture(pair)?.name
    }
    if page.icon.isEmpty { page.icon = avatars["them"] ?? "" }
    let messages = (values[\.messages]?.items() ?? []).compactMap { message($0, avatars) }
    return PrototypePages.Conversation(messages: messages, menu: menu(values.menu))
  }

  private mutating func message(_ node: Field, _ avatars: [String: String]) -> PrototypePages.Message? {
    let people = Set(avatars.keys).union(["me", "them"]).sorted()
    guard
      let pairs = node.fields(PrototypeKeys.ofMessages + people)?.all,
      let first = pairs.first(where: { $0.name != "from" })
    else {
      if case .mapping(let pairs, _) = node.node, pairs.allSatisfy({ $0.key.text == "from" }) {
        node.report("a message needs words, a time or an article")
      }
      return nil
    }
    let kind = first.name
    for extra in pairs where extra.name != kind && (extra.name != "from" || kind != "article") {
      extra.reportKey(
        extra.name == "from"
          ? "belongs to an article; for words, the key names the sender"
          : "a message holds one thing, and this one already has \(kind)")
    }
    func sender(_ name: String, _ node: Field) -> PrototypePages.Sender {
      if avatars[name] == nil {
        problems.report(
          node.position, name, "has no portrait; write \"avatars: {\(name): pictures/…}\" above the messages")
      }
      return PrototypePages.Sender(avatar: avatars[name] ?? "", isMe: name == "me")
    }
    switch kind {
    case "time": return translated(first).map { .time($0) }
    case "article":
      let from = pairs.first { $0.name == "from" }
      let name = from.map { $0.name(of: "portrait", in: people) } ?? "them"
      let speaker = name.map { sender($0, from ?? first) }
      guard let page = article(first), let speaker else { return nil }
      return .article(page, from: speaker)
    default:
      guard let words = translated(first) else { return nil }
      return .text(words, from: sender(kind, first))
    }
  }
}
