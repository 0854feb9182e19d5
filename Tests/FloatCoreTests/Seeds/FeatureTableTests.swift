import Foundation
import Testing

@testable import FloatTestSupport

/// Checks the promise in each row of docs/features.md.
@Suite("The table of features")
struct FeatureTableTests {
  private struct Row {
    var number: Int
    var answer: String
    var tests: [String]
  }

  private func rows() throws -> [Row] {
    let text = try String(contentsOfFile: Repository.path("docs/features.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, let number = Int(cells[0]) else { return nil }
      let tests = cells[4].split(separator: "`").map(String.init).filter { $0.contains(where: \.isLetter) }
      return Row(number: number, answer: cells[2], tests: tests)
    }
  }

  /// The names of all test functions, and of all stories.
  private func functions() throws -> Set<String> {
    let folder = URL(fileURLWithPath: Repository.path("Tests")).resolvingSymlinksInPath()
    var names: Set<String> = []
    for target in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where target.lastPathComponent.hasSuffix("Tests") {
      let root = target.resolvingSymlinksInPath()
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "swift" {
        var isTest = false
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          if line.contains("@Test") { isTest = true }
          guard isTest, let start = line.range(of: "func ") else { continue }
          let name = line[start.upperBound...].prefix { $0 != "(" }
          names.insert(name.trimmingCharacters(in: CharacterSet(charactersIn: "`")))
          isTest = false
        }
      }
    }
    let stories = FileManager.default.enumerator(
      at: folder.appendingPathComponent("Stories"), includingPropertiesForKeys: nil)
    for case let file as URL in stories ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "yaml" {
      names.insert(file.deletingPathExtension().lastPathComponent)
    }
    return names
  }

  @Test func every_feature_is_answered_once() throws {
    #expect(try rows().map(\.number) == Array(1...134))
    for row in try rows() {
      #expect(
        ["yes", "option", "partly", "no", "n/a"].contains(row.answer), "row \(row.number): \(row.answer)")
    }
  }

  @Test func every_yes_names_tests_that_exist() throws {
    let functions = try functions()
    #expect(functions.contains("every_yes_names_tests_that_exist"))
    for row in try rows() {
      if ["yes", "option", "partly"].contains(row.answer) {
        #expect(!row.tests.isEmpty, "row \(row.number) names no test")
      }
      for test in row.tests {
        #expect(functions.contains(test), "row \(row.number): there is no test \(test)")
      }
    }
  }
}
