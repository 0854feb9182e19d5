import FloatFiles
import FloatPainting
import FoundationEssentials

/// The outcome of a suite as one HTML file with its pictures inside; it fetches nothing.
package enum HTMLReport {
  package static func text(of outcome: SuiteOutcome) -> String {
    let changed = outcome.results.filter { $0.status != .passed }
    let passed = outcome.results.filter { $0.status == .passed }
    var body = "<header><h1>\(MarkupText.escaped(outcome.root))</h1>"
    body += "<p id=\"summary\">\(MarkupText.escaped(outcome.lines(seconds: nil).last ?? ""))</p>"
    if !outcome.trial.isEmpty {
      body += "<p>Tried with <code>\(MarkupText.escaped(outcome.trial.joined(separator: ", ")))</code></p>"
    }
    for warning in outcome.fontWarnings {
      body += "<p class=\"warning\">Warning: \(MarkupText.escaped(warning))</p>"
    }
    body += "<form onsubmit=\"return false\"><label>Filter "
    body += "<input id=\"filter\" type=\"search\" placeholder=\"part of a name\" autofocus></label>"
    for status in statuses(changed) {
      body += "<label><input type=\"checkbox\" data-status=\"\(status.rawValue)\" checked> "
      body += "\(status.rawValue) (\(changed.count { $0.status == status }))</label>"
    }
    body += "</form></header>\n<main>\n"
    for problem in outcome.problems {
      body +=
        "<section class=\"item\" data-name=\"\(MarkupText.escaped(problem.name))\" data-status=\"broken\">"
      body +=
        "<h2>\(MarkupText.escaped(problem.name))</h2><pre>\(MarkupText.escaped(problem.text))</pre></section>\n"
    }
    for result in changed { body += section(result, root: outcome.trial.isEmpty ? outcome.root : nil) }
    if changed.isEmpty, outcome.problems.isEmpty { body += "<p class=\"good\">Everything matches.</p>\n" }
    if !outcome.stale.isEmpty, !outcome.isPruned {
      body +=
        "<section><h2>Stale goldens</h2>\(command(["floatdesktop", "test", word(outcome.root), "--prune"]))<ul>"
      body += outcome.stale.map { "<li>\(MarkupText.escaped($0))</li>" }.joined() + "</ul></section>\n"
    }
    body += "<details><summary>\(passed.count) match</summary><ul id=\"passed\">"
    body +=
      passed.map { "<li>\(MarkupText.escaped($0.id))</li>" }.joined(separator: "\n")
      + "</ul></details>\n</main>"
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>Screenshots: \(MarkupText.escaped(outcome.root))</title>
      <style>\(HTMLReportPage.style)</style></head>
      <body>
      \(body)
      <script>\(HTMLReportPage.script)</script>
      </body></html>

      """
  }

  private static func statuses(_ results: [SnapshotResult]) -> [SnapshotResult.Status] {
    var known: [SnapshotResult.Status] = []
    for result in results where !known.contains(result.status) { known.append(result.status) }
    return known
  }

  /// - Parameter root: The suite, for the command that accepts the result; nil if that would accept other values.
  private static func section(_ result: SnapshotResult, root: String?) -> String {
    var text = "<section class=\"item\" data-name=\"\(MarkupText.escaped(result.id))\" "
    text += "data-status=\"\(result.status.rawValue)\"><h2>\(MarkupText.escaped(result.id)) "
    text += "<small>\(result.status.rawValue)</small></h2><p>\(MarkupText.escaped(result.message))</p>"
    if let root, result.isFailure, !result.name.isEmpty {
      text += command(["floatdesktop", "test", word(root), "--record", "failed", "--filter", result.id])
    }
    text += result.isTrace ? traceView(result) : pictureView(result)
    return text + "</section>\n"
  }

  private static func traceView(_ result: SnapshotResult) -> String {
    guard let path = result.diff ?? result.actual, let bytes = try? BoundedFile.read(path, limit: 4 << 20)
    else {
      return ""
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      let kind = line.hasPrefix("-") ? "del" : line.hasPrefix("+") ? "ins" : "span"
      return "<\(kind)>\(MarkupText.escaped(String(line)))</\(kind)>"
    }
    let numbers = "<pre class=\"trace\">\(lines.joined(separator: "\n"))</pre>"
    guard let expected = trace(result.expected), let actual = trace(result.actual) else { return numbers }
    let figures = MotionPlot.figures(
      expected: expected, actual: actual, tolerance: result.tolerance ?? 0)
    return figures.isEmpty ? numbers : figures + "<details><summary>All numbers</summary>\(numbers)</details>"
  }

  private static func trace(_ path: String?) -> MotionTrace? {
    guard let path, let bytes = try? BoundedFile.read(path, limit: 4 << 20) else { return nil }
    return try? MotionTraceText.parse(bytes)
  }

  private static func pictureView(_ result: SnapshotResult) -> String {
    let pictures = [("expected", result.expected), ("actual", result.actual), ("diff", result.diff)]
      .compactMap { kind, path in path.flatMap(data).map { (kind, $0) } }
    guard !pictures.isEmpty else { return "" }
    let hasBoth = pictures.count == 3
    var text = "<div class=\"view\" data-mode=\"side\">"
    if hasBoth {
      text += "<div class=\"modes\" role=\"group\" aria-label=\"View\">"
      for (mode, name) in [
        ("side", "Side by side"), ("slider", "Slider"), ("onion", "Onion skin"), ("flicker", "Flicker"),
        ("diff", "Difference"),
      ] {
        text +=
          "<button type=\"button\" data-mode=\"\(mode)\" aria-pressed=\"\(mode == "side")\">\(name)</button>"
      }
      text +=
        "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"Expected to actual\"></div>"
    }
    text += "<div class=\"stage\">"
    for (kind, data) in pictures {
      text += "<figure class=\"\(kind)\"><figcaption>\(kind)</figcaption>"
      text +=
        "<img alt=\"\(kind): \(MarkupText.escaped(result.id))\" src=\"data:image/png;base64,\(data)\"></figure>"
    }
    return text + "</div></div>"
  }

  private static func data(_ path: String) -> String? {
    guard let bytes = try? BoundedFile.read(path, limit: PictureLimits.bytes) else { return nil }
    return Data(bytes).base64EncodedString()
  }

  private static func command(_ words: [String]) -> String {
    let text = words.map(ShellWord.quoted).joined(separator: " ")
    return "<p class=\"command\"><code>\(MarkupText.escaped(text))</code> "
      + "<button type=\"button\" class=\"copy\">Copy</button></p>"
  }

  /// The folder's path, so that a shell does not take it for an option.
  private static func word(_ root: String) -> String { root.hasPrefix("-") ? "./" + root : root }
}
