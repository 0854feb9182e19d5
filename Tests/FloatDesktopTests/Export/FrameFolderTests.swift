import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct FrameFolderTests {
  private func names(_ folder: String) -> [String]? {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted()
  }

  private func surface(_ color: UInt32) -> Surface {
    let surface = Surface(width: 2, height: 2)
    for index in 0..<2 * surface.stride { surface.pixels[index] = color }
    return surface
  }

  @Test func frames_are_there_when_all_are() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/frames"
    let folder = try FrameFolder(path, count: 2)
    try folder.write(surface(0xFFFF_0000), isChanged: true)
    try folder.write(surface(0xFF00_FF00), isChanged: true)
    #expect(names(path)?.contains { $0.hasPrefix("frame-") } == false)
    let bytes = try folder.commit()
    #expect(names(path) == ["frame-0000.png", "frame-0001.png"])
    #expect(try PNGFile.read(path + "/frame-0000.png").hasSamePixels(as: surface(0xFFFF_0000)))
    #expect(try PNGFile.read(path + "/frame-0001.png").hasSamePixels(as: surface(0xFF00_FF00)))
    let sizes = try ["0", "1"].map {
      try Data(contentsOf: URL(fileURLWithPath: "\(path)/frame-000\($0).png")).count
    }
    #expect(bytes == sizes.reduce(0, +))
  }

  @Test func earlier_frames_go_and_other_files_stay() throws {
    let directory = try TemporaryDirectory()
    try directory.write("old", to: "frame-0000.png")
    try directory.write("old", to: "frame-00123.png")
    try directory.write("mine", to: "frame-best.png")
    try directory.write("mine", to: "notes.txt")
    let folder = try FrameFolder(directory.path + "/", count: 1)
    try folder.write(surface(0xFF00_00FF), isChanged: true)
    _ = try folder.commit()
    #expect(names(directory.path) == ["frame-0000.png", "frame-best.png", "notes.txt"])
    #expect(try PNGFile.read(directory.path + "/frame-0000.png").hasSamePixels(as: surface(0xFF00_00FF)))
  }

  @Test func what_is_given_up_leaves_nothing() throws {
    let directory = try TemporaryDirectory()
    do {
      let folder = try FrameFolder(directory.path + "/frames", count: 2)
      try folder.write(surface(0xFFFF_0000), isChanged: true)
    }
    #expect(names(directory.path) == [])
    try directory.write("old", to: "kept/frame-0000.png")
    do {
      let folder = try FrameFolder(directory.path + "/kept", count: 2)
      try folder.write(surface(0xFFFF_0000), isChanged: true)
    }
    #expect(names(directory.path + "/kept") == ["frame-0000.png"])
  }

  @Test func what_akilled_export_left_goes_and_what_is_being_written_stays() throws {
    let directory = try TemporaryDirectory()
    try directory.write("half", to: ".frames.k3x9.tmp/frame-0000.png")
    try directory.write("mine", to: ".frames.notes.tmp/notes.txt")
    let other = try FrameFolder(directory.path, count: 1)
    try other.write(surface(0xFFFF_0000), isChanged: true)
    let folder = try FrameFolder(directory.path, count: 1)
    #expect(names(directory.path)?.contains(".frames.k3x9.tmp") == false)
    #expect(names(directory.path)?.count == 3)
    _ = try other.commit()
    try folder.write(surface(0xFF00_00FF), isChanged: true)
    _ = try folder.commit()
    #expect(names(directory.path) == [".frames.notes.tmp", "frame-0000.png"])
    #expect(try PNGFile.read(directory.path + "/frame-0000.png").hasSamePixels(as: surface(0xFF00_00FF)))
  }

  @Test func there_are_digits_for_all_frames() throws {
    let directory = try TemporaryDirectory()
    let folder = try FrameFolder(directory.path + "/frames", count: 10_001)
    try folder.write(surface(0xFFFF_0000), isChanged: true)
    _ = try folder.commit()
    #expect(names(directory.path + "/frames") == ["frame-00000.png"])
  }

  @Test func a_folder_that_cannot_be_made_is_told() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("", to: "file")
    for path in [file, file + "/frames", directory.path + "/a/b"] {
      #expect {
        try FrameFolder(path, count: 1)
      } throws: { error in
        guard let failure = error as? CommandFailure else { return false }
        return failure.code == .cannotWrite && failure.message.contains(path)
      }
    }
  }
}
