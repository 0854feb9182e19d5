/// Debounces file changes: complete writes are reported at once, partial ones after a pause.
///
/// All times are seconds of one clock.
package struct ReloadSchedule: Equatable, Sendable {
  /// How much of a change was seen.
  package enum Change: Equatable, Sendable {
    /// A file was closed by its writer, or renamed into its place.
    case complete
    /// Something else: a write that may go on, a deletion that a new file may follow.
    case partial
  }

  /// A file that its writer keeps open is read after this long without another write.
  package static let quiet = 0.02
  /// A file that has not changed for this long counts as finished, mistakes included.
  package static let settle = 0.15
  /// A file that changes all the time is read, and counts as finished, after this long.
  package static let patience = (quiet: 0.1, settle: 1.0)
  /// The shortest time between two reports of complete changes: a hundred saves in a row need no hundred reloads.
  package static let spacing = 0.008

  private var change: Change?
  private var due = 0.0
  private var dueLimit = 0.0
  private var settleDue: Double?
  private var settleLimit = 0.0
  private var lastTold = -Double.infinity

  /// When there will be something to tell; nil when nothing is pending.
  package var deadline: Double? {
    switch (change, settleDue) {
    case (nil, nil): nil
    case (nil, let settle?): settle
    case (_, let settle): min(due, settle ?? .infinity)
    }
  }

  /// A change was seen.
  package mutating func note(_ new: Change, at now: Double) {
    if settleDue == nil { settleLimit = now + Self.patience.settle }
    settleDue = min(now + Self.settle, settleLimit)
    if change == nil { dueLimit = now + Self.patience.quiet }
    switch new {
    case .complete: due = max(now, lastTold + Self.spacing)
    case .partial: due = min(now + Self.quiet, dueLimit)
    }
    change = new
  }

  /// What is to be told now, once.
  package mutating func take(at now: Double) -> ReloadSignal? {
    if let pending = change, due <= now {
      change = nil
      lastTold = now
      return pending == .complete ? .complete : .partial
    }
    if change == nil, let settle = settleDue, settle <= now {
      settleDue = nil
      return .settled
    }
    return nil
  }
}

/// A notification about watched files.
package enum ReloadSignal: Int32, Sendable {
  /// Something changed; a writer may not be finished.
  case partial = 1
  /// A file was written to its end.
  case complete = 2
  /// Nothing has changed for a while: what the files say now is meant.
  case settled = 3
  /// The files can no longer be watched.
  case failed = 4
}
