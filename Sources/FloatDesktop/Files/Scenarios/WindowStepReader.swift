import FloatCore

/// Reads the action of a `window` step: a part with its value.
enum WindowStepReader {
  /// The sides of a window, in the desktop's units.
  private static let sides = 120.0...8192.0

  static let keys: [any FileKey] = [
    Key("key", .form(Schema.line(limit: 64)), "Presses a key of the window."),
    Key("size", .form(Schema.tuple([side, side])), "Gives the window another size, in the desktop's units."),
    Key("press", .form(Schema.tuple([place, place])), "Clicks a place of the window."),
  ]
  private static let side = Schema.anyOf([Schema.number(sides), Schema.quantity(.points, sides)])
  private static let place = Schema.anyOf([
    Schema.number(Field.coordinates), Schema.quantity(.points, Field.coordinates),
  ])

  static func read(_ field: Field) -> ScenarioStep.Window? {
    field.action([], keys) { part in
      switch part.name {
      case "key": return key(part)
      case "size":
        return part.numbers(2, example: "[900, 700]") { $0.points(sides) }
          .map { .size(Size($0[0], $0[1])) }
      default:
        return part.numbers(2, example: "[20, 30]") { $0.points() }.map { .press(Point($0[0], $0[1])) }
      }
    } example: {
      $0 == "key" ? "F1" : $0 == "size" ? "[900, 700]" : "[20, 30]"
    }
  }

  private static func key(_ part: Field) -> ScenarioStep.Window? {
    guard let name = part.line(limit: 64) else { return nil }
    do throws(KeyCombination.Failure) { return .key(try KeyCombination.spelled(name)) } catch {
      part.report(error.reason)
      return nil
    }
  }
}
