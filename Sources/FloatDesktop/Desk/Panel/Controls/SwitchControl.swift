import FloatCore
import FloatStudio

/// A switch.
struct SwitchControl: KeyControl {
  let subject: PanelKey

  private func isOn(_ panel: Panel) -> Bool { value(panel) == .flag(true) }

  private func area(in frame: Rect) -> Rect {
    let area = PanelMetrics.controls(in: frame)
    return Rect(area.maxX - 36, area.midY - 10, 36, 20)
  }

  func parts(of line: PanelLine, in frame: Rect, _ values: Parameters) -> [HitArea<PanelPart>] {
    named(frame, (.toggle, area(in: frame)))
  }

  func draw(_ frame: Rect, isHandled: Bool, _ ink: inout Ink, _ panel: Panel) {
    let area = area(in: frame)
    let share = panel.states.switches[id]?.share(at: panel.now) ?? (isOn(panel) ? 1 : 0)
    ink.box(area, ink.colors.track.mixed(with: ink.colors.accent, share), radius: area.height / 2)
    ink.knob(Point(area.minX + 10 + share * (area.width - 20), area.midY), radius: 8)
  }

  func click(_ touch: PanelTouch, _ panel: inout Panel) {
    if touch.part == .toggle { set(.flag(!isOn(panel)), &panel) }
  }

  func handle(_ press: PanelKeyPress, _ panel: inout Panel) {
    if press.isPress { set(.flag(!isOn(panel)), &panel) }
    if press.direction != 0 { set(.flag(press.direction > 0), &panel) }
  }

  func set(_ value: ParameterValue, merging: TuningStep.Merging?, _ panel: inout Panel) {
    let wasOn = isOn(panel)
    if value != .flag(wasOn), !panel.tuning.isPeeking {
      // From the knob's present place to its new side.
      var knob = panel.states.switches[id] ?? Animated(wasOn ? 1 : 0)
      knob.animate(
        to: wasOn ? 0 : 1, with: .spring(Spring(response: 0.2, dampingRatio: 1), .unit), at: panel.now)
      panel.states.switches[id] = knob
    }
    panel.tuning.set([ConfigurationValue(id, value)], merging: merging)
  }
}

extension PanelPart {
  static let toggle = PanelPart(name: "toggle")
}
