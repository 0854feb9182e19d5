import CRSVG

/// A drawn picture.
///
/// librsvg gets bytes without the place that they come from, so that it reads no other file: only `data:` pictures are
/// drawn inside a picture.
struct Drawing: ~Copyable {
  /// Why a picture cannot be drawn.
  struct Failure: Error {
    var reason: String
  }

  private let surface: OpaquePointer
  private let width: Int
  private let height: Int

  init(_ request: Request) throws(Failure) {
    var problem: UnsafeMutablePointer<GError>?
    guard let picture = rsvg_handle_new_from_data(request.bytes, gsize(request.bytes.count), &problem) else {
      throw Self.failure(problem)
    }
    defer { g_object_unref(picture) }
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(request.width), Int32(request.height))
    else { throw Failure(reason: "it is too large") }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    var place = Self.place(of: Self.size(of: picture, request), request)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS,
      rsvg_handle_render_document(picture, context, &place, &problem) != 0
    else {
      cairo_surface_destroy(surface)
      throw Self.failure(problem)
    }
    cairo_surface_flush(surface)
    (self.surface, width, height) = (surface, request.width, request.height)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Answers with the pixels.
  func write() throws(Failure) {
    guard let pixels = cairo_image_surface_get_data(surface) else { throw Failure(reason: "it is too large") }
    let stride = Int(cairo_image_surface_get_stride(surface))
    Channel.write([UInt32(0)])
    for y in 0..<height {
      Channel.write(UnsafeRawBufferPointer(start: pixels + y * stride, count: width * 4))
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

  /// Where a picture lies to cover the frame, or to fit inside it, in its own proportions.
  ///
  /// What is left over is cut off, or stays empty, in whole steps, so that lines on whole pixels stay there.
  private static func place(of size: (width: Double, height: Double), _ request: Request) -> RsvgRectangle {
    let (across, down) = (Double(request.width) / size.width, Double(request.height) / size.height)
    let factor = request.step == nil ? min(across, down) : max(across, down)
    let (width, height) = (size.width * factor, size.height * factor)
    let step = Double(request.step ?? 1)
    func start(_ left: Double) -> Double { (left / 2 / step).rounded(.towardZero) * step }
    return RsvgRectangle(
      x: start(Double(request.width) - width), y: start(Double(request.height) - height), width: width,
      height: height)
  }
}
