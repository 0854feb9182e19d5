/// What all recognisers of one press share.
struct Press: Equatable, Sendable {
  var start: Point
  var time: Double
  var kind: PointerKind
  var settings: GestureSettings

  var tapSlop: Double { settings.tapSlop * scale }
  var panSlop: Double { settings.panSlop * scale }
  var edgePanSlop: Double { settings.edgePanSlop * scale }
  var longPressSlop: Double { settings.longPressSlop * scale }

  private var scale: Double { kind == .touch ? settings.touchSlopScale : 1 }
}
