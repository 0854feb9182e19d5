import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatStudio
@testable import FloatTestSupport

@Suite struct SideBySideTests {
  private let screen = Size(375, 812)

  @Test(arguments: [false, true])
  func both_screens_lie_inside_and_apart(hasBody: Bool) {
    let sides = SideBySide(.iPhoneX, names: ["a", "b"], hasBody: hasBody)
    let whole = sides.size(of: screen)
    let (a, b) = (sides.frame(of: 0, screen: screen), sides.frame(of: 1, screen: screen))
    #expect(a.size == screen)
    #expect(b.size == screen)
    #expect(a.minY == b.minY)
    #expect(a.minX > 0)
    #expect(b.minX - a.maxX >= 16)
    #expect(b.maxX < whole.width)
    #expect(a.minY >= 36)
    #expect(a.maxY < whole.height)
    // The places are whole points.
    for value in [a.minX, a.minY, b.minX] { #expect(value == value.rounded()) }
  }

  @Test func a_place_is_on_the_phone_it_is_at() {
    let sides = SideBySide(.iPhoneX, names: ["a", "b"], hasBody: true)
    for index in 0..<2 {
      let origin = sides.frame(of: index, screen: screen).origin
      #expect(sides.frame(of: index).origin == origin)
      #expect(sides.index(at: origin + Point(1, 300)) == index)
      // A thumb may come from beside the glass.
      #expect(sides.index(at: origin + Point(-20, 300)) == index)
      #expect(sides.index(at: origin + Point(374, 300)) == index)
    }
  }

  /// In mid-push a phone draws a shadow, a dimmed page and a clipped one.
  @Test(arguments: [1.0, 2.0])
  func each_phones_pixels_are_its_own(scale: Double) throws {
    func phone(_ diameter: String) throws -> FloatCore.Scene {
      var parameters = Parameters.builtIn
      try parameters.set("badge.diameter", to: diameter)
      var stage = Stage(parameters: parameters)
      stage.tap(Point(200, 180))
      stage.wait(0.25)
      return stage.prototype.scene
    }
    let scenes = [try phone("18pt"), try phone("26pt")]
    #expect(scenes[0] != scenes[1])
    let sides = SideBySide(.iPhoneX, names: ["a", "b"], hasBody: false)
    let whole = freshFrame(sides.scene(scenes, darkness: 0), scale: scale, size: sides.size(of: screen))
    for (index, scene) in scenes.enumerated() {
      let alone = freshFrame(scene, scale: scale, size: screen)
      let origin = sides.frame(of: index, screen: screen).origin * scale
      let place = alone.bounds.offset(x: Int(origin.x), y: Int(origin.y))
      let isSame = whole.part(place).hasSamePixels(as: alone)
      #expect(isSame, "phone \(index)")
    }
  }

  /// A painter keeps pictures by these names.
  @Test func no_layer_of_one_phone_has_a_name_of_the_others() throws {
    func ids(_ layer: Layer) -> [String] { [layer.id] + layer.sublayers.flatMap(ids) }
    let content = try DemoPages.read()
    let scene = Prototype(content: content).scene
    let both = SideBySide(.iPhoneX, names: ["a", "b"], hasBody: false).scene([scene, scene], darkness: 0)
    #expect(both.layers.count == 2)
    let names = both.layers.map { Set(ids($0)) }
    #expect(names[0].count > 5)
    #expect(names[0].isDisjoint(with: names[1]))
  }

  @Test func with_bodies_the_corners_and_the_notch_are_glass() {
    let scene = Scene(size: screen, background: Color(10, 200, 30), layers: [])
    let sides = SideBySide(.iPhoneX, names: ["a", "b"], hasBody: true)
    let whole = freshFrame(sides.scene([scene, scene], darkness: 0), scale: 1, size: sides.size(of: screen))
    let glass = whole[
      Int(sides.frame(of: 0, screen: screen).minX) + 187, Int(sides.frame(of: 0, screen: screen).minY) + 6]
    for index in 0..<2 {
      let origin = sides.frame(of: index, screen: screen).origin
      let (x, y) = (Int(origin.x), Int(origin.y))
      #expect(whole[x + 187, y + 400] == 0xFF0A_C81E)
      #expect(whole[x + 1, y + 1] == glass)
      #expect(whole[x + 373, y + 810] == glass)
      #expect(whole[x + 187, y + 6] == glass)
    }
  }
}
