/// When and where the last tap did something, to know the second half of a double click.
struct LastTap: Equatable, Sendable {
  var time: Double
  var place: Point
}
