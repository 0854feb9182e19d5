import CRSVG

/// A drawn picture.
///
/// librsvg gets bytes without the place that they come from, so that it reads no other file: only `data:` pictures are
/// drawn inside a picture.
struct Drawing {
  /// Some rows of the picture.
  private final class Band {
    let surface: OpaquePointer
    let height: Int

    init?(width: Int, height: Int) {
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
        return nil
      }
      (self.surface, self.height) = (surface, height)
    }

    deinit { cairo_surface_destroy(surface) }
  }

  /// One below the other.
  private var bands: [Band] = []
  private let width: Int

  /// The most rows of a surface; cairo's have at most 32,767.
  private static let bandHeight = 16_384
  /// The dots of an inch, as in browsers.
  private static let density = 96.0

  init(_ request: Request) throws(Failure) {
    var problem: UnsafeMutablePointer<GError>?
    guard let picture = rsvg_handle_new_from_data(request.bytes, gsize(request.bytes.count), &problem) else {
      throw Self.failure(problem)
    }
    defer { g_object_unref(picture) }
    rsvg_handle_set_dpi(picture, Self.density)
    width = request.width
    let size = Self.size(of: picture, request)
    let place = Self.place(of: size, request)
    for top in stride(from: request.rows.lowerBound, to: request.rows.upperBound, by: Self.bandHeight) {
      guard let band = Band(width: width, height: min(Self.bandHeight, request.rows.upperBound - top)) else {
        throw Failure(reason: "it is too large")
      }
      bands.append(band)
      let context = cairo_create(band.surface)
      defer { cairo_destroy(context) }
      // The picture keeps its own size, because parts of it may not be scaled with another one.
      cairo_translate(context, place.x, place.y - Double(top))
      cairo_scale(context, place.scale, place.scale)
      var natural = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS,
        rsvg_handle_render_document(picture, context, &natural, &problem) != 0
      else { throw Self.failure(problem) }
      cairo_surface_flush(band.surface)
    }
  }

  /// Answers with the pixels.
  func write() throws(Failure) {
    let pixels = bands.map { cairo_image_surface_get_data($0.surface) }
    guard !pixels.contains(nil) else { throw Failure(reason: "it is too large") }
    Channel.write([UInt32(0)])
    for (band, pixels) in zip(bands, pixels) {
      guard let pixels else { continue }
      let stride = Int(cairo_image_surface_get_stride(band.surface))
      for y in 0..<band.height {
        Channel.write(UnsafeRawBufferPointer(start: pixels + y * stride, count: width * 4))
      }
    }
  }

  private static func failure(_ problem: UnsafeMutablePointer<GError>?) -> Failure {
    guard let problem else { return Failure(reason: "it is too large") }
    defer { g_error_free(problem) }
    return Failure(reason: String(cString: problem.pointee.message))
  }

  /// The size of a picture in its own units; the frame's for a picture without one.
  private static func size(
    of picture: UnsafeMutablePointer<RsvgHandle>, _ request: Request
  ) -> (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(picture, &width, &height) != 0, width > 0, height > 0 {
      return (width, height)
    }
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (across, down, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(picture, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
    return hasBox != 0 && box.width > 0 && box.height > 0
      ? (box.width, box.height) : (Double(request.width), Double(request.height))
  }

  /// Where a picture lies to cover the frame, or to fit inside it, in its own proportions, and how much larger it is
  /// there.
  ///
  /// What is left over is cut off, or stays empty, in whole steps, so that lines on whole pixels stay there.
  private static func place(
    of size: (width: Double, height: Double), _ request: Request
  ) -> (x: Double, y: Double, scale: Double) {
    let (across, down) = (Double(request.width) / size.width, Double(request.height) / size.height)
    let factor = request.step == nil ? min(across, down) : max(across, down)
    let step = Double(request.step ?? 1)
    func start(_ left: Double) -> Double { (left / 2 / step).rounded(.towardZero) * step }
    return (
      start(Double(request.width) - size.width * factor),
      start(Double(request.height) - size.height * factor), factor
    )
  }
}
