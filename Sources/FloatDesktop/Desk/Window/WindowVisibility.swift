/// Whether the window can be seen, as far as the window system reports it.
///
/// Three things hide a window: it is minimised or taken from the screen; other windows cover all of it (X11 reports
/// this); or the compositor no longer asks for frames (Wayland). All times are seconds of one real clock.
package struct WindowVisibility: Equatable, Sendable {
  private var isShown = true
  private var isCovered = false
  /// When the frame was presented that the compositor has not shown yet.
  private var waitingSince: Double?

  package init() {}

  /// The time that a compositor may take to show a frame before the window counts as hidden, in seconds.
  ///
  /// Compositors show a frame within one or two refreshes, which is 0.1 s on the slowest displays with 24 Hz. A longer
  /// wait costs only a few frames that are not seen; a shorter one would hold up frames when the compositor is busy.
  package static let patience = 0.25

  /// False if a frame drawn at `now` cannot be seen.
  package func isVisible(at now: Double) -> Bool {
    isShown && !isCovered && waitingSince.map { now - $0 < Self.patience } ?? true
  }

  /// True while the compositor may still be showing the last frame.
  package func awaitsFrame(at now: Double) -> Bool { waitingSince.map { now - $0 < Self.patience } ?? false }

  /// The window came to the screen, or was minimised or taken from it.
  package mutating func show(_ isShown: Bool) {
    self.isShown = isShown
    if isShown { trust() }
  }

  /// Other windows cover all of it, or no longer do.
  package mutating func cover(_ isCovered: Bool) { self.isCovered = isCovered }

  /// A frame was handed to a compositor that will report when it is shown.
  package mutating func present(at now: Double) {
    if waitingSince == nil { waitingSince = now }
  }

  /// The compositor showed the frame, or asks for the next one.
  package mutating func frameShown() { waitingSince = nil }

  /// A pointer is over the window, so it is visible, even if it was reported as hidden.
  ///
  /// This way no window is ever stuck because a window system failed to report.
  package mutating func trust() {
    isCovered = false
    waitingSince = nil
  }
}
