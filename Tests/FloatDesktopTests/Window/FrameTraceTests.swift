import FloatFiles
import FloatStudio
import Testing

@testable import FloatDesktop

@Suite struct FrameTraceTests {
  @Test func a_trace_has_the_areas_their_pixels_and_the_memory() {
    let damage = [PixelRect(x: 1, y: 2, width: 30, height: 4), PixelRect(x: 0, y: 9, width: 5, height: 1)]
    #expect(
      FrameTrace.painting(damage, cachedBytes: 77).text()
        == #"{"damage":[[1,2,30,4],[0,9,5,1]],"pixels":125,"cachedBytes":77}"#)
    #expect(
      FrameTrace.painting([], cachedBytes: 0).text() == #"{"damage":[],"pixels":0,"cachedBytes":0}"#)
  }
}
