import Testing

@testable import FloatPainting

@Suite struct ImageScalingTests {
  @Test func smaller_is_the_average_of_the_area() {
    // Two columns become one: (0xFF + 0x01) / 2 = 0x80 in each channel.
    #expect(ImageScaling.resized([0xFFFF_FFFF, 0x0101_0101], width: 2, height: 1, to: 1, 1) == [0x8080_8080])
  }

  @Test func partly_covered_pixels_count_by_their_share() {
    // Three columns become two: the middle one is halved; 255 × (1 / 1.5) = 170 and 0 × … = 0.
    #expect(
      ImageScaling.resized([0xFF00_0000, 0, 0], width: 3, height: 1, to: 2, 1) == [0xAA00_0000, 0])
  }

  @Test(arguments: [1, 3, 7, 16, 40])
  func one_colour_stays_that_colour(size: Int) {
    let pixels = [UInt32](repeating: 0x80_40_20_10, count: 16 * 9)
    #expect(
      ImageScaling.resized(pixels, width: 16, height: 9, to: size, size)
        == [UInt32](repeating: 0x80_40_20_10, count: size * size))
  }

  @Test func impossible_sizes_give_nothing() {
    #expect(ImageScaling.resized([1], width: 1, height: 1, to: 0, 4) == [])
    #expect(ImageScaling.resized([1], width: 2, height: 1, to: 4, 4) == [])
    #expect(ImageScaling.resized([], width: 0, height: 0, to: 4, 4) == [])
  }
}
