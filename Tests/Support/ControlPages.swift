import Testing

@testable import FloatCore
@testable import FloatPages

/// A page with a pager of three pictures, two sliders, a row with a badge, and a long content, opened over a list.
enum ControlPages {
  /// A picture, and the one for dark appearance.
  static func picture(_ name: String, _ size: Size = Size(375, 812)) -> Themed<PrototypePages.Picture> {
    Themed(light: .init(name: name, size: size), dark: .init(name: "\(name)-dark", size: size))
  }

  static func stage(_ values: [(String, String)] = [], isPresented: Bool = false, rowInset: Double = 0)
    -> Stage
  {
    let home = PrototypePages.Page(
      id: "chats", title: "Home",
      content: .list(.init(rows: [.init(icon: "i", tint: nil, title: "Open", page: "cards")])))
    var form = PrototypePages.Form(picture: picture("cards", Size(375, 1600)))
    form.pagers = [
      .init(
        name: "cards", frame: Rect(20, 120, 335, 200), label: "Cards",
        pages: ["a", "b", "c"].map { picture($0, Size(335, 180)) })
    ]
    form.sliders = [
      .init(name: "volume", frame: Rect(10, 400, 355, 44), label: "Volume", value: 0.4),
      .init(name: "left", frame: Rect(0, 500, 375, 44), label: "Balance", value: 0),
    ]
    form.rows = [
      .init(
        name: "first", frame: Rect(rowInset, 580, 375 - 2 * rowInset, 80), label: "First",
        actions: [.init(title: "Hide", kind: .hide, color: .blue)])
    ]
    form.badges = [.init(name: "first", center: Point(300, 620), count: 3)]
    var cards = PrototypePages.Page(
      id: "cards", title: "Cards", content: .picture(.init(form: form)))
    cards.isPresented = isPresented
    var stage = Stage(
      Prototype(parameters: .builtIn, content: PrototypePages(name: "T", pages: [home, cards])))
    stage.set(values)
    stage.tapAndSettle("row:cards")
    return stage
  }
}
