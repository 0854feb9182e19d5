import FloatCore
import FloatPages
import FloatStudio

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatFiles
@testable import FloatTestSupport

/// A prototype's folder, and what answers a window that draws in it. A class because the window's answers change it.
final class DrawnFolder {
  private(set) var text: String
  private let folder: TemporaryDirectory
  /// The edges of every picture; those near a place are found there.
  var edges: (xs: [Double], ys: [Double]) = ([], [])
  /// Why the file cannot be read.
  var refusal: Diagnostic?
  private(set) var problems: [Diagnostic] = []

  static let usual = """
    floatdesktop: 1
    pages:
      home:
        picture: home.svg
        hotspots:
          card: {frame: [20, 100, 335, 200], push: detail}   # mine
      detail:
        picture: detail.svg
        hotspots:
          ok: {frame: [20, 600, 335, 52], back: true}

    """

  init(_ text: String = DrawnFolder.usual) throws {
    self.text = text
    folder = try TemporaryDirectory()
    for (name, height) in [("home", 1600), ("detail", 812), ("other", 812)] {
      try folder.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"375\" height=\"\(height)\"></svg>",
        to: name + ".svg")
    }
  }

  func read(_ text: String) throws(DataError) -> PrototypeFolder {
    let read = try PrototypeFolder.load(
      folder.path + "/prototype.yaml", text: Array(text.utf8), language: .english
    ) { _ in .iPhoneX }
    if !read.diagnostics.errors.isEmpty { throw DataError(diagnostics: read.diagnostics.errors) }
    return read
  }

  /// Another program writes the file.
  func edit(_ old: String, _ new: String) { text = text.replacing(old, with: new) }

  /// A window with the prototype, at rest, in which frames are drawn.
  func stage(isDrawing: Bool = true, isCompared: Bool = false) throws -> WindowStage {
    let prototype = Prototype(content: try read(text).pages)
    // A point is a pixel.
    var options = InstrumentOptions()
    options.phone.bezel = .off
    var facts = WindowStage.facts()
    if isCompared {
      let compared = ComparedStart(prototype, names: ["a", "b"], hasBody: false)
      let size = compared.device.size
      facts = WindowStage.facts(width: Int(size.width), height: Int(size.height))
      options.compared = compared
    }
    var stage = WindowStage(Playback(prototype), options, window: facts, runner: answer)
    stage.wait(1)
    if isDrawing { stage.key("Ctrl+E") }
    stage.wait(1)
    return stage
  }

  private func answer(_ errand: Errand, _ now: Double) -> [InstrumentAnswer] {
    switch errand {
    case .readDrawing: return [.drawing(file())]
    case .writeDrawing(let bytes, let old):
      guard old == Array(text.utf8) else {
        let refusal = DataError(Diagnostic(file: "p", reason: "was changed"))
        return [.drawing(.failure(refusal)), .drawing(file())]
      }
      let new = String(decoding: bytes, as: UTF8.self)
      do throws(DataError) {
        let read = try read(new)
        text = new
        var facts = FileFacts(bindings: .standard, parameters: .builtIn)
        facts.pages = (read.pages, .iPhoneX, read.pages.name)
        return [.files(facts), .drawing(file())]
      } catch {
        return [.drawing(.failure(error))]
      }
    case .edges(_, _, let point):
      func near(_ lines: [Double], _ value: Double) -> [Double] { lines.filter { abs($0 - value) <= 12 } }
      return [.edges(xs: near(edges.xs, point.x), ys: near(edges.ys, point.y))]
    case .report(let problem):
      problems.append(problem)
      return []
    default: return []
    }
  }

  private func file() -> Result<DrawingFile, DataError> {
    if let refusal { return .failure(DataError(refusal)) }
    do throws(DataError) {
      return .success(DrawingFile(try read(text), bytes: Array(text.utf8), name: "prototype.yaml"))
    } catch {
      return .failure(error)
    }
  }
}
