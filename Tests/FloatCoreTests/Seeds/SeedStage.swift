import Foundation
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The shipped presets.
enum Preset {
  static let names = [
    "wechat", "floatballmanager", "suspension-entrance", "jx-float", "db-badge", "zd-push",
  ]

  /// The parameters of presets applied on top of each other.
  ///
  /// The files are flat, so each line is a key and its value; the program's own reader has its tests elsewhere.
  static func parameters(_ names: String...) throws -> Parameters {
    var parameters = Parameters()
    for name in names {
      for (key, value) in try lines(name) { try parameters.set(key, to: value) }
    }
    return parameters
  }

  static func lines(_ name: String) throws -> [(key: String, value: String)] {
    let text = try String(contentsOfFile: Repository.path("Assets/presets/\(name).yaml"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      guard let colon = line.range(of: ": ") else { return nil }
      let value = line[colon.upperBound...].trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      return (String(line[..<colon.lowerBound]), value)
    }
  }
}

extension Stage {
  /// A prototype with collected articles and the ball docked with its top at a given y.
  init(
    _ parameters: Parameters = Parameters(), items: ClosedRange<Int>? = nil, ballY: Double? = nil,
    edge: Edge = .right, device: Device = .iPhoneX
  ) {
    let entrances = (items.map(Array.init) ?? []).map {
      CollectedPage(pageID: "article-\($0)", kind: "article", title: "Article \($0)", icon: "")
    }
    // Without a place the ball is at home.
    var dock: Dock?
    if let ballY {
      let p = parameters.ball
      let prototype = Prototype(parameters: parameters)
      dock = Dock(
        ballFrame: Rect(edge == .left ? 0 : 300, ballY, p.diameter, p.diameter),
        screen: prototype.device.size,
        safeArea: FloatingBall.insets(parameters.ball, prototype.environment), margin: p.margin)
    }
    self.init(
      parameters: parameters, device: device, archive: CollectedPagesArchive(pages: entrances, dock: dock))
  }

  /// Presses at the left edge and moves at a constant speed so that the page is `x` points out.
  mutating func drag(pageTo x: Double, y: Double = 400, over seconds: Double = 0.3) {
    pull(from: Point(4, y), to: Point(4 + x, y), over: seconds)
  }

  /// Opens a page by its id without a gesture and waits.
  mutating func open(_ id: PageID) {
    prototype.perform(.navigate(.push(id)))
    settle()
  }
}

func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-4) -> Bool { abs(a - b) <= tolerance }

func isNear(_ a: RoundedRect?, _ b: RoundedRect, within tolerance: Double = 1e-3) -> Bool {
  guard let a else { return false }
  return zip(numbers(a), numbers(b)).allSatisfy { isNear($0, $1, within: tolerance) }
}

private func numbers(_ r: RoundedRect) -> [Double] {
  [
    r.rect.x, r.rect.y, r.rect.width, r.rect.height, r.radii.topLeft, r.radii.topRight, r.radii.bottomRight,
    r.radii.bottomLeft,
  ]
}

/// The mean of two shapes at a share, linear in all five numbers.
func mix(_ a: RoundedRect, _ b: RoundedRect, _ p: Double) -> RoundedRect {
  func m(_ x: Double, _ y: Double) -> Double { x + (y - x) * p }
  return RoundedRect(
    Rect(
      m(a.rect.x, b.rect.x), m(a.rect.y, b.rect.y), m(a.rect.width, b.rect.width),
      m(a.rect.height, b.rect.height)),
    radii: CornerRadii(
      topLeft: m(a.radii.topLeft, b.radii.topLeft), topRight: m(a.radii.topRight, b.radii.topRight),
      bottomRight: m(a.radii.bottomRight, b.radii.bottomRight),
      bottomLeft: m(a.radii.bottomLeft, b.radii.bottomLeft)))
}
