import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct SessionLeadTests {
  /// A session that reports its changes to a lead.
  private struct Lived {
    var session = Session()
    var lead: SessionLead
    private var noted: [TimedInput] = []

    init() { lead = SessionLead(session.start) }

    mutating func act(_ body: (inout Session) -> Void) {
      body(&session)
      let recording = session.recording
      let same = zip(noted, recording).prefix { $0 == $1 }.count
      if same < noted.count { lead.note(.dropped(after: same > 0 ? noted[same - 1].time : 0)) }
      for input in recording[same...] { lead.note(.happened(input)) }
      noted = recording
      lead.note(session.playback)
    }

    /// The last gesture, and what leads to it.
    func cut() throws -> (take: GestureTake, cut: SessionLead.Cut) {
      let take = try #require(session.playback.take)
      return (take, try #require(lead.cut(take)))
    }

    mutating func open(_ row: String = "row:chat-1") {
      act { $0.wait(1) }
      act { $0.tap(row) }
      act { $0.wait(2) }
    }

    mutating func swipe() {
      act { $0.pull(from: Point(2, 400), to: Point(300, 400)) }
      act { $0.release() }
      act { $0.wait(2) }
    }
  }

  /// The prototype at the end of a cut's recording.
  private func end(_ cut: SessionLead.Cut, of lived: Lived) -> Prototype {
    var player = Player(Prototype(archive: cut.archive ?? CollectedPagesArchive()), inputs: cut.inputs)
    player.advance(to: cut.end)
    return player.prototype
  }

  @Test func a_gesture_is_kept_with_what_leads_to_it() throws {
    var lived = Lived()
    lived.open()
    lived.swipe()
    let (take, cut) = try lived.cut()
    #expect(cut.inputs.first?.time ?? 0 > 0.4, "there is time before the first touch")
    #expect(abs(cut.end - cut.start - (take.block.end! - take.block.start)) < 1e-6)
    let end = end(cut, of: lived)
    #expect(end.state.stack == ["chats"])
    #expect(end.scene == lived.session.plain(at: take.block.end!).scene)
  }

  /// The inputs' times are shifted without rounding any number. The phone's own deadlines are sums, whose last bit depends
  /// on how large the time is.
  @Test func after_a_long_rest_each_frame_is_what_it_was() throws {
    var lived = Lived()
    lived.open()
    lived.act { $0.wait(33.3333333) }
    lived.swipe()
    let (take, cut) = try lived.cut()
    let shift = take.block.start - cut.start
    #expect(shift > 20, "the rest is shorter")
    #expect((shift * 1024).rounded() == shift * 1024)
    for frame in 0..<60 {
      let time = take.block.start + Double(frame) / 64
      var player = Player(Prototype(), inputs: cut.inputs)
      player.advance(to: time - shift)
      let (shown, plain) = (player.prototype, lived.session.plain(at: time))
      #expect("\(shown.state)" == "\(plain.state)", "frame \(frame)")
      #expect(FrameWatch.difference(VisibleFrame(shown), VisibleFrame(plain)) == nil, "frame \(frame)")
    }
  }

  /// A value that was set before the phone looked newly opened is set at the recording's start.
  @Test func values_from_before_are_there_from_the_start() throws {
    var lived = Lived()
    lived.open("row:chat-3")
    lived.swipe()
    lived.act { $0.send(.set(key: "badge.break-distance", value: "30pt")) }
    lived.open("row:chat-3")
    let cut = try lived.cut().cut
    #expect(cut.inputs.count == 3, "the value and the tap")
    #expect(cut.inputs[0] == TimedInput(time: 0, .set(key: "badge.break-distance", value: "30pt")))
    #expect(end(cut, of: lived).tuned.badge.breakDistance == 30)
  }

  @Test func what_came_before_a_phone_that_looks_as_just_opened_is_left_out() throws {
    var lived = Lived()
    // This conversation has no unread messages.
    lived.open("row:chat-3")
    lived.swipe()
    lived.open("row:chat-3")
    let cut = try lived.cut().cut
    #expect(cut.inputs.count == 2, "the tap alone")
    #expect((0.5..<0.501).contains(cut.start))
  }

  @Test func the_last_seconds_reach_back_before_a_phone_that_looks_as_just_opened() throws {
    var lived = Lived()
    for _ in 0..<3 {
      lived.open("row:chat-3")
      lived.swipe()
    }
    let take = try #require(lived.session.playback.take)
    let shortest = try #require(lived.lead.cut(take))
    #expect(shortest.start < 4)
    // A round takes 5.05 s, and the last swipe begins 3.05 s after its round does.
    for (seconds, least) in [(3.0, 3.0), (6, 6), (10, 10), (1000, 10)] {
      let cut = try #require(lived.lead.cut(take, reaching: seconds))
      #expect(cut.start >= least, "\(seconds)")
      #expect(end(cut, of: lived).scene == end(shortest, of: lived).scene, "\(seconds)")
    }
  }

  @Test func what_took_a_badge_away_is_not_left_out() throws {
    var lived = Lived()
    lived.open("row:chat-1")
    lived.swipe()
    lived.open("row:chat-1")
    let (take, cut) = try lived.cut()
    #expect(cut.inputs.count == lived.session.recording.count)
    #expect(end(cut, of: lived).scene == lived.session.plain(at: take.block.end!).scene)
  }

  @Test func what_cannot_say_which_pages_are_in_the_ball_starts_without() throws {
    var lived = Lived()
    lived.open()
    lived.swipe()
    let take = try #require(lived.session.playback.take)
    let cut = try #require(lived.lead.cut(take, needsEmptyBall: true))
    #expect(cut.archive == nil)
    #expect(end(cut, of: lived).state.stack == ["chats"])
  }

  @Test func what_was_dropped_leads_to_nothing() throws {
    var lived = Lived()
    lived.open()
    lived.swipe()
    lived.act { $0.perform(.scrub(to: 2.5)) }
    lived.act { $0.perform(.endScrub) }
    lived.act { $0.wait(1) }
    lived.swipe()
    let cut = try lived.cut().cut
    #expect(cut.inputs.count == lived.session.recording.count)
    #expect(end(cut, of: lived).state.stack == ["chats"])
  }

  @Test func a_flood_of_inputs_is_not_kept_for_ever() {
    var lead = SessionLead(Prototype())
    for index in 0..<SessionLead.capacity + 10 {
      lead.note(.happened(TimedInput(time: Double(index) / 1000, .pointer(.move, id: 0, at: Point(1, 1)))))
    }
    #expect(lead.inputs.isEmpty)
  }
}
