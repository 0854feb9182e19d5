import FloatCore
import FloatPainting
import FloatStudio

/// A picture beside the phone or over it, in memory of its own; only its changes are copied to the window.
final class WindowPane {
  private let painter: Painter
  /// The frame in the window at which it was shown last.
  private var frame: PixelRect?

  /// - Parameter painter: A painter whose fonts and pictures are shared.
  init(_ painter: Painter) {
    self.painter = painter.another(scale: painter.scale, deviceSize: Size(1, 1))
  }

  /// Shows a scene in the window's memory.
  ///
  /// - Parameters:
  ///   - frame: The place in the window; its size in pixels is the scene's size at the scale.
  ///   - painted: The parts of the window painted since the last call, in which the picture may have to be shown
  ///     again.
  /// - Returns: The parts of the window that changed.
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

  func trim() { painter.trim() }
}
