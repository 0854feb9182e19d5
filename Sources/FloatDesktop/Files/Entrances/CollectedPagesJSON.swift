package import FloatCore

/// The stored form of an entrance archive: JSON, version 1.
///
///     {"version": 1,
///      "dock": {"edge": "right", "fraction": 0.4},
///      "entrances": [{"page": "article-1", "kind": "article", "title": "…", "icon": "…", "scroll": 120}]}
///
/// Only `version`, and `page`, `kind` and `title` of an entrance, are required. Unknown keys are ignored.
package enum CollectedPagesJSON {
  /// The archive's text, with keys in a fixed order and a line feed at its end.
  ///
  /// Numbers that are not finite, which JSON cannot hold, are written as zero.
  package static func encode(_ archive: CollectedPagesArchive) -> [UInt8] {
    let dock: JSON? = archive.dock.map { ["edge": $0.edge.rawValue, "fraction": number($0.fraction)] }
    let json = JSON.compact([
      "dock": dock, "entrances": archive.pages.map(entrance), "version": CollectedPagesArchive.version,
    ])
    return Array((json.text(pretty: true) + "\n").utf8)
  }

  private static func entrance(_ entrance: CollectedPage) -> JSON {
    [
      "icon": entrance.icon, "kind": entrance.kind, "page": entrance.pageID.description,
      "scroll": number(entrance.scrollOffset), "title": entrance.title,
    ]
  }

  private static func number(_ value: Double) -> Double { value.isFinite ? value : 0 }

  /// Reads an archive; an entrance or a dock that cannot be read is left out with a notice.
  package static func decode(
    _ bytes: [UInt8]
  ) throws(CollectedPagesStore.Failure) -> (archive: CollectedPagesArchive, notices: [String]) {
    if let reason = FileKind.reason(bytes) { throw CollectedPagesStore.Failure(description: "it \(reason)") }
    let node: Node
    do throws(Diagnostic) {
      // It names the place.
      if String(validating: bytes, as: UTF8.self) == nil { _ = try SourceText(bytes, file: "") }
      node = try JSONReader.read(bytes, file: "")
    } catch {
      let place = error.position.map { "line \($0.line), column \($0.column): " } ?? ""
      let reason = error.reason.replacing("not valid JSON: ", with: "")
      throw CollectedPagesStore.Failure(description: "it is not valid JSON: \(place)\(reason)")
    }
    let root = Field.root(node, Problems(file: ""))
    let fields = root.fields()
    let version = fields?.required("version")?.count(0...1_000_000)
    let entries = fields?["entrances"]?.items() ?? []
    if let problem = root.problems.all.first {
      throw CollectedPagesStore.Failure(description: problem.unplacedText)
    }
    guard version == CollectedPagesArchive.version else {
      throw CollectedPagesStore.Failure(
        description:
          "its version is \(version ?? 0), but this program reads version \(CollectedPagesArchive.version)")
    }
    var archive = CollectedPagesArchive()
    var notices: [String] = []
    func read<Value>(_ field: Field, _ name: String, _ value: (Field) -> Value?) -> Value? {
      let field = Field.root(field.node, Problems(file: ""))
      if let value = value(field), field.problems.all.isEmpty { return value }
      notices.append("\(name) was left out: \(field.problems.all.first?.unplacedText ?? "")")
      return nil
    }
    for (index, entry) in entries.enumerated() {
      if let entrance = read(entry, "entrance \(index + 1)", { CollectedPage($0, isStrict: false) }) {
        archive.pages.append(entrance)
      }
    }
    archive.dock = fields?["dock"].flatMap { place in
      read(place, "the ball's place") { Dock($0, isStrict: false) }
    }
    return (archive, notices)
  }
}

extension Diagnostic {
  /// The problem alone, of a file that people do not write.
  fileprivate var unplacedText: String { (key.map { $0 + ": " } ?? "") + reason }
}

extension CollectedPage {
  /// The names that a collected page may hold; `userInfo` is what older recordings have, and means nothing.
  private static let names = ["page", "kind", "title", "icon", "userInfo", "scroll"]

  /// A collected page, as stored archives and recordings hold it; nil, with a report, for one that cannot be read.
  ///
  /// - Parameter isStrict: Whether unknown names are refused instead of ignored.
  init?(_ field: Field, isStrict: Bool) {
    guard var fields = field.fields() else { return nil }
    if isStrict { fields.allowOnly(Self.names) }
    let page = fields.required("page")?.text(limit: 200)
    let kind = fields.required("kind")?.text(limit: 200)
    let title = fields.required("title")?.text(limit: 1000, allowsEmpty: true)
    guard let page, let kind, let title else { return nil }
    self.init(pageID: PageID(page), kind: kind, title: title)
    if let icon = fields["icon"]?.text(limit: 1000, allowsEmpty: true) { self.icon = icon }
    if let scroll = fields["scroll"]?.number(-RecordingReader.maximumPlace...1_000_000_000) {
      scrollOffset = scroll
    }
  }
}

extension Dock {
  /// The ball's place, as stored archives and recordings hold it; nil, with a report, for one that cannot be read.
  init?(_ field: Field, isStrict: Bool) {
    guard var fields = field.fields(prefix: "dock.") else { return nil }
    if isStrict { fields.allowOnly(["edge", "fraction"]) }
    let edge: Edge? = fields.required("edge")?.choice()
    let fraction = fields.required("fraction")?.number(0...1)
    guard let edge, let fraction else { return nil }
    self.init(edge: edge, fraction: fraction)
  }
}
