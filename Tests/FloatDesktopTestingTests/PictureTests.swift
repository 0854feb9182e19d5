import FloatCore
import FloatDesktopTesting
import Testing

/// Pictures of moments as another package asks for them.
@Suite(.serialized) struct PictureTests {
  @Test func a_moment_is_a_png_of_its_size() throws {
    let scenario = try Scenario(yaml: "steps: [{tap: row:chat-1}, {wait: 500ms}]")
    let (begun, end) = (try scenario.moment(at: 0.1), try scenario.moment())
    #expect(begun.state.transition?.kind == .push)
    #expect(end.state.transition == nil)
    let pictures = try [begun, end].map { try picture(of: $0, scale: 0.5, usesTextBoxes: true) }
    #expect(pictures[0] != pictures[1])
    for bytes in pictures {
      #expect(bytes.prefix(4).elementsEqual([0x89, 0x50, 0x4E, 0x47]))
      // The width of 187.5 points and the height of 406, in the header.
      #expect(bytes[16..<24].elementsEqual([0, 0, 0, 188, 0, 0, 1, 150]))
    }
    #expect(try picture(of: end, scale: 0.5, usesTextBoxes: true) == pictures[1])
  }

  @Test func what_cannot_be_played_is_told_in_words() throws {
    let scenario = try Scenario(yaml: "steps: [{tap: row:chat-99}]")
    #expect {
      try scenario.moment()
    } throws: { error in
      "\(error)".contains("no element \"row:chat-99\"")
    }
  }
}
