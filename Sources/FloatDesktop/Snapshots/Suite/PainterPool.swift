import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay

/// Paints pictures of many prototypes at many scales, and keeps fonts and images between them.
final class PainterPool {
  private struct Key: Hashable {
    var scale: Double
    var size: Size
    var usesTextBoxes: Bool
  }

  private let images: ImageStore
  private var texts: [Bool: TextRenderer] = [:]
  private var painters: [Key: Painter] = [:]
  private var recent: [Key] = []
  /// Limited because a painter holds tens of megabytes.
  private static let maximumPainters = 3

  /// The warning about missing fonts, for which pictures may differ.
  var fontWarnings: [String] { texts.values.flatMap(\.warnings) }

  /// Why pictures of the scenes painted since the last call could not be drawn.
  private var problems: [PictureProblem] = []

  init(assets: Assets) { images = ImageStore(assets: assets, failsWithout: true) }

  /// The failure of the scenes painted since the last call; nil where no picture is missing.
  func takeFailure() -> CommandFailure? {
    defer { problems = [] }
    return problems.failure
  }

  /// The picture or filmstrip of a mark; the next call paints over it. Nil where it would be too large.
  func picture(of mark: Timeline.Mark, scale: Double, usesTextBoxes: Bool) -> Surface? {
    guard PictureLimits.objection(making: mark.scene.size, scale: scale) == nil else { return nil }
    guard case .filmstrip(let times) = mark.kind else {
      return picture(of: mark.scene, scale: scale, usesTextBoxes: usesTextBoxes)
    }
    var prototype = mark.prototype
    var strip: Filmstrip?
    for (index, time) in times.enumerated() {
      prototype.advance(to: time)
      let frame = picture(of: prototype.scene, scale: scale, usesTextBoxes: usesTextBoxes)
      if index == 0 { strip = Filmstrip(count: times.count, frame: frame, scale: scale) }
      strip?.put(frame, at: index)
    }
    return strip?.surface
  }

  /// The picture of a scene; the next call paints over it.
  func picture(of scene: FloatCore.Scene, scale: Double, usesTextBoxes: Bool) -> Surface {
    let painter = painter(Key(scale: scale, size: scene.size, usesTextBoxes: usesTextBoxes))
    _ = painter.paint(scene)
    for problem in painter.problems(of: scene) where !problems.contains(problem) { problems.append(problem) }
    return painter.frame
  }

  private func painter(_ key: Key) -> Painter {
    recent.removeAll { $0 == key }
    recent.append(key)
    if let known = painters[key] { return known }
    if recent.count > Self.maximumPainters { painters[recent.removeFirst()] = nil }
    let text = texts[key.usesTextBoxes] ?? TextRenderer(mode: key.usesTextBoxes ? .boxes : .fonts)
    texts[key.usesTextBoxes] = text
    let painter = Painter(scale: key.scale, deviceSize: key.size, text: text, images: images)
    painters[key] = painter
    return painter
  }
}
