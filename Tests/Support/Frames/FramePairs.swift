@testable import FloatCore

/// What in one frame is what in the next.
extension FrameWatch {
  /// Pairs the things of two frames: those of one identity, each with its nearest.
  static func pairs(_ a: [VisibleThing], _ b: [VisibleThing], hand: Double) -> [(Int?, Int?)] {
    var pairs: [(Int?, Int?)] = []
    var old = Set(a.indices)
    var new = Array(b.indices)
    // A layer that holds the same things in the same order has moved as a whole, however alike they are.
    let own = sameInLayer(a, b)
    let stay = Set(own.values)
    new.removeAll { j in
      guard let i = own[j], a[i].isSeen() == b[j].isSeen() else { return false }
      old.remove(i)
      pairs.append((i, j))
      return true
    }
    // Things that have not moved are found at once: in their layer first, since two pages may have the same bar in one
    // place. A thing that was hidden there is the same once it is uncovered, unless something visible goes on there.
    for key in [Key.Scope.layerAndSight, .sight, .layer] {
      var same = Dictionary(grouping: old.sorted()) { Key(a[$0], key) }
      new.removeAll { j in
        guard let i = same[Key(b[j], key)]?.popLast() else { return false }
        old.remove(i)
        pairs.append((i, j))
        return true
      }
    }
    let before = Dictionary(grouping: old.sorted()) { a[$0].identity }
    let after = Dictionary(grouping: new) { b[$0].identity }
    for identity in Set(before.keys).union(after.keys).sorted() {
      var left = before[identity] ?? []
      var right = after[identity] ?? []
      var ways: [(way: Double, a: Int, b: Int)] = []
      for i in left {
        // Nothing goes farther than this in a frame; a thing farther away is another one.
        let farthest = 60 + 2.5 * (a[i].step ?? 0) + 1.5 * hand
        // A thing of another colour in another place is another thing, and must come and go as one. Invisible things
        // are neither the beginning nor the end of a whole one.
        for j in right
        where own[j] == i
          || (a[i].way(to: b[j]) < farthest && !isOther(a[i], b[j])
            && (min(a[i].alpha, b[j].alpha) > 0.02 || max(a[i].alpha, b[j].alpha) < fade))
        {
          // Two things that are each still in their layers are two, though one hides as the other shows; a thing that
          // goes on in another layer stays visible and near by.
          let stays = stay.contains(i)
          let was = own[j] != nil
          let isFar = a[i].way(to: b[j]) > 26
          let areTwo =
            own[j] != i
            && ((stays && (was || isFar || !a[i].isSeen())) || (was && (isFar || !b[j].isSeen())))
          ways.append((distance(a[i], b[j]) + (areTwo ? 400 : 0), i, j))
        }
      }
      ways.sort { ($0.way, $0.a, $0.b) < ($1.way, $1.a, $1.b) }
      var taken: Set<Int> = []
      var given: Set<Int> = []
      for way in ways where !taken.contains(way.a) && !given.contains(way.b) {
        taken.insert(way.a)
        given.insert(way.b)
        pairs.append((way.a, way.b))
      }
      left.removeAll { taken.contains($0) }
      right.removeAll { given.contains($0) }
      pairs += left.map { ($0, nil) } + right.map { (nil, $0) }
    }
    return pairs
  }

  /// True for another colour in another place, or a sudden change to a much smaller or larger size; a thing that is
  /// drawn elsewhere now has nearly its old size there.
  private static func isOther(_ a: VisibleThing, _ b: VisibleThing) -> Bool {
    let least = a.layer == b.layer ? 0.5 : 0.7
    func differs(_ x: Double, _ y: Double) -> Bool { min(x, y) < least * max(x, y) && max(x, y) < 60 }
    let isResized = differs(a.frame.width, b.frame.width) && differs(a.frame.height, b.frame.height)
    // What is in two swiped rows is two things.
    if let row = a.row, let other = b.row, row != other { return true }
    return a.color != nil && !a.isPath && !b.isPath
      && (isResized || (a.way(to: b) > 2 && a.tone(to: b) > 0.36))
  }

  /// For each thing its former self: in layers with as many things of its kind as before, in the same colours, and for
  /// the only thing with its text or picture in its layer.
  private static func sameInLayer(_ a: [VisibleThing], _ b: [VisibleThing]) -> [Int: Int] {
    let before = Dictionary(grouping: a.indices) { a[$0].layer }
    let after = Dictionary(grouping: b.indices) { b[$0].layer }
    var same: [Int: Int] = [:]
    for (layer, new) in after {
      guard let old = before[layer] else { continue }
      // Equal counts of one kind stay in their order; necks and rings may come and go while the droplets keep their
      // identity.
      let kinds = Dictionary(grouping: old) { Kind(a[$0]) }
      for (kind, those) in Dictionary(grouping: new, by: { Kind(b[$0]) }) {
        guard let others = kinds[kind], others.count == those.count else { continue }
        let pairs = zip(others, those)
        if pairs.allSatisfy({ a[$0].looksLike(b[$1]) }) { for (i, j) in pairs { same[j] = i } }
      }
      let alone = Dictionary(grouping: old) { a[$0].identity }
      for (identity, those) in Dictionary(grouping: new, by: { b[$0].identity }) where those.count == 1 {
        if same[those[0]] == nil, let others = alone[identity], others.count == 1 {
          same[those[0]] = others[0]
        }
      }
    }
    // A faint, distant thing is another one that comes as this goes, such as a press that passes between buttons, unless
    // something strong in its layer goes the same way.
    func isStrong(_ i: Int, _ j: Int) -> Bool { max(a[i].alpha, b[j].alpha) >= fade }
    // What has not moved is found in another layer, such as the badge of a row that is no longer swiped.
    func isElsewhere(_ j: Int) -> Bool {
      a.contains {
        $0.layer != b[j].layer && $0.looksLike(b[j]) && $0.way(to: b[j]) < 5 && $0.isSeen() == b[j].isSeen()
      }
    }
    return same.filter { j, i in
      guard a[i].way(to: b[j]) < step || !isElsewhere(j) else { return false }
      return isStrong(i, j) || a[i].way(to: b[j]) < step
        || same.contains { l, k in
          isStrong(k, l) && b[l].layer == b[j].layer
            && (b[l].frame.center - a[k].frame.center).distance(to: b[j].frame.center - a[i].frame.center) < 1
        }
    }
  }

  private struct Kind: Hashable {
    var identity: String
    var isPath: Bool

    init(_ thing: VisibleThing) { (identity, isPath) = (thing.identity, thing.isPath) }
  }

  private struct Key: Hashable {
    enum Scope { case layerAndSight, sight, layer }

    var layer: String?
    var identity: String
    var frame: Rect
    var color: Color?
    var alpha: Double
    var isSeen: Bool?

    init(_ thing: VisibleThing, _ scope: Scope) {
      layer = scope == .sight ? nil : thing.layer
      (identity, frame, color, alpha) = (thing.identity, thing.frame, thing.color, thing.alpha)
      isSeen = scope == .layer ? nil : thing.isSeen()
    }
  }

  /// Visible things go on as visible ones, and plain shapes as one, before nearness counts.
  private static func distance(_ a: VisibleThing, _ b: VisibleThing) -> Double {
    a.way(to: b) + abs(a.frame.width - b.frame.width) + abs(a.frame.height - b.frame.height)
      + 60 * abs(a.change(to: b)) + (abs(a.change(to: b)) > 0.5 ? 240 : 0)
      + (a.isSeen() != b.isSeen() ? 200 : 0)
      + (a.layer == b.layer ? 0 : 40) + (a.isPath == b.isPath ? 0 : 100)
  }
}
