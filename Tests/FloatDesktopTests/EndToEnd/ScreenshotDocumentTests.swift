import FloatPixelSupport
import Foundation
import Testing

@testable import FloatTestSupport

/// `docs/screenshot-tests.md`, followed literally in an empty folder.
@Suite struct ScreenshotDocumentTests {
  private enum Block {
    case file(path: String, text: String)
    case console([String])
  }

  private static func blocks() throws -> [Block] {
    let text = try String(contentsOfFile: Repository.path("docs/screenshot-tests.md"), encoding: .utf8)
    var blocks: [Block] = []
    var path = ""
    var kind: String?
    var lines: [String] = []
    for line in text.components(separatedBy: "\n") {
      if let known = kind {
        guard line == "```" else {
          lines.append(line)
          continue
        }
        if known == "yaml" { blocks.append(.file(path: path, text: lines.joined(separator: "\n") + "\n")) }
        if known == "console" { blocks.append(.console(lines)) }
        kind = nil
        lines = []
      } else if line.hasPrefix("```") {
        kind = String(line.dropFirst(3))
      } else if let start = line.range(of: "Write `"), line.hasSuffix("`:") {
        path = String(line[start.upperBound...].dropLast(2))
      }
    }
    return blocks
  }

  @Test func every_step_does_what_it_says() throws {
    let folder = try TemporaryDirectory()
    var commands = 0
    for block in try Self.blocks() {
      switch block {
      case .file(let path, let text): try folder.write(text, to: path)
      case .console(let lines):
        var index = 0
        while index < lines.count {
          let command = lines[index]
          try #require(command.hasPrefix("$ "), "\(command)")
          index += 1
          var expected: [String] = []
          while index < lines.count, !lines[index].hasPrefix("$ ") {
            expected.append(lines[index])
            index += 1
          }
          let output = try Self.run(String(command.dropFirst(2)), in: folder.path)
          // Lines may continue with text that differs from machine to machine.
          for (number, line) in expected.enumerated() {
            try #require(number < output.count, "\(command): \(output)")
            #expect(output[number].hasPrefix(line), "\(command): \(output)")
          }
          #expect(expected.last?.hasPrefix("exit code") ?? false, "\(command)")
          #expect(output.count == expected.count, "\(command): \(output)")
          commands += 1
        }
      }
    }
    #expect(commands == 9)
  }

  private static func run(_ command: String, in folder: String) throws -> [String] {
    let programs = URL(fileURLWithPath: LiveApp.program).deletingLastPathComponent().path
    let script = "PATH='\(programs)':$PATH; \(command); echo \"exit code $?\""
    return try ChildProcess.shell(script, in: folder).output.split(separator: "\n").map(String.init)
  }
}
