import FloatCore

/// The parameters' table as the panel shows it: groups, blocks of keys that share their second word, and springs.
///
/// All of it follows from the keys' names and kinds, so that a new key needs no entry here.
struct PanelCatalog: Sendable {
  let groups: [PanelGroup]
  /// The springs, by the block of each.
  let springs: [String: PanelSpring]
  private let indices: [String: Int]
  private let keys: [PanelKey]

  /// - Parameter entries: The table, in its order; groups and blocks are in the order of their first keys.
  init(_ entries: [ParameterEntry]) {
    let words = entries.map { $0.key.split(separator: ".").map(String.init) }
    var seconds: [String: Int] = [:]
    for words in words where words.count > 2 { seconds["\(words[0]).\(words[1])", default: 0] += 1 }
    keys = zip(entries, words).map { entry, words in
      let second = words.count > 2 ? "\(words[0]).\(words[1])" : ""
      // A single key needs no heading.
      let hasBlock = seconds[second, default: 0] > 1
      let rest = words.dropFirst(hasBlock ? 2 : 1).joined(separator: " ")
      return PanelKey(
        entry: entry, group: words[0], block: hasBlock ? second : words[0],
        name: Self.title(rest.isEmpty ? words[0] : rest))
    }
    indices = Dictionary(uniqueKeysWithValues: zip(keys.map(\.entry.key), keys.indices))
    groups = keys.parts(by: \.group).map { keys in
      let blocks = keys.parts(by: \.block).map { keys in
        var block = PanelBlock(
          id: keys[0].block, title: Self.title(keys[0].block.dropFirst(keys[0].group.count + 1)), keys: keys)
        block.findSpring()
        return block
      }
      // Keys without a heading come first, wherever they are in the table.
      return PanelGroup(
        id: keys[0].group, title: Self.title(keys[0].group),
        blocks: blocks.filter(\.title.isEmpty) + blocks.filter { !$0.title.isEmpty })
    }
    springs = Dictionary(
      uniqueKeysWithValues: groups.flatMap(\.blocks).compactMap { block in block.spring.map { (block.id, $0) }
      })
  }

  /// A key by its dotted name, or nil.
  subscript(_ key: String) -> PanelKey? { indices[key].map { keys[$0] } }

  /// Keys in the order of the table.
  func sorted(_ wanted: Set<String>) -> [String] { keys.map(\.entry.key).filter(wanted.contains) }

  /// The block that a key belongs to.
  func block(of key: String) -> PanelBlock? {
    guard let found = self[key] else { return nil }
    return groups.first { $0.id == found.group }?.blocks.first { $0.id == found.block }
  }

  /// Groups keys into blocks: the groups in the order of `keys`, the keys of a group in the order of the table.
  ///
  /// - Parameters:
  ///   - first: Blocks that come before the others of their groups, and whose groups come before other groups.
  ///   - curves: True if one of its two keys is enough for a spring to have its curve; otherwise it needs both.
  func blocks(of keys: [String], first: [String] = [], curves: Bool = false) -> [PanelBlock] {
    let wanted = Set(keys)
    let ids = first.map { String($0.prefix { $0 != "." }) } + keys.compactMap { self[$0]?.group }
    let found = ids.uniqued().compactMap { id in groups.first { $0.id == id } }
    return found.flatMap { group -> [PanelBlock] in
      let leading = first.compactMap { id in group.blocks.first { $0.id == id } }
      let blocks = leading + group.blocks.filter { !first.contains($0.id) }
      return blocks.compactMap { block -> PanelBlock? in
        let keys = block.keys.filter { wanted.contains($0.entry.key) }
        guard !keys.isEmpty else { return nil }
        let title = block.title.isEmpty ? group.title : "\(group.title) · \(block.title)"
        var part = PanelBlock(id: block.id, title: title, keys: keys)
        part.findSpring(curves ? block.spring : nil)
        return part
      }
    }
  }

  /// Returns `damping-ratio` as `Damping ratio`.
  private static func title(_ word: some StringProtocol) -> String {
    let text = word.map { $0 == "-" ? " " : String($0) }.joined()
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension [PanelKey] {
  /// The keys that share a word, for each word in the order in which it first comes.
  fileprivate func parts(by word: (PanelKey) -> String) -> [[PanelKey]] {
    let parts = Dictionary(grouping: self, by: word)
    return map(word).uniqued().compactMap { parts[$0] }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, each where it first comes.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// A key and its place in the panel.
struct PanelKey: Sendable {
  let entry: ParameterEntry
  /// The first word of the key: `ball`.
  let group: String
  /// The words that it shares with its neighbours, such as `ball.snap`; or the group.
  let block: String
  /// The rest of the key in words, such as `Damping ratio`.
  let name: String
}

/// The keys that share their first word.
struct PanelGroup: Sendable {
  let id: String
  let title: String
  var blocks: [PanelBlock]

  var count: Int { blocks.reduce(0) { $0 + $1.keys.count } }
}

/// Keys under one heading, with the spring that two of them describe.
struct PanelBlock: Sendable {
  let id: String
  /// Empty for the keys that are directly below the group's own title.
  let title: String
  var keys: [PanelKey]
  private(set) var spring: PanelSpring?

  /// Finds the spring: a damping ratio and a response, or a settling duration, in the same block.
  ///
  /// - Parameter whole: The spring to use if any of its keys is in the block.
  mutating func findSpring(_ whole: PanelSpring? = nil) {
    if let whole, keys.contains(where: { whole.keys.contains($0.entry.key) }) { spring = whole }
    func key(_ name: String) -> String? {
      let wanted = "\(id).\(name)"
      return keys.first { $0.entry.key == wanted }?.entry.key
    }
    guard let ratio = key("damping-ratio") else { return }
    if let response = key("response") {
      spring = PanelSpring(block: id, time: response, ratio: ratio, isSettling: false)
    } else if let duration = key("duration") {
      spring = PanelSpring(block: id, time: duration, ratio: ratio, isSettling: true)
    }
    // The keys of the card come before the others.
    if let spring {
      keys =
        spring.keys.compactMap { key in keys.first { $0.entry.key == key } }
        + keys.filter { !spring.keys.contains($0.entry.key) }
    }
  }
}

/// Two keys that describe a spring.
struct PanelSpring: Hashable, Sendable {
  /// The block that both are in.
  let block: String
  /// The key of the response, or of the settling duration.
  let time: String
  /// The key of the damping ratio.
  let ratio: String
  /// True if the time is a settling duration, by UIKit's conversion.
  let isSettling: Bool

  var keys: [String] { [time, ratio] }

  /// The spring that some values describe.
  func spring(in parameters: Parameters) -> Spring {
    let time = parameters.value(for: self.time)?.number ?? 0
    let ratio = parameters.value(for: self.ratio)?.number ?? 0
    return isSettling
      ? Spring(settlingDuration: time, dampingRatio: ratio) : Spring(response: time, dampingRatio: ratio)
  }
}
