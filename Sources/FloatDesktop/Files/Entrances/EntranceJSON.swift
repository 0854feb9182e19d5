import FloatCore

/// The stored form of an entrance archive: JSON, version 1.
///
///     {"version": 1,
///      "dock": {"edge": "right", "fraction": 0.4},
///      "entrances": [{"page": "article-1", "kind": "article", "title": "…", "icon": "…",
///                     "userInfo": {}, "scroll": 120}]}
///
/// Only `version`, and `page`, `kind` and `title` of an entrance, are required. Unknown keys are ignored.
package enum EntranceJSON {
  /// The archive's text, with keys in a fixed order and a line feed at its end.
  ///
  /// Numbers that are not finite, which JSON cannot hold, are written as zero.
  package static func encode(_ archive: EntranceArchive) -> [UInt8] {
    var members: [(key: String, value: JSON)] = []
    if let dock = archive.dock {
      members.append(
        ("dock", .object([("edge", .string(dock.edge.rawValue)), ("fraction", number(dock.fraction))])))
    }
    members.append(("entrances", .array(archive.entrances.map(entrance))))
    members.append(("version", .number(Double(EntranceArchive.version))))
    return Array((JSON.object(members).text(pretty: true) + "\n").utf8)
  }

  private static func entrance(_ entrance: Entrance) -> JSON {
    let info = entrance.userInfo.sorted { $0.key < $1.key }.map {
      (key: $0.key, value: JSON.string($0.value))
    }
    return .object([
      ("icon", .string(entrance.icon)), ("kind", .string(entrance.kind)),
      ("page", .string(entrance.pageID.description)),
      ("scroll", number(entrance.scrollOffset)), ("title", .string(entrance.title)),
      ("userInfo", .object(info)),
    ])
  }

  private static func number(_ value: Double) -> JSON { .number(value.isFinite ? value : 0) }

  /// Reads an archive; an entrance or a dock that cannot be read is left out with a notice.
  package static func decode(
    _ bytes: [UInt8]
  ) throws(EntranceStore.Failure) -> (archive: EntranceArchive, notices: [String]) {
    guard String(validating: bytes, as: UTF8.self) != nil, let value = try? LocatedJSON.parse(bytes) else {
      throw EntranceStore.Failure(description: "it is not valid JSON")
    }
    do throws(LocatedJSON.Failure) {
      var file = try JSONFields(value)
      let version = try file.whole("version", in: 0...1_000_000)
      guard version == EntranceArchive.version else {
        throw LocatedJSON.Failure(
          offset: 0,
          reason: "its version is \(version), but this program reads version \(EntranceArchive.version)")
      }
      var archive = EntranceArchive()
      var notices: [String] = []
      for (index, entry) in (try file.list("entrances", limit: .max) ?? []).enumerated() {
        do throws(LocatedJSON.Failure) {
          archive.entrances.append(try Entrance(entry, isStrict: false))
        } catch {
          notices.append("entrance \(index + 1) was left out: \(error.reason)")
        }
      }
      if let place = file.take("dock") {
        do throws(LocatedJSON.Failure) { archive.dock = try Dock(place, isStrict: false) } catch {
          notices.append("the ball's place was left out: \(error.reason)")
        }
      }
      return (archive, notices)
    } catch {
      throw EntranceStore.Failure(description: error.reason)
    }
  }
}

extension Entrance {
  /// A collected page, as stored archives and recordings hold it.
  ///
  /// - Parameter isStrict: Whether unknown members are refused instead of ignored.
  init(_ value: LocatedJSON, isStrict: Bool) throws(LocatedJSON.Failure) {
    var fields = try JSONFields(value)
    self.init(
      pageID: PageID(try fields.text("page")), kind: try fields.text("kind"),
      title: try JSONFields.text(try fields.require("title"), "title", limit: 1000, allowsEmpty: true))
    if let value = fields.take("icon") {
      icon = try JSONFields.text(value, "icon", limit: 1000, allowsEmpty: true)
    }
    if fields.has("scroll") {
      scrollOffset = try fields.number("scroll", in: -RecordingReader.maximumPlace...1_000_000_000)
    }
    if let info = fields.take("userInfo") {
      guard case .object(let members) = info.value else {
        throw JSONFields.wrongType("userInfo", info, "an object whose values are text")
      }
      for member in members {
        userInfo[member.name] = try JSONFields.text(member.value, member.name, limit: 1000, allowsEmpty: true)
      }
    }
    if isStrict { try fields.finish() }
  }
}

extension Dock {
  /// The ball's place, as stored archives and recordings hold it.
  init(_ value: LocatedJSON, isStrict: Bool) throws(LocatedJSON.Failure) {
    var fields = try JSONFields(value)
    self.init(edge: try fields.choice("edge"), fraction: try fields.number("fraction", in: 0...1))
    if isStrict { try fields.finish() }
  }
}
