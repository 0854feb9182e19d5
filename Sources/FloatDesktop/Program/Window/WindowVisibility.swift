/// Whether the window can be seen, as far as the window system tells.
///
/// Three things hide a window: it is minimised or taken from the screen; other windows cover all of it (X11 tells);
/// or the compositor no longer asks for frames (Wayland). All times are seconds of one real clock.
struct WindowVisibility: Equatable {
  private var isShown = true
  private var isCovered = false
  /// When the frame was presented that the compositor has not shown yet.
  private var waitingSince: Double?

  /// How long a compositor may take to show a frame before the window counts as hidden, in seconds.
  ///
  /// Compositors show a frame within one or two refreshes, 0.1 s at the slowest displays' 24 Hz. Waiting longer costs
  /// nothing but a few frames that nobody sees; a shorter time would hold up frames when the compositor is busy.
  static let patience = 0.25

  /// False when whatever is drawn at `now` is seen by nobody.
  func isVisible(at now: Double) -> Bool {
    isShown && !isCovered && waitingSince.map { now - $0 < Self.patience } ?? true
  }

  /// The window came to the screen, or was minimised or taken from it.
  mutating func show(_ isShown: Bool) {
    self.isShown = isShown
    if isShown { trust() }
  }

  /// Other windows cover all of it, or no longer do.
  mutating func cover(_ isCovered: Bool) { self.isCovered = isCovered }

  /// A frame was handed to a compositor that will tell when it is shown.
  mutating func present(at now: Double) {
    if waitingSince == nil { waitingSince = now }
  }

  /// The compositor showed what it was handed, or asks for the next frame.
  mutating func frameShown() { waitingSince = nil }

  /// Somebody points at the window, so it can be seen, whatever was said before.
  ///
  /// No window is ever stuck because a window system forgot to tell.
  mutating func trust() {
    isCovered = false
    waitingSince = nil
  }
}
