import FloatCore
import FloatFiles

/// A prototype's pictures that are still being made: until then the ground is shown, then they fade in.
///
/// The first frame has those that were kept at an earlier start: a window that opens may take the few milliseconds.
/// For a window, which must not wait; pictures and videos are painted with everything there.
package struct AwaitedPictures {
  /// What is waited for, by name.
  private var waiting: Set<String> = []
  /// When what was waited for came.
  private var arrivals: [String: Double] = [:]
  /// Pictures that were there once; they are drawn from then on, even where they have to be made again.
  private var known: Set<String> = []
  private var isFirst = true

  /// How long a picture takes to appear, in seconds.
  private static let fade = 0.2
  /// Pictures that are drawn from outlines and this narrow are made in no time.
  private static let smallWidth = 100.0

  package init() {}

  /// True while something is waited for.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// True until the scene was shown with everything that has come as it is.
  package var isFading: Bool { !arrivals.isEmpty }

  /// The scene as far as its pictures are there; those that are not are asked for.
  ///
  /// - Parameter now: In seconds of a clock that goes on evenly.
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
      // What is there at first sight needs no fading.
      if before.contains(image.run.name) { arrivals[image.run.name] = now }
    }
    arrivals = arrivals.filter { now < $0.value + Self.fade }
    if !waiting.isSubset(of: before) { painter.prefetch(missing, isUrgent: true) }
    guard isWaiting || !arrivals.isEmpty else { return scene }
    var scene = scene
    scene.layers = scene.layers.map { shown($0, on: scene.background, at: now) }
    return scene
  }

  private static func mayWait(_ run: ImageRun) -> Bool {
    guard run.tint == nil, let path = ExternalPicture.path(of: run.name) else { return false }
    return run.frame.rect.width >= smallWidth || !PictureSize.isDrawing(path)
  }

  private func shown(_ layer: Layer, on ground: Color, at now: Double) -> Layer {
    var layer = layer
    layer.content = layer.content.flatMap { shape -> [Shape] in
      guard case .image(let run) = shape else { return [shape] }
      if waiting.contains(run.name) { return [] }
      guard let arrival = arrivals[run.name] else { return [shape] }
      let veil = Paint.color(ground.faded(1 - (now - arrival) / Self.fade))
      return [shape, run.clip.map { .fill($0, veil) } ?? .roundedRect(run.frame, veil)]
    }
    layer.sublayers = layer.sublayers.map { shown($0, on: ground, at: now) }
    return layer
  }
}
