import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// Bad files, and what the program prints about each: `Bad/KIND/NAME.yaml` and `NAME.txt` beside it.
///
/// A text has one line for each problem: its place, severity and reason, as the program prints them behind the file's
/// name. `<KEY>` stands for the default of a configuration key and `<KEY:range>` for its range, so that tuning one breaks
/// no text. Nothing writes the texts: a message that changes is changed there by hand.
@Suite struct BadFileTests {
  enum Kind: String, CaseIterable {
    case config, device, drawing, matrix, prototype, recording, scenario

    var ending: String {
      switch self {
      case .drawing: ".svg"
      case .recording: ".jsonl"
      default: ".yaml"
      }
    }

    var files: [String] { BadFileTests.names(self, ending) }
  }

  struct BadFile: CustomTestStringConvertible {
    var kind: Kind
    var name: String

    var path: String { "\(BadFileTests.folder)/\(kind)/\(name)\(kind.ending)" }
    var testDescription: String { "\(kind)/\(name)" }
  }

  private static let folder = Repository.path("Tests/FloatFilesTests/Bad")
  private static let assets = Assets(root: Repository.path("Assets"))
  static let files = Kind.allCases.flatMap { kind in kind.files.map { BadFile(kind: kind, name: $0) } }

  private static func names(_ kind: Kind, _ ending: String) -> [String] {
    Folder.names(in: "\(folder)/\(kind)", without: ending)
  }

  /// The problems that the program prints where a person names the file.
  private func problems(_ file: BadFile) -> [Diagnostic] {
    let path = file.path
    let devices = Self.assets.path("devices")
    var told: [Diagnostic] = []
    do throws(DataError) {
      switch file.kind {
      case .config: told = ConfigurationLoader(explicitFile: path).load().diagnostics
      case .device: _ = try DeviceFile.load(.file(path), folder: devices)
      case .drawing: told = Diagnostic.sorted(UndrawnParts.warnings(about: path))
      case .matrix: _ = try SnapshotSettingsReader.load(path: path)
      case .prototype:
        told = try PrototypeFolder.load(path, language: .english, assets: Self.assets) {
          try? DeviceFile.load($0 ?? Device.iPhoneX.id, folder: devices)
        }.diagnostics
      case .recording:
        _ = try RecordingReader.parse(DataError.bytes(of: path, limit: 1 << 16), name: path) { told += $0 }
      case .scenario: _ = try ScenarioFile.load(path: path) { told += $0 }
      }
    } catch {
      told += error.diagnostics
    }
    return told
  }

  private static func filledIn(_ text: String) -> String {
    text.replacing(/<([a-z.-]+)(:range)?>/) { match in
      guard let entry = ParameterSchema.builtIn.entry(for: String(match.1)) else { return String(match.0) }
      guard match.2 != nil else { return entry.defaultText }
      return entry.rangeText.map { "\($0.lowest) to \($0.highest)" } ?? String(match.0)
    }
  }

  @Test(arguments: files) func says_what_is_wrong_and_where(_ file: BadFile) throws {
    let bytes = try BoundedFile.read("\(Self.folder)/\(file.kind)/\(file.name).txt", limit: 1 << 16)
    let text = Self.filledIn(String(decoding: bytes, as: UTF8.self))
    let expected = text.split(separator: "\n").map(String.init)
    let found = problems(file)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.file == file.path })
    #expect(found.map { String($0.summary.dropFirst(file.path.count + 1).drop { $0 == " " }) } == expected)
  }

  /// A text without its file would hold nothing.
  @Test func each_text_lies_beside_a_file() {
    #expect(Folder.names(in: Self.folder) == Kind.allCases.map(\.rawValue))
    for kind in Kind.allCases { #expect(Self.names(kind, ".txt") == kind.files, "\(kind)") }
  }
}
