import FloatCore
import FoundationEssentials

/// The stored form of an entrance archive: JSON, version 1.
///
///     {"version": 1,
///      "dock": {"edge": "right", "fraction": 0.4},
///      "entrances": [{"page": "article-1", "kind": "article", "title": "…", "icon": "…",
///                     "userInfo": {}, "scroll": 120}]}
///
/// Only `version`, and `page`, `kind` and `title` of an entrance must be there. Unknown keys are passed over.
package enum EntranceJSON {
  /// Why a text is no archive, as the end of a sentence.
  package struct Malformed: Error {
    package let reason: String
  }

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

  /// Reads an archive; an entrance that cannot be read is left out with a notice, and so is a dock.
  package static func decode(
    _ bytes: [UInt8]
  ) throws(Malformed) -> (archive: EntranceArchive, notices: [String]) {
    let decoder = JSONDecoder()
    let data = Data(bytes)
    let version: Int
    do {
      version = try decoder.decode(Header.self, from: data).version
    } catch {
      throw Malformed(reason: describe(error))
    }
    guard version == EntranceArchive.version else {
      throw Malformed(
        reason: "its version is \(version), this program reads version \(EntranceArchive.version)")
    }
    do {
      let file = try decoder.decode(File.self, from: data)
      var notices: [String] = []
      var entrances: [Entrance] = []
      for (index, entry) in file.entrances.enumerated() {
        switch entry.value {
        case let value?: entrances.append(value.entrance)
        case nil: notices.append("entrance \(index + 1) was left out: \(entry.problem)")
        }
      }
      if file.dockProblem {
        notices.append("the ball's place was left out: it is not an edge and a fraction")
      }
      return (EntranceArchive(entrances: entrances, dock: file.dock?.dock), notices)
    } catch {
      throw Malformed(reason: describe(error))
    }
  }

  private struct Header: Decodable {
    var version: Int
  }

  private struct File: Decodable {
    var version: Int
    var dock: Spot?
    var dockProblem = false
    var entrances: [Lossy]

    enum CodingKeys: CodingKey { case version, dock, entrances }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      version = try container.decode(Int.self, forKey: .version)
      entrances = try container.decodeIfPresent([Lossy].self, forKey: .entrances) ?? []
      do {
        dock = try container.decodeIfPresent(Spot.self, forKey: .dock)
      } catch {
        dockProblem = true
      }
    }
  }

  private struct Spot: Decodable {
    var edge: String
    var fraction: Double

    enum CodingKeys: CodingKey { case edge, fraction }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      edge = try container.decode(String.self, forKey: .edge)
      fraction = try container.decode(Double.self, forKey: .fraction)
      guard Edge(rawValue: edge) != nil else {
        throw DecodingError.dataCorruptedError(
          forKey: .edge, in: container, debugDescription: "neither left nor right")
      }
    }

    var dock: Dock? { Edge(rawValue: edge).map { Dock(edge: $0, fraction: fraction) } }
  }

  private struct Entry: Decodable {
    var page: String
    var kind: String
    var title: String
    var icon: String?
    var userInfo: [String: String]?
    var scroll: Double?

    var entrance: Entrance {
      Entrance(
        pageID: PageID(page), kind: kind, title: title, icon: icon ?? "", userInfo: userInfo ?? [:],
        scrollOffset: scroll ?? 0)
    }
  }

  /// An entry, or why it could not be read: one bad entry does not cost the others.
  private struct Lossy: Decodable {
    var value: Entry?
    var problem = ""

    init(from decoder: any Decoder) throws {
      do {
        value = try Entry(from: decoder)
      } catch {
        problem = describe(error)
      }
    }
  }

  private static func describe(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      if let key = context.codingPath.last, key.intValue == nil {
        "\"\(key.stringValue)\" is of the wrong type"
      } else {
        "it is not an object"
      }
    default: "it is not valid JSON"
    }
  }
}
