import FloatCore
import FloatPages
import Testing

@testable import FloatDesk

@Suite struct TuningTests {
  private func value(_ key: String, _ text: String) -> ConfigurationValue {
    ConfigurationValue(key: key, value: text)
  }

  @Test func `a value as it was, or one that is refused, is no step`() {
    var tuning = Tuning(Parameters.builtIn)
    tuning.set([value("ball.diameter", "60pt"), value("ball.margin", "-1pt"), value("no.such", "1")])
    #expect(!tuning.canUndo)
  }

  @Test func `a new step forgets those that were taken back`() {
    var tuning = Tuning(Parameters.builtIn)
    tuning.set([value("ball.diameter", "70pt")])
    tuning.undo()
    tuning.set([value("ball.margin", "2pt")])
    #expect(!tuning.canRedo)
  }

  @Test func `the other set is its own, and a step that is taken back brings its set`() {
    var tuning = Tuning(Parameters.builtIn)
    tuning.set([value("ball.diameter", "70pt")])
    tuning.flip()
    #expect(tuning.active == .b)
    #expect(tuning.text("ball.diameter") == "60pt")
    tuning.set([value("ball.margin", "3pt")])
    tuning.flip()
    #expect(tuning.text("ball.diameter") == "70pt")
    #expect(tuning.text("ball.margin") == "0pt")
    tuning.undo()
    #expect(tuning.active == .b)
    #expect(tuning.values == Parameters.builtIn)
    tuning.flip()
    tuning.redo()
    #expect(tuning.active == .b)
    #expect(tuning.text("ball.margin") == "3pt")
    while tuning.canUndo { tuning.undo() }
    #expect(tuning.values == Parameters.builtIn)
    #expect(tuning.other == Parameters.builtIn)
    #expect(tuning.active == .a)
  }

  @Test func `comparing the sets is no step`() {
    var tuning = Tuning(Parameters.builtIn)
    tuning.set([value("ball.diameter", "70pt")])
    tuning.set([value("ball.margin", "3pt")])
    tuning.undo()
    for _ in 0..<5 { tuning.flip() }
    #expect(tuning.depth == 1)
    #expect(tuning.canRedo)
    #expect(tuning.active == .b)
    tuning.undo()
    #expect(tuning.active == .a)
    #expect(tuning.values == Parameters.builtIn)
  }

  @Test func `a file that changed goes over what was not changed here; the rest is a conflict`() throws {
    var tuning = Tuning(Parameters.builtIn)
    tuning.set([value("ball.diameter", "70pt")])
    var file = Parameters.builtIn
    try file.set("ball.diameter", to: "80pt")
    try file.set("ball.margin", to: "5pt")
    tuning.load(file)
    #expect(tuning.text("ball.margin") == "5pt")
    #expect(tuning.text("ball.diameter") == "70pt")
    #expect(tuning.conflicts == ["ball.diameter": "80pt"])
    #expect(tuning.changedKeys == ["ball.diameter"])
    tuning.set([value("ball.diameter", "75pt")])
    #expect(tuning.conflicts.isEmpty)
    tuning.undo()
    tuning.undo()
    #expect(tuning.text("ball.margin") == "0pt", "a reload can be taken back")
    #expect(tuning.changedKeys == ["ball.diameter", "ball.margin"], "the file still has its own")
  }

  /// A gesture that sets the diameter to 79pt, while the file gets other values.
  private func gesture(over own: String? = nil, file values: (diameter: String, margin: String)) throws
    -> Tuning
  {
    var tuning = Tuning(Parameters.builtIn)
    if let own { tuning.set([value("ball.diameter", own)]) }
    tuning.begin()
    tuning.set([value("ball.diameter", "78pt")])
    var file = Parameters.builtIn
    try file.set("ball.diameter", to: values.diameter)
    try file.set("ball.margin", to: values.margin)
    tuning.load(file)
    #expect(tuning.isInGesture)
    #expect(tuning.text("ball.diameter") == "78pt")
    #expect(tuning.text("ball.margin") == values.margin, "the hand does not hold this one")
    #expect(tuning.conflicts.isEmpty, "the hand is still deciding")
    tuning.set([value("ball.diameter", "79pt")])
    return tuning
  }

  @Test func `a gesture that is taken back leaves what the file says by now`() throws {
    var tuning = try gesture(file: ("90pt", "5pt"))
    tuning.rollBack()
    #expect(tuning.text("ball.diameter") == "90pt")
    #expect(tuning.changes.isEmpty)
    #expect(tuning.conflicts.isEmpty)
    tuning.undo()
    #expect(tuning.values == Parameters.builtIn)
    #expect(!tuning.canUndo)
  }

  @Test func `a gesture on a value that was changed before goes back to that one, beside the file's`() throws
  {
    for isUndone in [true, false] {
      var tuning = try gesture(over: "70pt", file: ("90pt", "5pt"))
      if isUndone {
        tuning.commit()
        #expect(tuning.conflicts == ["ball.diameter": "90pt"])
        tuning.undo()
      } else {
        tuning.rollBack()
        #expect(tuning.conflicts == ["ball.diameter": "90pt"])
      }
      #expect(tuning.text("ball.diameter") == "70pt")
      #expect(tuning.isChanged("ball.diameter"))
    }
  }

  @Test func `the hand and the file agree`() throws {
    var tuning = try gesture(file: ("79pt", "5pt"))
    tuning.commit()
    #expect(tuning.changes.isEmpty)
    #expect(tuning.conflicts.isEmpty)
  }

  @Test func `a save is held back once for each value of the file`() throws {
    var tuning = Tuning(Parameters.builtIn)
    tuning.set([value("ball.diameter", "70pt")])
    #expect(!tuning.isSaveHeldBack)
    for text in ["80pt", "81pt"] {
      var file = Parameters.builtIn
      try file.set("ball.diameter", to: text)
      tuning.load(file)
      #expect(tuning.isSaveHeldBack, "\(text)")
      tuning.noteHeldBack()
      #expect(!tuning.isSaveHeldBack, "\(text)")
    }
    tuning.markSaved()
    #expect(!tuning.isSaveHeldBack)
  }

  @Test func `saved is the new measure of what is changed`() {
    var tuning = Tuning(Parameters.builtIn)
    tuning.set([value("ball.diameter", "70pt")])
    #expect(tuning.changes == [value("ball.diameter", "70pt")])
    tuning.markSaved()
    #expect(tuning.changes.isEmpty)
    #expect(tuning.changedKeys.isEmpty)
    tuning.undo()
    #expect(tuning.changes == [value("ball.diameter", "60pt")])
  }
}
