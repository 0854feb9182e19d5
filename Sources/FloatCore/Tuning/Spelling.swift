/// Finds the word that a misspelled one probably stands for.
package enum Spelling {
  /// The longest word that is compared, in Unicode scalars.
  static let maximumLength = 80

  /// The known words nearest to `word`, best first: at most a third of the word's letters may be wrong, and at least
  /// one must be right.
  ///
  /// A swap of neighbours counts as one change (optimal string alignment distance). Words that tie keep the order of
  /// `known`.
  package static func nearest(to word: String, in known: [String], limit: Int = 3) -> [String] {
    let target = Array(word.lowercased().unicodeScalars)
    guard !target.isEmpty, target.count <= maximumLength else { return [] }
    let allowed = max(1, target.count / 3)
    var found: [(distance: Int, index: Int)] = []
    for (index, candidate) in known.enumerated() {
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard abs(letters.count - target.count) <= allowed else { continue }
      let distance = distance(target, letters)
      if distance <= allowed, distance < target.count { found.append((distance, index)) }
    }
    found.sort { $0 < $1 }
    return found.prefix(limit).map { known[$0.index] }
  }

  /// Advice for a word that is none of the known ones: what to write in its place.
  package static func advice(for word: String, in known: [String]) -> String {
    nearest(to: word, in: known, limit: 1).first.map { "did you mean \($0)?" }
      ?? "use one of " + known.joined(separator: ", ")
  }

  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
