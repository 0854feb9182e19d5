import FloatCore
import FloatPainting

/// A picture beside the phone or over it, in memory of its own; the window gets what changed of it.
final class WindowPane {
  private let painter: Painter
  /// Where it was shown last, in the window.
  private var frame: PixelRect?

  /// - Parameter painter: Its fonts and pictures are used.
  init(_ painter: Painter) {
    self.painter = painter.another(scale: painter.scale, deviceSize: Size(1, 1))
  }

  /// Shows a scene in the window's memory.
  ///
  /// - Parameters:
  ///   - frame: Where in the window; its pixels are the scene's size at the scale.
  ///   - painted: What of the window was painted since the last time, so that it may have to be shown again.
  /// - Returns: What changed in the window.
  func show(
    _ scene: FloatCore.Scene, at frame: PixelRect, scale: Double, in window: Surface,
    after painted: [PixelRect]
  ) -> [PixelRect] {
    painter.resize(scale: scale, deviceSize: scene.size)
    var changed = painter.paint(scene).map { $0.offset(x: frame.x, y: frame.y) }
    if self.frame != frame { changed = [frame] }
    self.frame = frame
    let covered = painted.map { $0.intersection(frame) }.filter { !$0.isEmpty }
    for rect in changed + covered {
      let part = rect.intersection(frame).offset(x: -frame.x, y: -frame.y)
      window.copy(part, from: painter.frame, dx: frame.x, dy: frame.y)
    }
    return changed
  }

  var cachedBytes: Int { painter.cachedBytes }

  func trim() { painter.trim() }
}
