/// Writes recordings as JSON Lines; numbers read back bit for bit.
///
/// A program around the core can use it to hand a session over to `floatdesktop run --replay`. Times are in seconds
/// since the start, positions in points on the device. Infinities and NaN, which JSON cannot represent, are written as
/// 0; control characters in texts are escaped. Writing never fails.
public enum RecordingWriter {
  /// The first line, without a line feed: the version of the format, then the setup that the prototype started from.
  public static func line(for header: RecordingHeader) -> String {
    var members = ["\"floatdesktop\":\(RecordingHeader.version)", member("device", header.device)]
    if let prototype = header.prototype { members.append(member("prototype", prototype)) }
    members.append("\"presets\":[" + header.presets.map(quoted).joined(separator: ",") + "]")
    if !header.configuration.isEmpty {
      members.append(
        "\"config\":{" + header.configuration.map { member($0.key, $0.value) }.joined(separator: ",") + "}")
    }
    if let appearance = header.appearance { members.append(member("appearance", appearance.rawValue)) }
    if let language = header.language { members.append(member("language", language)) }
    if let archive = header.archive {
      members.append("\"entrances\":[" + archive.pages.map(object).joined(separator: ",") + "]")
      if let dock = archive.dock {
        members.append(
          "\"dock\":{" + member("edge", dock.edge.rawValue) + "," + member("fraction", dock.fraction) + "}")
      }
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// The lines of one input, without a final line feed; its time comes first. Keys that change in one step are
  /// written one per line.
  public static func lines(for input: TimedInput) -> String {
    var members = [member("t", input.time)]
    switch input.input {
    case .pointer(let phase, let id, let point):
      members += [member("type", "pointer"), member("phase", phase.rawValue), "\"id\":\(id)"]
      members += [member("x", point.x), member("y", point.y)]
    case .wheel(let point, let dx, let dy, let isPrecise):
      members += [member("type", "wheel"), member("x", point.x), member("y", point.y)]
      members += [member("dx", dx), member("dy", dy)]
      if isPrecise { members.append("\"precise\":true") }
    case .contextMenu(let point):
      members += [member("type", "context-menu"), member("x", point.x), member("y", point.y)]
    case .key(let key): members += [member("type", "key"), member("key", key)]
    case .resize(let size):
      members += [member("type", "resize"), member("w", size.width), member("h", size.height)]
    case .call(let call):
      members += [member("type", "call"), member("call", call.name)]
      if let subject = call.subject { members.append(member(Call.subjectKey(of: call.name), subject)) }
      if let dock = call.dock {
        members += [member("edge", dock.edge.rawValue), member("fraction", dock.fraction)]
      }
    case .configure(let values):
      let time = members[0]
      return values.map { value in
        "{\(time),\(member("type", "set")),\(member("key", value.key)),\(member("value", value.value))}"
      }.joined(separator: "\n")
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// The whole recording, with a line feed after every line.
  public static func text(for recording: Recording) -> String {
    var text = line(for: recording.header) + "\n"
    for input in recording.inputs { text += lines(for: input) + "\n" }
    return text
  }

  private static func object(_ page: CollectedPage) -> String {
    "{"
      + [
        member("page", page.pageID.description), member("kind", page.kind), member("title", page.title),
        member("icon", page.icon), member("scroll", page.scrollOffset),
      ].joined(separator: ",") + "}"
  }

  private static func member(_ name: String, _ text: String) -> String { quoted(name) + ":" + quoted(text) }

  private static func member(_ name: String, _ number: Double) -> String {
    guard number.isFinite else { return quoted(name) + ":0" }
    // Swift's description is the shortest text that reads back the same; "3.0" is written as "3".
    let text = number.description
    return quoted(name) + ":" + (text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16)
          out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "\""
  }
}
