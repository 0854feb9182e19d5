import FloatCore
import FloatFiles

/// One mistake, of the kind that people make, in an otherwise valid prototype's folder; opening it must report the
/// mistake.
///
/// Each is wrong by itself, so any folder that opens without a message is a failure.
enum Slip: CaseIterable {
  case unknownKey
  case otherType
  case noNumber
  case outside
  case noSuchName
  case noSuchPicture
  case pageTakenOut
  case pageGivenTwice
  case fileTakenOut
  case fileCutOff
  case fileOfWords

  typealias File = (name: String, bytes: [UInt8])

  /// Makes a folder with one mistake.
  static func folder(_ whole: [File], _ mutation: inout Mutation) -> [File] {
    while true {
      if let folder = mutation.element(of: allCases).made(in: whole, &mutation) { return folder }
    }
  }

  /// Makes this mistake; nil where there is no place for it.
  private func made(in whole: [File], _ mutation: inout Mutation) -> [File]? {
    var folder = whole
    let file = 1 + mutation.number(below: whole.count - 1)
    switch self {
    case .fileTakenOut: folder.remove(at: file)
    case .fileCutOff:
      folder[file].bytes.removeLast(
        whole[file].bytes.count - mutation.number(below: whole[file].bytes.count * 3 / 4))
    case .fileOfWords: folder[file].bytes = Array("This is no picture.\n".utf8)
    default:
      guard var text = SlippedText(whole[0].bytes), text.change(self, &mutation) else { return nil }
      folder[0].bytes = text.bytes
    }
    return folder
  }
}

/// The text of a `prototype.yaml`, changed in one place.
private struct SlippedText {
  /// A key or a value with its place.
  private struct Place {
    var text: String
    var isKey: Bool
    /// The key of a value; for a key, the key itself.
    var key: String
    /// The key of the mapping around it.
    var parent: String
    var position: SourcePosition
  }

  private var lines: [[Unicode.Scalar]]
  private var places: [Place] = []
  /// The first lines of the pages, and the line after the last page.
  private var pages: [Int] = []

  init?(_ bytes: [UInt8]) {
    guard let source = try? SourceText(bytes, file: "f"),
      let root = try? YAMLReader.read(source, limits: .content), case .mapping(let pairs, _) = root
    else { return nil }
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.unicodeScalars) }
    collect(root, key: "", parent: "")
    guard case .mapping(let pages, _)? = pairs.first(where: { $0.key.text == "pages" })?.value else {
      return nil
    }
    self.pages = pages.map { $0.key.position.line - 1 } + [lines.count - 1]
  }

  var bytes: [UInt8] {
    lines.map { line in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: line)
      return String(text)
    }.joined(separator: "\n").utf8.map { $0 }
  }

  private mutating func collect(_ node: Node, key: String, parent: String) {
    switch node {
    case .scalar(let scalar):
      places.append(
        Place(text: scalar.text, isKey: false, key: key, parent: parent, position: scalar.position))
    case .sequence(let items, _):
      for item in items {
        if case .mapping = item {
          collect(item, key: key + " item", parent: parent)
        } else {
          collect(item, key: key, parent: parent)
        }
      }
    case .mapping(let pairs, _):
      for pair in pairs {
        places.append(
          Place(
            text: pair.key.text, isKey: true, key: pair.key.text, parent: key, position: pair.key.position))
        collect(pair.value, key: pair.key.text, parent: key)
      }
    }
  }

  /// Mappings whose keys are the writer's own names.
  private static let ownNames: Set = [
    "pages", "hotspots", "badges", "variants", "avatars", "names", "messages item", "rows", "pager", "slider",
  ]
  /// Keys whose values are names of other things in the file, or one of a few fixed names.
  private static let references: Set = [
    "push", "present", "tab", "page", "variant", "layout", "bar", "status-bar", "device", "tint", "from",
    "next",
    "search", "toggle", "choice", "presets", "collectable", "back", "collect", "muted", "gap", "search-field",
    "floatdesktop", "article", "do", "dots", "track", "fill", "swipe-back", "color",
  ]
  private static let numbers: Set = [
    "frame", "center", "count", "top", "bottom", "radius", "unread", "badge",
  ]

  mutating func change(_ slip: Slip, _ mutation: inout Mutation) -> Bool {
    func pick(_ isRight: (Place) -> Bool) -> Place? {
      let fitting = places.filter(isRight)
      return fitting.isEmpty ? nil : mutation.element(of: fitting)
    }
    switch slip {
    case .unknownKey:
      return put(pick { $0.isKey && !Self.ownNames.contains($0.parent) }) { $0 + "x" }
    case .otherType: return put(pick { !$0.isKey }) { _ in "{x: {y: z}}" }
    case .noNumber: return put(pick { !$0.isKey && Self.numbers.contains($0.key) }) { _ in "many" }
    case .outside:
      return put(pick { !$0.isKey && ["frame", "center"].contains($0.key) }) { _ in
        mutation.element(of: ["-1", "5000", "1e309", ".nan"])
      }
    case .noSuchName: return put(pick { !$0.isKey && Self.references.contains($0.key) }) { $0 + "x" }
    case .noSuchPicture:
      return put(
        pick { !$0.isKey && ($0.text.hasSuffix("g") || $0.text.hasSuffix("webp")) && $0.text.contains(".") }
      ) {
        mutation.element(of: ["", "x", "../", "/"]).isEmpty ? $0 + "x" : "x" + $0
      }
    case .pageTakenOut, .pageGivenTwice:
      let index = mutation.number(below: pages.count - 1)
      let page = Array(lines[pages[index]..<pages[index + 1]])
      if slip == .pageTakenOut {
        lines.removeSubrange(pages[index]..<pages[index + 1])
      } else {
        lines.insert(contentsOf: page, at: pages[index])
      }
      return true
    default: return false
    }
  }

  /// Replaces a key or a value by another text; false where the text at its place differs.
  private mutating func put(_ place: Place?, _ other: (String) -> String) -> Bool {
    guard let place else { return false }
    let line = place.position.line - 1
    let start = place.position.column - 1
    guard lines.indices.contains(line), lines[line].indices.contains(start) else { return false }
    let quote = lines[line][start]
    let isQuoted = quote == "\"" || quote == "'"
    let old = Array(place.text.unicodeScalars)
    let begin = isQuoted ? start + 1 : start
    guard begin + old.count <= lines[line].count, Array(lines[line][begin..<begin + old.count]) == old else {
      return false
    }
    let range = isQuoted ? start..<begin + old.count + 1 : start..<begin + old.count
    lines[line].replaceSubrange(range, with: Array(other(place.text).unicodeScalars))
    return true
  }
}
