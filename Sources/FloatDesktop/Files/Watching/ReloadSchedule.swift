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

  /// Without another write for this long, a file that its writer keeps open is looked at.
  package static let quiet = 0.02
  /// Without any change for this long, what a file says is meant, mistakes included.
  package static let settle = 0.15
  /// A file that never rests is looked at and settled nevertheless, after this long.
  package static let patience = (quiet: 0.1, settle: 1.0)
  /// Complete changes are told on at most this often; a hundred saves in a row need no hundred reloads.
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
