import FloatCore
import FloatStudio

/// A surface that shows a list of layers; a new list repaints only the parts that differ from the last.
///
/// It is used for the frame, whose pixels may be lent anew for each update, and for the picture of each rasterised
/// layer.
final class RetainedSurface {
  /// The pixels that the surface contains, in the coordinates of `transform`.
  let rect: PixelRect
  let transform: PixelTransform
  let backdrops = BackdropStore()
  /// True for the picture of a rasterised layer.
  let isPicture: Bool
  private(set) var layers: [Layer] = []
  /// The covers over parts of the layers; another list repaints everything.
  var covers: [ScreenCover] = [] {
    didSet { if !covers.elementsEqual(oldValue, by: ===) { isPainted = false } }
  }
  private var background = Color.clear
  private var isPainted = false
  /// Memory of its own, allocated when it is painted in or first read.
  private lazy var own = Surface(width: rect.width, height: rect.height, reusing: memory)
  /// The memory for it, if given.
  private let memory: ZeroedMemory?
  /// The surface lent for the last update; nil after an update in memory of its own.
  private var lent: Surface?

  /// - Parameter memory: Memory for the pixels, if any; its contents do not matter, because all pixels are painted.
  init(rect: PixelRect, transform: PixelTransform, isPicture: Bool = false, memory: ZeroedMemory? = nil) {
    self.memory = memory
    self.isPicture = isPicture
    let size = Surface.usable(PixelSize(width: rect.width, height: rect.height))
    self.rect = PixelRect(x: rect.x, y: rect.y, width: size.width, height: size.height)
    self.transform = transform
  }

  /// The surface that contains the pixels.
  var surface: Surface { lent ?? own }

  /// Returns true if the surface shows exactly these layers. Equal layers replace the stored ones, so that the next
  /// call compares the same arrays.
  func shows(_ layers: [Layer]) -> Bool {
    guard isPainted, self.layers == layers else { return false }
    self.layers = layers
    return true
  }

  /// Updates the surface's own memory to show `layers`, and returns the pixels that may have changed.
  func update(background: Color, layers: [Layer], with painter: LayerPainter) -> Region {
    if lent != nil { isPainted = false }
    lent = nil
    return update(background: background, layers: layers, with: painter, in: Sheet(own, .last))
  }

  /// Updates a sheet of the surface's size to show `layers`, and returns the pixels that may have changed. If there are
  /// none, nothing is written, and missing parts of the sheet stay missing.
  func update(
    background: Color, layers: [Layer], with painter: LayerPainter, lent sheet: Sheet
  ) -> Region {
    if lent == nil { isPainted = false }
    if case .nothing = sheet.contents { isPainted = false }
    lent = sheet.surface
    return update(background: background, layers: layers, with: painter, in: sheet)
  }

  private func update(
    background: Color, layers: [Layer], with painter: LayerPainter, in sheet: Sheet
  ) -> Region {
    var changed = Region(limit: rect)
    var repaint = Region(limit: rect)
    var move: ScrollMove?
    if !isPainted || background != self.background {
      repaint.add(rect)
    } else {
      // An older sheet would first have to be brought up to date, which takes as long as painting it anew.
      if case .last = sheet.contents {
        move = ScrollMove(
          from: self.layers, to: layers, transform, clip: rect, bounds: painter.shapes.bounds)
      }
      let finder = DamageFinder(bounds: painter.shapes.bounds, parent: transform, clip: rect)
      finder.compare(move?.movedLayers ?? self.layers, layers, into: &repaint)
      // A scroll by less than half a pixel moves no pixel.
      if let found = move, found.dx == 0, found.dy == 0 { move = nil }
      if let move {
        for part in move.exposed + coversMoved(by: move) { repaint.add(part) }
        changed.add(move.clip)
      }
    }
    changed.add(repaint)
    backdrops.prepare(
      background: background, layers, transform, bounds: painter.shapes.bounds, repaint: &repaint,
      changed: &changed)
    self.background = background
    self.layers = layers
    isPainted = true
    guard !changed.isEmpty else { return changed }
    let target = sheet.surface.target(x: rect.minX, y: rect.minY, team: painter.team)
    bringUpToDate(sheet, target, but: repaint.rects)
    move?.apply(to: target)
    for area in repaint.rects {
      let pass = LayerPainter.Pass(
        target: target, frame: rect, whole: rect, backdrops: backdrops, isPicture: isPicture)
      painter.paint(layers, over: background, transform, pass, clip: area)
      for cover in covers { cover.draw(over: target, in: area) }
    }
    return changed
  }

  /// The parts of a move that contain a cover, or to which one was moved.
  private func coversMoved(by move: ScrollMove) -> [PixelRect] {
    covers.flatMap { cover in
      [cover.rect, cover.rect.offset(x: move.dx, y: move.dy)].map(move.clip.intersection)
        .filter { !$0.isEmpty }
    }
  }

  /// Copies the missing parts of a sheet, except those that are painted in any case.
  private func bringUpToDate(_ sheet: Sheet, _ target: PixelBuffer, but painted: [PixelRect]) {
    guard case .older(let missing, let newest) = sheet.contents else { return }
    let areas = painted.map { $0.offset(x: -rect.minX, y: -rect.minY) }
    let left = areas.reduce(missing) { parts, area in parts.flatMap { $0.subtracting(area) } }
    for part in left { target.inBands(part) { sheet.surface.copy($0, from: newest) } }
  }
}
