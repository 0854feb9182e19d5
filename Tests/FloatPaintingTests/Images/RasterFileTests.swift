import Foundation
import Testing

@testable import FloatPainting

/// Pictures as cameras and print programs store them.
@Suite struct RasterFileTests {
  /// 32 × 16 pixels: red and green above blue and white; EXIF says that the left side is up.
  private static let turned = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAA0JCgsKCA0LCgsO\
    Dg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01\
    T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQACADAREAAhEBAxEB/8QA\
    FwABAQEBAAAAAAAAAAAAAAAAAAYHCP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAZAQEAAgMAAAAAAAAAAAAAAAAABQcEBgj/\
    xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCfQyyQFciHPIDNF8txAdFq2ZgD/9k=
    """
  /// 8 × 8 pixels, all cyan ink.
  private static let inks = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZM\
    TlJTUjI+WmFaUGBKUVJP/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABQAAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAA\
    AAAAAAAAAAAA/9oADgRDAE0AWQBLAAA/ADAnE4nP/9k=
    """

  private func colors(_ text: String, at places: [(x: Int, y: Int)]) throws -> [[Int]] {
    let file = try RasterFile(Array(try #require(Data(base64Encoded: text))), maximumArea: 1000)
    var row = [UInt32](repeating: 0, count: file.width)
    return places.map { place in
      row.withUnsafeMutableBufferPointer { file.read(place.y, into: $0.baseAddress!) }
      return [16, 8, 0].map { Int(row[place.x] >> $0 & 255) }
    }
  }

  private func isNear(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 12 } }

  @Test func a_photo_is_shown_the_right_way_up() throws {
    let found = try colors(Self.turned, at: [(3, 3), (12, 3), (3, 28), (12, 28)])
    let expected = [[0, 0, 255], [255, 0, 0], [255, 255, 255], [0, 255, 0]]
    #expect(zip(found, expected).allSatisfy(isNear), "\(found)")
  }

  @Test func inks_become_light() throws {
    let found = try colors(Self.inks, at: [(4, 4)])
    #expect(isNear(found[0], [0, 255, 255]), "\(found)")
  }
}
