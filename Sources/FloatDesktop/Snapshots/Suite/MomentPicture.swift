package import FloatCore
package import FloatFiles
import FloatPainting
import FloatReplay
import Synchronization

/// The picture of one moment as the bytes of a PNG, for other packages.
package enum MomentPicture {
  /// - Parameters:
  ///   - prototype: The moment.
  ///   - scale: Pixels per point.
  ///   - usesTextBoxes: True draws text as boxes, which are the same on every machine.
  package static func png(of prototype: Prototype, scale: Double, usesTextBoxes: Bool) throws -> [UInt8] {
    let scene = prototype.scene
    if let reason = PictureLimits.objection(making: scene.size, scale: scale) {
      throw CommandFailure(.usage, reason)
    }
    let assets = try Assets.locate()
    return try SnapshotAssertion.lock.withLock { _ in
      let painters = PainterPool(assets: assets)
      let surface = painters.picture(of: scene, scale: scale, usesTextBoxes: usesTextBoxes)
      if let failure = painters.takeFailure() { throw failure }
      guard let bytes = PNGFile.encode(surface) else {
        throw CommandFailure(.cannotWrite, "the picture cannot be encoded")
      }
      return bytes
    }
  }

  /// The prototype of a scenario at a time, or at its end.
  package static func prototype(
    of scenario: Scenario, at time: Double?, pages: (any PageSource)?
  ) throws -> Prototype {
    var choices = PrototypeChoices()
    choices.pages = pages ?? scenario.pages.source
    let setup = try PrototypeSetup(
      choices, mode: .headless, source: ReplaySource(scenario, file: "scenario"))
    let timeline = try setup.timeline()
    return time.flatMap { timeline.prototypes(at: [$0]).first } ?? timeline.last
  }
}
