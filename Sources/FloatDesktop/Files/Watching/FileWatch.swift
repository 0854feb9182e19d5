import Glibc

/// Reports changes of files from a thread that sleeps in between.
///
/// It uses inotify on the directories that lead to the files; see ``WatchedDirectories``. What inotify does not see, a
/// ``SilentFileSystem`` has.
package final class FileWatch: Sendable {
  private let wakeUp: Int32
  private let thread: SystemThread

  /// Starts watching. One ``ReloadSignal/settled`` follows soon, so that no change until then is missed.
  ///
  /// The thread adds the watches, because the kernel takes milliseconds for a directory in which very many names were
  /// looked up.
  ///
  /// - Parameters:
  ///   - paths: The files; they and their directories need not exist.
  ///   - folders: Folders in which all files with some endings matter.
  ///   - notify: Called on the watch's own thread, never after the watch is gone.
  package init(
    paths: [String], folders: [WatchedFolder] = [], notify: @escaping @Sendable (ReloadSignal) -> Void
  ) throws(SystemError) {
    let queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard queue >= 0 else { throw SystemError("inotify_init1") }
    var ends: Pipe?
    do throws(SystemError) {
      let pipe = try Pipe()
      ends = pipe
      let watcher = Watcher(
        paths: paths, folders: folders, queue: queue, wakeUp: pipe.reading, notify: notify)
      thread = try SystemThread {
        var watcher = watcher
        watcher.run()
      }
      wakeUp = pipe.writing
    } catch {
      for descriptor in [queue, ends?.reading, ends?.writing].compactMap(\.self) { close(descriptor) }
      throw error
    }
  }

  /// Ends the watch and waits for its thread; nothing is reported afterwards.
  deinit {
    // Closing this end tells the thread to finish.
    close(wakeUp)
    thread.join()
  }
}

/// The state of the thread.
private struct Watcher {
  let paths: [String]
  let folders: [WatchedFolder]
  let queue: Int32
  let wakeUp: Int32
  let notify: @Sendable (ReloadSignal) -> Void
  let base =
    getcwd(nil, 0).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    } ?? "/"
  var directories = WatchedDirectories(paths: [], base: "/")
  /// The real paths of watched directories, by inotify's watch descriptors.
  var watched: [Int32: String] = [:]
  var schedule = ReloadSchedule()
  var hasFailed = false

  private static let finished = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
  private static let gone = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT)
  private static let structure = UInt32(
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF
      | IN_ONLYDIR)
  private static let contents = UInt32(IN_CLOSE_WRITE | IN_MODIFY)

  mutating func run() {
    defer {
      close(queue)
      close(wakeUp)
    }
    follow()
    // Reports the changes from before the directories were watched.
    schedule.note(.partial, at: SystemClock.monotonic)
    while true {
      var descriptors = [
        pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&descriptors, 2, timeout)
      if descriptors[1].revents != 0 { return }
      if descriptors[0].revents != 0 { readEvents() }
      while let signal = schedule.take(at: SystemClock.monotonic) { notify(signal) }
    }
  }

  /// Watches the directories that lead to the files now.
  mutating func follow() {
    // A directory may change between the look and the watch, so this repeats until nothing has changed.
    for _ in 0..<8 {
      let found = WatchedDirectories(paths: paths, folders: folders, base: base)
      var kept: [Int32: String] = [:]
      for (path, interest) in found.interests {
        // Adding the path again finds the directory that is there now, even if it has replaced another one.
        let mask = interest.holdsFile ? Self.structure | Self.contents : Self.structure
        let watch = inotify_add_watch(queue, path, mask)
        if watch >= 0 {
          kept[watch] = path
        } else if !hasFailed, errno == ENOSPC || interest.holdsFile && errno != ENOENT && errno != ENOTDIR {
          hasFailed = true
          notify(.failed)
        }
      }
      for watch in watched.keys where kept[watch] == nil { inotify_rm_watch(queue, watch) }
      watched = kept
      let isSame = found == directories
      directories = found
      if isSame { return }
    }
  }

  private var timeout: Int32 {
    guard let deadline = schedule.deadline else { return -1 }
    return Int32(max(0, ((deadline - SystemClock.monotonic) * 1000).rounded(.up)))
  }

  private mutating func readEvents() {
    let size = 16_384
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    defer { buffer.deallocate() }
    var changes: [ReloadSchedule.Change] = []
    while true {
      let count = read(queue, buffer, size)
      guard count > 0 else { break }
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= count {
        let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
        let start = (buffer + offset + header).assumingMemoryBound(to: UInt8.self)
        let name = String(cString: start, length: Int(event.len))
        offset += header + Int(event.len)
        if let change = change(event, name: name) { changes.append(change) }
      }
    }
    guard let last = changes.last else { return }
    follow()
    schedule.note(last, at: SystemClock.monotonic)
  }

  /// The change that an event means; nil when the event is about something else.
  private func change(_ event: inotify_event, name: String) -> ReloadSchedule.Change? {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return .partial }
    guard let directory = watched[event.wd] else { return nil }
    if event.mask & Self.gone != 0 { return .partial }
    let isFolder = event.mask & UInt32(IN_ISDIR) != 0
    guard directories.interests[directory]?.contains(name, isFolder: isFolder) == true else { return nil }
    return event.mask & Self.finished != 0 ? .complete : .partial
  }
}

extension String {
  /// The text up to a NUL, of at most `length` bytes.
  fileprivate init(cString bytes: UnsafePointer<UInt8>, length: Int) {
    let buffer = UnsafeBufferPointer(start: bytes, count: length)
    self = String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
  }
}
