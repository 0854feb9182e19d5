/// The outcome of a suite as one HTML file that needs no other.
enum HTMLReport {
  static func text(of outcome: SuiteOutcome) -> String {
    "<!doctype html><title>\(MarkupText.escaped(outcome.root))</title>\n"
  }
}
