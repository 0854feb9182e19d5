package import FloatCore
import FloatFiles

/// A prototype's pictures that are still being made: the ground is shown in their place, and then they fade in. A file
/// that was saved anew shows as it was until its new picture is made, and changes at once, so a page is never blank.
///
/// The first frame has the pictures kept at an earlier start, because a window that opens may take the few
/// milliseconds. Only a window uses this, because it must not wait; screenshots and videos are painted with every
/// picture.
package struct AwaitedPictures {
  /// The pictures that are still missing, by name.
  private var waiting: Set<String> = []
  /// The times at which awaited pictures arrived, by name.
  private var arrivals: [String: Double] = [:]
  /// Pictures that were available once; from then on they are drawn, even if they have to be made again.
  private var known: Set<String> = []
  /// The last of those pictures of each file, by the file's path.
  private var latest: [String: ImageRun] = [:]
  /// The pictures that are shown in the place of missing ones.
  private var former: [ImageRun: ImageRun] = [:]
  private var isFirst = true

  /// How long a picture takes to appear, in seconds.
  private static let fade = 0.2
  /// The greatest width of an SVG that is made in no time, in points.
  private static let smallWidth = 100.0

  package init() {}

  /// True while a picture is missing.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// True until a scene was shown with all arrived pictures fully visible.
  package var isFading: Bool { !arrivals.isEmpty }

  /// Returns the scene with the pictures that are available, and requests those that are not.
  ///
  /// - Parameter now: In seconds of a monotonic clock.
  package mutating func shown(_ scene: FloatCore.Scene, with painter: Painter, at now: Double)
    -> FloatCore.Scene
  {
    let screen = Rect(size: scene.size)
    let images = scene.layers.images(in: screen, where: Self.mayWait)
    if images.isEmpty, waiting.isEmpty, arrivals.isEmpty {
      isFirst = false
      return scene
    }
    let missing = images.filter {
      !known.contains($0.run.name) && !painter.isReady($0) && !(isFirst && painter.isKept($0))
    }
    isFirst = false
    let before = waiting
    waiting = Set(missing.map(\.run.name))
    for image in images where !waiting.contains(image.run.name) && known.insert(image.run.name).inserted {
      // Pictures that are available at first sight do not fade.
      let wasGround = !former.keys.contains { $0.name == image.run.name }
      if wasGround, before.contains(image.run.name) { arrivals[image.run.name] = now }
      if let path = ExternalPicture.path(of: image.run.name) { latest[path] = image.run }
    }
    former = [:]
    for image in missing { former[image.run] = former(of: image, painter) }
    arrivals = arrivals.filter { now < $0.value + Self.fade }
    // Asked for at every look, because one that was made may have been dropped for want of room before it was taken.
    if isWaiting { painter.prefetch(missing, isUrgent: true) }
    guard isWaiting || !arrivals.isEmpty else { return scene }
    var scene = scene
    scene.layers = scene.layers.map { shown($0, on: scene.background, at: now) }
    return scene
  }

  /// The last picture of the same file, in the frame of the new one, or in its own size at the same corner.
  private func former(of image: VisibleImage, _ painter: Painter) -> ImageRun? {
    guard let old = ExternalPicture.path(of: image.run.name).flatMap({ latest[$0] }) else { return nil }
    let frame = image.run.frame
    let sizes = [frame.rect.size, old.frame.rect.size]
    let runs = sizes.map { size in
      let rect = Rect(frame.rect.x, frame.rect.y, size.width, size.height)
      return ImageRun(old.name, frame: RoundedRect(rect, radii: frame.radii), clip: image.run.clip)
    }
    return runs.first { painter.isReady(VisibleImage(run: $0, visible: image.visible)) }
  }

  private static func mayWait(_ run: ImageRun) -> Bool {
    guard run.tint == nil, let path = ExternalPicture.path(of: run.name) else { return false }
    return run.frame.rect.width >= smallWidth || !PictureFormat.isDrawing(path)
  }

  private func shown(_ layer: Layer, on ground: Color, at now: Double) -> Layer {
    var layer = layer
    layer.content = layer.content.flatMap { shape -> [Shape] in
      guard case .image(let run) = shape else { return [shape] }
      if waiting.contains(run.name) { return former[run].map { [.image($0)] } ?? [] }
      guard let arrival = arrivals[run.name] else { return [shape] }
      let veil = Paint.color(ground.faded(1 - (now - arrival) / Self.fade))
      return [shape, run.clip.map { .fill($0, veil) } ?? .roundedRect(run.frame, veil)]
    }
    layer.sublayers = layer.sublayers.map { shown($0, on: ground, at: now) }
    return layer
  }
}
