/// Debounces file changes: complete writes are reported at once, partial ones after a pause.
///
/// All times are seconds of one clock.
package struct ReloadSchedule: Equatable, Sendable {
  /// How much of a change has happened.
  package enum Change: Equatable, Sendable {
    /// A file was closed by its writer, or renamed into its place.
    case complete
    /// Another change: a write that may go on, or a deletion that a new file may follow.
    case partial
  }

  /// The pause after a write, in seconds, after which a file that its writer keeps open is read.
  package static let quiet = 0.02
  /// The pause, in seconds, after which a file counts as finished, mistakes included.
  package static let settle = 0.15
  /// The times, in seconds, after which a file that keeps changing is read, and counts as finished.
  package static let patience = (quiet: 0.1, settle: 1.0)
  /// The shortest time between two reports of complete changes, so that a hundred saves in a row cause fewer reloads.
  package static let spacing = 0.008

  private var change: Change?
  private var due = 0.0
  private var dueLimit = 0.0
  private var settleDue: Double?
  private var settleLimit = 0.0
  private var lastTold = -Double.infinity

  /// The time of the next report; nil when nothing is pending.
  package var deadline: Double? {
    switch (change, settleDue) {
    case (nil, nil): nil
    case (nil, let settle?): settle
    case (_, let settle): min(due, settle ?? .infinity)
    }
  }

  /// Notes a change.
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

  /// Takes the report that is due now, once.
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

/// A report about watched files.
package enum ReloadSignal: Sendable {
  /// Something changed; a writer may not be finished.
  case partial
  /// A file was written to its end.
  case complete
  /// Nothing has changed for a while, so the files' contents count as intended.
  case settled
  /// The files can no longer be watched.
  case failed
}
