import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct SchemaTests {
  /// An editor underlines a number without its unit, and no value that the program takes.
  @Test func every_key_takes_its_default_and_bounds_with_their_unit() throws {
    for entry in ParameterSchema.builtIn.entries {
      guard case .number(let unit) = entry.kind, !unit.suffixes.isEmpty, let range = entry.range,
        case .object(let members) = Schema.quantity(unit, range),
        case .string(let text)? = members.first(where: { $0.key == "pattern" })?.value,
        let (lowest, highest) = entry.rangeText
      else { continue }
      let pattern = try Regex(text)
      for value in [entry.defaultText, lowest, highest] {
        #expect(value.wholeMatch(of: pattern) != nil, "\(entry.key): \(value)")
      }
      #expect(["60", "60px", ".5" + unit.suffixes[0]].allSatisfy { $0.wholeMatch(of: pattern) == nil })
    }
  }

  @Test func the_shipped_prototypes_name_the_shipped_schema() throws {
    let assets = try Assets.locate()
    let shipped = try BoundedFile.read(assets.path(PrototypeSchema.fileName), limit: 1 << 20)
    #expect(
      String(decoding: shipped, as: UTF8.self) == PrototypeSchema.text, "scripts/config-docs.sh writes it")
    let folders = Folder.names(in: assets.path("prototypes"))
    #expect(folders.count >= 2)
    for folder in folders {
      let file = try BoundedFile.read(assets.path("prototypes/\(folder)/prototype.yaml"), limit: 1 << 20)
      let line = "# yaml-language-server: $schema=../../\(PrototypeSchema.fileName)\n"
      #expect(String(decoding: file, as: UTF8.self).hasPrefix(line), "\(folder)")
    }
  }
}
