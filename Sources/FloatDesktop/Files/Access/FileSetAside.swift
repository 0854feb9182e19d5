import Glibc

/// Keeps files of the program's own that cannot be read, under names such as `entrances.json.bad-20250131T235959Z`.
enum FileSetAside {
  /// Renames a file, and returns its new path; nil where that fails, and for a folder.
  ///
  /// - Parameter now: Seconds since 1970.
  static func move(_ path: String, now: Double) -> String? {
    guard !Folder.exists(path), let place = freePlace(beside: path, now: now), rename(path, place) == 0 else {
      return nil
    }
    return place
  }

  /// Gives a file a second name, under which it outlives the next save.
  static func copy(_ path: String, now: Double) -> Bool {
    guard let status = Folder.status(of: path) else { return false }
    // The file has a second name from an earlier start.
    if status.st_nlink > 1 { return true }
    return freePlace(beside: path, now: now).map { link(AtomicFile.place(of: path), $0) == 0 } ?? false
  }

  private static func freePlace(beside path: String, now: Double) -> String? {
    let base = "\(path).bad-\(timestamp(now))"
    return ([base] + (1...99).map { "\(base)-\($0)" }).first { !Folder.isTaken($0) }
  }

  /// Seconds since 1970 as `20250131T235959Z`.
  private static func timestamp(_ now: Double) -> String {
    var seconds = time_t(exactly: now.rounded(.down)) ?? 0
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return "unknown" }
    let date = [parts.tm_mon + 1, parts.tm_mday].map { PrintableText.digits($0, 2) }
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { PrintableText.digits($0, 2) }
    return PrintableText.digits(parts.tm_year + 1900, 4) + date.joined() + "T" + time.joined() + "Z"
  }
}
