import FloatCore
import Testing

@Suite struct RecordingWriterTests {
  @Test func control_characters_are_written_as_json_escapes_them() {
    let line = RecordingWriter.line(for: RecordingHeader(prototype: "a\u{1B}b\u{7F}c\td\"e"))
    #expect(line.contains(#""prototype":"a\u001bb\u007fc\td\"e""#), "\(line)")
  }
}
