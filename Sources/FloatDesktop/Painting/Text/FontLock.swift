import Synchronization

/// One user of SDL_ttf at a time: all its fonts share a FreeType library, which is not made for threads.
///
/// Each `TextRenderer` belongs to one thread; screenshot tests may have several of them at work.
enum FontLock {
  private static let mutex = Mutex(())

  static func withLock<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    mutex.withLock { _ in result = body() }
    guard let result else { preconditionFailure("the body of a lock runs once") }
    return result
  }
}
