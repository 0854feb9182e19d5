/// A list of words, such as the kinds of pages that may be collected, separated by commas or spaces.
package struct WordList: Hashable, Sendable {
  /// The words in their order, without duplicates.
  package private(set) var words: [String] = []

  /// The words of a text.
  package init(_ text: String) {
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
    where !words.contains(word) {
      words.append(word)
    }
  }

  /// The list as written in a file.
  package var text: String { words.joined(separator: ", ") }

  /// True if it has all words of another list.
  package func contains(_ other: WordList) -> Bool { other.words.allSatisfy(words.contains) }

  /// The words that another list lacks.
  package func subtracting(_ other: WordList) -> WordList {
    var list = self
    list.words.removeAll(where: other.words.contains)
    return list
  }

  /// Its own words, followed by those of another list that it lacks.
  package func union(_ other: WordList) -> WordList {
    var list = self
    list.words += other.subtracting(self).words
    return list
  }
}
