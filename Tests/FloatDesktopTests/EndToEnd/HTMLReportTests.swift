import Foundation
import Testing

@testable import FloatFiles
@testable import FloatSnapshots
@testable import FloatTestSupport

/// The report in a real browser.
@Suite struct HTMLReportTests {
  private static let browser = ["chromium", "chromium-browser", "google-chrome"].first(where: Desktop.has)

  /// A script that does what a person would do, and leaves its findings in the page.
  private static let visitor = """
    <script>
    const found = {};
    const items = all('.item');
    found.items = items.map(i => i.dataset.name);
    found.images = all('img').length;
    found.loaded = all('img').filter(i => i.complete && i.naturalWidth > 0).length;
    found.foreign = performance.getEntriesByType('resource').filter(e => !e.name.startsWith('data:')).length;
    const view = document.querySelector('.view');
    for (const mode of ['slider', 'onion', 'flicker', 'diff', 'side']) {
      view.querySelector('button[data-mode=' + mode + ']').click();
      const shown = [...view.querySelectorAll('figure')].filter(f => getComputedStyle(f).display !== 'none');
      found[mode] = shown.map(f => f.className).join(' ');
    }
    view.querySelector('button[data-mode=slider]').click();
    const range = view.querySelector('input[type=range]');
    range.value = 25;
    range.dispatchEvent(new Event('input'));
    found.clip = getComputedStyle(view.querySelector('.actual img')).clipPath;
    filter.value = 'HALFWAY';
    filter.dispatchEvent(new Event('input'));
    found.filtered = items.filter(i => !i.hidden).map(i => i.dataset.name);
    filter.value = '';
    const box = document.querySelector('input[data-status=different]');
    box.checked = false;
    box.dispatchEvent(new Event('change'));
    found.unchecked = items.filter(i => !i.hidden).length;
    found.command = document.querySelector('.command code').textContent;
    found.curves = document.querySelectorAll('.curve path.expected, .curve path.actual').length;
    found.drawn = [...document.querySelectorAll('.curve path.actual')].every(p => p.getTotalLength() > 100);
    found.caption = document.querySelector('.curve figcaption').textContent;
    found.sentence = items.find(i => i.dataset.name.endsWith('.trace')).querySelector('p').textContent;
    found.trace = document.querySelectorAll('.trace del').length > 0;
    document.body.innerHTML = '<pre id="found"></pre>';
    document.getElementById('found').textContent = 'FOUND' + JSON.stringify(found) + 'END';
    </script>
    """

  private static let scenario = """
    text: boxes
    matrix: {scales: [0.5]}
    steps:
      - tap: row:chat-1
      - wait: 120ms
      - snapshot: halfway
      - trace: arrival
      - snapshot: conversation

    """

  @Test(
    .enabled(if: HTMLReportTests.browser != nil, "needs chromium, which is not installed"))
  func a_browser_shows_everything() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.scenario, to: "it's <one>/push.yaml")
    _ = try LiveApp.run(["test", folder.path, "--record", "all"])
    try folder.write(Self.scenario.replacing("120ms", with: "160ms"), to: "it's <one>/push.yaml")
    let report = "\(folder.path)/report.html"
    #expect(try LiveApp.run(["test", folder.path, "--report", report]).code == 1)
    let page = try String(contentsOfFile: report, encoding: .utf8)
    let visited = try folder.write(
      page.replacing("</body>", with: Self.visitor + "</body>"), to: "visited.html")

    let process = try ChildProcess(
      try #require(Self.browser),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--virtual-time-budget=5000",
        "--user-data-dir=\(folder.path)/profile", "--dump-dom", "file://\(visited)",
      ], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path], folder: folder.path)
    _ = try process.waitForEnd()
    let dom = process.output
    let start = try #require(dom.range(of: "FOUND"), "\(dom.suffix(2000))\(process.errorOutput.suffix(500))")
    let end = try #require(dom.range(of: "END</pre>"))
    let json = dom[start.upperBound..<end.lowerBound].replacing("&lt;", with: "<").replacing(
      "&gt;", with: ">"
    )
    .replacing("&amp;", with: "&")
    let found = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(found["items"] as? [String] == ["it's <one>/push/halfway@0.5x", "it's <one>/push/arrival.trace"])
    #expect(found["images"] as? Int == 3, "\(json)")
    #expect(found["loaded"] as? Int == 3, "\(json)")
    #expect(found["foreign"] as? Int == 0, "\(json)")
    #expect(found["slider"] as? String == "expected actual")
    #expect(found["onion"] as? String == "expected actual")
    #expect(found["flicker"] as? String == "expected actual")
    #expect(found["diff"] as? String == "diff")
    #expect(found["side"] as? String == "expected actual diff")
    #expect(found["clip"] as? String == "inset(0px 0px 0px 25%)")
    #expect(found["filtered"] as? [String] == ["it's <one>/push/halfway@0.5x"])
    #expect(found["unchecked"] as? Int == 0)
    #expect(found["trace"] as? Bool == true)
    // The curves of the numbers that differ, the one that the sentence names first.
    #expect((found["curves"] as? Int ?? 0) >= 4, "\(json)")
    #expect(found["drawn"] as? Bool == true)
    let caption = try #require(found["caption"] as? String)
    #expect(
      (found["sentence"] as? String)?.contains(caption.replacing(" ", with: " is ", maxReplacements: 1))
        == true,
      "\(json)")
    // In a shell, the command accepts exactly that change.
    let command = try #require(found["command"] as? String)
    let programs = URL(fileURLWithPath: LiveApp.program).deletingLastPathComponent().path
    let shell = try ChildProcess(
      "bash", ["-c", command], environment: ["PATH": programs + ":/usr/bin:/bin"], folder: folder.path)
    #expect(try shell.waitForEnd() == 0, "\(command)\n\(shell.errorOutput)")
    #expect(shell.output.contains("1 accepted"), "\(shell.output)")
  }
}
