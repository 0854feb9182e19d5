import FloatCore
import FloatFiles
import FloatReplay

/// The pictures to take, and their files.
struct SnapshotPlan {
  struct Shot {
    var path: String
    var mark: Timeline.Mark
  }

  let shots: [Shot]

  /// - Parameters:
  ///   - at: The times and snapshots asked for.
  ///   - outputs: Files, one per picture, or one folder: an existing one, or a path that ends in a slash or has no
  ///     extension.
  ///   - isFolder: Whether a folder of that name exists.
  init(
    at asked: [TimeOrSnapshotArgument], outputs: [String], timeline: Timeline, isFolder: (String) -> Bool
  ) throws(CommandFailure) {
    if outputs.count == 1, let output = outputs.first, Self.namesFolder(output) || isFolder(output) {
      shots = try Self.named(asked, timeline).map {
        Shot(path: Folder.join(output, "\($0.name).png"), mark: $0)
      }
    } else {
      if let output = outputs.first(where: { !$0.hasSuffix(".png") }) {
        throw CommandFailure(.usage, "--output \(output): pictures are PNG, and their names end in .png")
      }
      let moments = try Self.named(asked, timeline)
      guard moments.count == outputs.count else {
        throw CommandFailure(
          .usage,
          "\(PrintableText.counted(moments.count, "picture")) for \(PrintableText.counted(outputs.count, "output")): give --output a file "
            + "for each, in their order, or one folder")
      }
      shots = zip(moments, outputs).map { Shot(path: $1, mark: $0) }
    }
    try refuseLostPictures()
  }

  /// Refuses two pictures with one name, because the first would be lost.
  private func refuseLostPictures() throws(CommandFailure) {
    var times: [String: Double] = [:]
    for shot in shots {
      let time = shot.mark.prototype.now
      if let other = times.updateValue(time, forKey: shot.path), other != time {
        throw CommandFailure(
          .usage,
          "\(shot.path) would be two pictures, of \(DecimalText.text(other)) s and of \(DecimalText.text(time)) s; "
            + "give --output a file for each")
      }
    }
  }

  private static func namesFolder(_ output: String) -> Bool {
    output.hasSuffix("/")
      || output.split(separator: "/").last.map { !$0.contains(".") && $0 != BoundedFile.standardInput }
        ?? false
  }

  private static func named(
    _ moments: [TimeOrSnapshotArgument], _ timeline: Timeline
  ) throws(CommandFailure) -> [Timeline.Mark] {
    if !moments.isEmpty { return try TimeOrSnapshotArgument.moments(moments, on: timeline) }
    let pictures = timeline.marks.filter { $0.kind == .picture }
    guard pictures.isEmpty else { return pictures }
    var end = Timeline.Mark(name: "end", prototype: timeline.last)
    if let window = timeline.window { (end.time, end.window) = (window.end, window.last) }
    return [end]
  }
}
