import FloatCore
import FloatPages

/// The messages of a conversation and their senders.
extension PrototypeReader {
  /// The keys of a message that are not senders' names.
  private static let ofMessages = ["time", "article", "from"]

  mutating func conversation(
    _ values: [String: YAMLNode], _ page: inout PrototypePages.Page
  ) -> PrototypePages.Conversation {
    var avatars: [String: String] = [:]
    for pair in values["avatars"].flatMap({ fields.pairs($0, "avatars") }) ?? [] {
      let name = pair.key.text
      guard !Self.ofMessages.contains(name) else {
        fields.report(pair.key.position, name, "means something else in a message; use another name")
        continue
      }
      avatars[name] = picture(pair.value, name)?.name
    }
    if page.icon.isEmpty { page.icon = avatars["them"] ?? "" }
    var messages: [PrototypePages.Message] = []
    for node in fields.items(values["messages"], "messages") {
      if let message = message(node, avatars) { messages.append(message) }
    }
    return PrototypePages.Conversation(messages: messages, menu: menu(values))
  }

  private mutating func message(_ node: YAMLNode, _ avatars: [String: String]) -> PrototypePages.Message? {
    let people = Set(avatars.keys).union(["me", "them"]).sorted()
    guard
      let pairs = fields.pairs(node, "messages", known: Self.ofMessages + people),
      let first = pairs.first(where: { $0.key.text != "from" })
    else {
      if case .mapping(let pairs, _) = node, pairs.isEmpty || pairs.allSatisfy({ $0.key.text == "from" }) {
        fields.report(node.position, "messages", "a message needs words, a time or an article")
      }
      return nil
    }
    let kind = first.key.text
    for extra in pairs where extra.key.text != kind && (extra.key.text != "from" || kind != "article") {
      fields.report(
        extra.key.position, extra.key.text,
        extra.key.text == "from"
          ? "belongs to an article; for words, the key names the sender"
          : "a message holds one thing, and this one already has \(kind)")
    }
    func sender(_ name: String, _ node: YAMLNode) -> PrototypePages.Sender {
      if avatars[name] == nil {
        fields.report(
          node.position, name, "has no portrait; write \"avatars: {\(name): pictures/…}\" above the messages")
      }
      return PrototypePages.Sender(avatar: avatars[name] ?? "", isMe: name == "me")
    }
    switch kind {
    case "time": return fields.words(first.value, kind).map { .time($0) }
    case "article":
      let from = pairs.first { $0.key.text == "from" }
      let name = from.map { fields.name($0.value, "from", of: "portrait", in: people) } ?? "them"
      let speaker = name.map { sender($0, from?.value ?? first.value) }
      guard let page = article(first.value, kind), let speaker else { return nil }
      return .article(page, from: speaker)
    default:
      guard let words = fields.words(first.value, kind) else { return nil }
      return .text(words, from: sender(kind, first.value))
    }
  }
}
