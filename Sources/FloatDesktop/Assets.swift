import Glibc

/// The files that come with the program: icons, pictures, contents, devices, presets.
struct Assets: Sendable {
  /// The folder, absolute, without a slash at its end.
  let root: String

  /// No folder of assets, or a file that is not in it.
  struct NotFound: Error, CustomStringConvertible {
    var description: String
  }

  /// Finds the folder, whatever the working directory.
  ///
  /// In this order: `$FLOATDESKTOP_ASSETS`; `../share/floatdesktop` beside the executable, where `make
  /// install` puts it; `Assets` in a folder above the executable, as in the build tree; `Assets` of the
  /// package this file was compiled from, for test runners that live elsewhere. The last one is not in a program
  /// that is made to be installed.
  static func locate() throws(NotFound) -> Assets {
    if let value = getenv("FLOATDESKTOP_ASSETS") {
      let path = String(cString: value)
      if !path.isEmpty {
        guard isFolder(path) else {
          throw NotFound(description: "FLOATDESKTOP_ASSETS is “\(path)”, which is not a folder")
        }
        return Assets(root: absolute(path))
      }
    }
    return try locate(executable: executablePath(), source: source)
  }

  /// Where this file is, or was, on the machine that compiles it; nil in a program for other machines.
  private static var source: String? {
    #if INSTALLED
      nil
    #else
      #filePath
    #endif
  }

  /// The part of the search that does not depend on the environment.
  static func locate(executable: String?, source: String?) throws(NotFound) -> Assets {
    var candidates: [String] = []
    if let executable {
      var folder = parent(executable)
      candidates.append(parent(folder) + "/share/floatdesktop")
      while folder != "/", !folder.isEmpty {
        candidates.append(folder + "/Assets")
        folder = parent(folder)
      }
    }
    if let source { candidates.append(parent(parent(parent(source))) + "/Assets") }
    // Packages that depend on this one may have an Assets with icons of their own, but no devices.
    let isOurs = { (path: String) in isFolder(path + "/icons") && isFolder(path + "/devices") }
    if let root = candidates.first(where: isOurs) { return Assets(root: root) }
    throw NotFound(
      description: "the assets were not found in \(candidates.joined(separator: ", ")); "
        + "set FLOATDESKTOP_ASSETS to the folder that has icons/ and devices/")
  }

  /// The path of a file below the folder.
  func path(_ relative: String) -> String { root + "/" + relative }

  /// True where there is such a file or folder.
  func contains(_ relative: String) -> Bool { access(path(relative), F_OK) == 0 }

  /// The bytes of a file.
  func data(_ relative: String) throws(NotFound) -> [UInt8] {
    guard let file = fopen(path(relative), "rb") else { throw failure(relative) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    guard ferror(file) == 0 else { throw failure(relative) }
    return bytes
  }

  /// The text of a file, in UTF-8; bytes that are not are replaced.
  func text(_ relative: String) throws(NotFound) -> String {
    String(decoding: try data(relative), as: UTF8.self)
  }

  /// The names of the files in a folder, sorted; empty where there is no such folder.
  func files(in relative: String) -> [String] {
    guard let folder = opendir(path(relative)) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private func failure(_ relative: String) -> NotFound {
    NotFound(description: "\(path(relative)): \(String(cString: strerror(errno)))")
  }

  private static func executablePath() -> String? { absolute("/proc/self/exe", orNil: true) }

  private static func absolute(_ path: String) -> String { absolute(path, orNil: true) ?? path }

  private static func absolute(_ path: String, orNil: Bool) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }
}
