import FloatStudio
import Testing

@testable import FloatDesktop
@testable import FloatPainting

@Suite struct VideoCanvasTests {
  private func pixels(_ canvas: VideoCanvas) -> [[UInt32]] {
    let all = Array(canvas.bytes.bindMemory(to: UInt32.self))
    return (0..<canvas.size.height).map { Array(all[$0 * canvas.size.width..<($0 + 1) * canvas.size.width]) }
  }

  private func surface(_ width: Int, _ height: Int) -> Surface {
    let surface = Surface(width: width, height: height)
    for y in 0..<height { for x in 0..<width { surface[x, y] = UInt32(10 * y + x) } }
    return surface
  }

  @Test func an_odd_frame_gets_its_last_column_and_row_twice() {
    let canvas = VideoCanvas(holding: PixelSize(width: 3, height: 3), isEven: true)
    canvas.put(surface(3, 3))
    #expect(pixels(canvas) == [[0, 1, 2, 2], [10, 11, 12, 12], [20, 21, 22, 22], [20, 21, 22, 22]])
  }

  @Test func an_even_frame_stays_as_it_is() {
    let canvas = VideoCanvas(holding: PixelSize(width: 2, height: 2), isEven: true)
    canvas.put(surface(2, 2))
    #expect(pixels(canvas) == [[0, 1], [10, 11]])
    let odd = VideoCanvas(holding: PixelSize(width: 3, height: 1), isEven: false)
    odd.put(surface(3, 1))
    #expect(pixels(odd) == [[0, 1, 2]])
  }

  @Test func a_smaller_screen_is_in_the_middle_and_nothing_of_the_larger_one_stays() {
    let canvas = VideoCanvas(holding: PixelSize(width: 4, height: 3), isEven: false)
    let around = VideoCanvas.surround
    canvas.put(surface(4, 3))
    canvas.put(surface(2, 1))
    #expect(
      pixels(canvas) == [
        [around, around, around, around], [around, 0, 1, around], [around, around, around, around],
      ])
  }
}
