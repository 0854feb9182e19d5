package import FloatCore

/// The body of a phone as layers, in points, with the screen's top left corner at the origin.
package struct BodyScene {
  let device: Device
  /// The screen's size; a recording may have changed it from the device's own.
  let screen: Size

  /// The border around the screen of a device without a described body.
  private static let plainBorder = 14.0
  /// The room around the body, for its shadow.
  package static let margin = 28.0
  /// The width of the metal, from a body's edge to its glass.
  private static let metal = 3.5
  /// The widest screen of a phone; wider ones are tablets, which have no buttons at the sides.
  private static let widestPhone = 600.0

  package init(device: Device, screen: Size) {
    self.device = device
    self.screen = screen
  }

  private var body: DeviceBody {
    device.body
      ?? DeviceBody(
        border: EdgeInsets(
          top: Self.plainBorder, left: Self.plainBorder, bottom: Self.plainBorder, right: Self.plainBorder),
        cornerRadius: device.cornerRadius + Self.plainBorder)
  }

  /// The distances from the screen's edges to the end of the phone and its shadow.
  package var surround: EdgeInsets {
    let border = body.border
    return EdgeInsets(
      top: border.top + Self.margin, left: border.left + Self.margin, bottom: border.bottom + Self.margin,
      right: border.right + Self.margin)
  }

  package var outline: RoundedRect {
    let border = body.border
    let rect = Rect(size: screen).inset(
      by: EdgeInsets(top: -border.top, left: -border.left, bottom: -border.bottom, right: -border.right))
    return RoundedRect(rect, radius: min(body.cornerRadius, min(rect.width, rect.height) / 2))
  }

  /// All layers of the body; the screen is black here.
  package func layers(_ colors: StageColors) -> [Layer] { shell(colors) + parts(colors) }

  /// What lies below the screen.
  func shell(_ colors: StageColors) -> [Layer] {
    let outline = outline
    return buttons(colors) + [
      Layer(
        id: "stage:body", outline: outline, shadow: colors.shadow,
        content: [
          .roundedRect(
            outline,
            .linearGradient(
              from: outline.rect.origin, to: Point(outline.rect.maxX, outline.rect.minY), colors.metal,
              colors.metalShade)),
          .roundedRect(outline.inset(by: 1), .color(colors.rim)),
          .roundedRect(outline.inset(by: Self.metal), .color(colors.glass)),
        ])
    ]
  }

  /// What lies over a notch or island: the lens, and a home button.
  func parts(_ colors: StageColors) -> [Layer] {
    let button = body.hasHomeButton ? homeButton(colors) : []
    return [Layer(id: "stage:parts", content: lens(colors) + button)]
  }

  /// The part of the screen that the glass takes: its notch, island or hole.
  package func cutout(_ colors: StageColors) -> [Layer] {
    device.cutout.map { [Layer(id: "stage:cutout", content: [.fill(path(of: $0), .color(colors.glass))])] }
      ?? []
  }

  /// The visible part of the screen: white on black.
  package var mask: [Layer] {
    var content: [Shape] = [
      .roundedRect(RoundedRect(Rect(size: screen), radius: device.cornerRadius), .color(.white))
    ]
    if let cutout = device.cutout { content.append(.fill(path(of: cutout), .color(.black))) }
    return [Layer(id: "stage:mask", content: content)]
  }

  /// The parts of the screen that may be covered, in points.
  package var coveredParts: [Rect] {
    let r = min(device.cornerRadius, min(screen.width, screen.height) / 2)
    var parts: [Rect] = []
    if r > 0 {
      for x in [0, screen.width - r] {
        for y in [0, screen.height - r] { parts.append(Rect(x, y, r, r)) }
      }
    }
    if let cutout = device.cutout { parts.append(path(of: cutout).controlBounds) }
    return parts
  }

  // MARK: Parts

  private func path(of cutout: DeviceCutout) -> Path {
    let frame = cutout.frame(screenWidth: screen.width)
    let r = min(cutout.cornerRadius, frame.height, frame.width / 2)
    guard cutout.top <= 0 else { return Path(RoundedRect(frame, radius: min(r, frame.height / 2))) }
    // The notch widens towards the edge in two small curves.
    let flare = min(Self.flare, frame.height - r)
    let (left, right, bottom) = (frame.minX, frame.maxX, frame.maxY)
    var path = Path()
    path.move(to: Point(left - flare, 0))
    path.quad(to: Point(left, flare), control: Point(left, 0))
    path.line(to: Point(left, bottom - r))
    path.arc(center: Point(left + r, bottom - r), radius: r, from: .pi, to: .pi / 2)
    path.line(to: Point(right - r, bottom))
    path.arc(center: Point(right - r, bottom - r), radius: r, from: .pi / 2, to: 0)
    path.line(to: Point(right, flare))
    path.quad(to: Point(right + flare, 0), control: Point(right, 0))
    path.close()
    return path
  }

  private static let flare = 6.0

  /// The camera, at the end of a notch or island or in the middle of a hole; above the screen without any of these.
  private func lens(_ colors: StageColors) -> [Shape] {
    let middle: Point
    let radius: Double
    if let cutout = device.cutout {
      let frame = cutout.frame(screenWidth: screen.width)
      let isHole = frame.width <= frame.height * 2
      radius = isHole ? frame.height * 0.3 : 5.5
      middle =
        isHole ? frame.center : Point(frame.maxX - frame.height * (cutout.top > 0 ? 0.5 : 1.2), frame.midY)
    } else {
      radius = 3.5
      middle = Point(screen.width / 2, -body.border.top / 2)
    }
    return [
      .roundedRect(RoundedRect(circle: middle, radius: radius), .color(colors.lens)),
      .roundedRect(
        RoundedRect(circle: middle - Point(radius / 3, radius / 3), radius: radius / 4), .color(colors.glint)),
    ]
  }

  private func homeButton(_ colors: StageColors) -> [Shape] {
    let middle = Point(screen.width / 2, screen.height + body.border.bottom / 2)
    let radius = min(body.border.bottom * 0.31, screen.width / 8)
    return [.stroke(Path(circle: middle, radius: radius), width: 2.5, colors.button)]
  }

  private func buttons(_ colors: StageColors) -> [Layer] {
    guard screen.width < Self.widestPhone else { return [] }
    let rect = outline.rect
    func button(_ x: Double, _ from: Double, _ length: Double) -> Shape {
      .roundedRect(
        RoundedRect(Rect(x, rect.minY + rect.height * from, 5, rect.height * length), radius: 1.5),
        .color(colors.metalShade))
    }
    let isAndroid = device.statusBar.arrangement == .android
    let right = rect.maxX - 2.75
    let left = rect.minX - 2.25
    let content =
      isAndroid
      ? [button(right, 0.24, 0.07), button(right, 0.34, 0.13)]
      : [
        button(left, 0.19, 0.035), button(left, 0.26, 0.065), button(left, 0.345, 0.065),
        button(right, 0.28, 0.11),
      ]
    return [Layer(id: "stage:buttons", content: content)]
  }
}

extension Size {
  /// Returns this size enlarged by insets.
  package func surrounded(by insets: EdgeInsets) -> Size {
    Size(width + insets.left + insets.right, height + insets.top + insets.bottom)
  }
}
