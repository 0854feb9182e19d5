/// A line of text with a caret, as it is typed into a field.
package struct LineEditor: Hashable, Sendable {
  private var characters: [Character]
  /// The index at which the next character is inserted, from 0 to the length.
  package private(set) var caret: Int
  /// The other end of the selection; equal to the caret if nothing is selected.
  package private(set) var anchor: Int

  /// The most characters that a field takes.
  static let maximumLength = 200

  /// A line with all of its text selected.
  package init(_ text: String = "") {
    characters = Array(text.prefix(Self.maximumLength))
    caret = characters.count
    anchor = 0
  }

  package var text: String { String(characters) }
  package var isEmpty: Bool { characters.isEmpty }
  /// The characters between caret and anchor.
  package var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  package var selectedText: String { String(characters[selection]) }
  /// The text before an index, for measuring its place.
  package func prefix(_ count: Int) -> String { String(characters.prefix(count)) }

  package mutating func insert(_ text: String) {
    let room = Self.maximumLength - characters.count + selection.count
    let new = text.filter { !$0.isNewline && $0 != "\t" }.prefix(max(0, room))
    let start = selection.lowerBound
    characters.replaceSubrange(selection, with: new)
    put(start + new.count)
  }

  package mutating func deleteBackward() {
    if selection.isEmpty, caret > 0 { anchor = caret - 1 }
    insert("")
  }

  package mutating func deleteForward() {
    if selection.isEmpty, caret < characters.count { anchor = caret + 1 }
    insert("")
  }

  /// Moves the caret by a character; without selecting, a selection collapses to its end on that side.
  package mutating func move(_ step: Int, selecting: Bool) {
    if !selecting, !selection.isEmpty { return put(step < 0 ? selection.lowerBound : selection.upperBound) }
    put(caret + step, selecting: selecting)
  }

  package mutating func moveToStart(selecting: Bool) { put(0, selecting: selecting) }
  package mutating func moveToEnd(selecting: Bool) { put(characters.count, selecting: selecting) }

  package mutating func selectAll() {
    anchor = 0
    caret = characters.count
  }

  /// The line with the text composed by an input method in place of the selection, and the range of that text.
  func with(_ composition: Panel.Composition?) -> (line: LineEditor, composed: Range<Int>) {
    guard let composition else { return (self, 0..<0) }
    var line = self
    let start = selection.lowerBound
    let text = Array(composition.text)
    line.characters.replaceSubrange(selection, with: text)
    line.put(start + composition.caret)
    return (line, start..<start + text.count)
  }

  package mutating func put(_ place: Int, selecting: Bool = false) {
    caret = min(max(place, 0), characters.count)
    if !selecting { anchor = caret }
  }
}
