/// The size of a badge and its texts.
struct BadgeLook: Equatable, Sendable {
  /// One of the texts with its opacity, 0…1.
  struct Word: Equatable, Sendable {
    var text: String
    var opacity: Double
  }

  var size: Size
  var words: [Word]
}

extension BadgeLook {
  /// A badge with a text; empty for a dot.
  init(saying text: String, _ p: BadgeParameters) {
    self.init(size: BadgeLabel.size(of: text, p), words: text.isEmpty ? [] : [.init(text: text, opacity: 1)])
  }
}

/// A badge that changes to another text: its size animates, and the old text fades out before the new one fades in.
struct BadgeRecount: Equatable, Sendable {
  private struct Word: Equatable {
    var text: String
    var opacity: Animated<Double>
  }

  /// The width and height, in points.
  private var size: Animated<Point>
  private var words: [Word]

  var endTime: Double { words.reduce(size.endTime) { max($0, $1.opacity.endTime) } }

  init(from look: BadgeLook) {
    size = Animated(Point(look.size.width, look.size.height))
    words = look.words.map { Word(text: $0.text, opacity: Animated($0.opacity)) }
  }

  /// Changes it to a new size and text, from its present look.
  mutating func turn(into text: String?, size new: Size, duration: Double, at t: Double) {
    size.animate(to: Point(new.width, new.height), with: .curve(.easeInOut, duration: duration), at: t)
    let fade = Animation.curve(.linear, duration: duration / 2)
    for index in words.indices where words[index].text != text && words[index].opacity.target > 0 {
      words[index].opacity.animate(to: 0, with: fade, at: t)
    }
    guard let text else { return }
    if !words.contains(where: { $0.text == text }) { words.append(Word(text: text, opacity: Animated(0))) }
    for index in words.indices where words[index].text == text {
      words[index].opacity.animate(to: 1, with: fade, delay: duration / 2, at: t)
    }
  }

  func look(at t: Double) -> BadgeLook {
    let size = size.value(at: t)
    return BadgeLook(
      size: Size(size.x, size.y),
      words: words.map { .init(text: $0.text, opacity: $0.opacity.value(at: t)) }.filter { $0.opacity > 0 })
  }
}
