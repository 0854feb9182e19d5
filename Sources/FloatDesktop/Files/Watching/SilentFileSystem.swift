/// File systems some of whose changes reach no watch: what other machines write, and what is written to the layers of
/// an overlay beneath it.
package enum SilentFileSystem {
  /// Their types, as in `/proc/self/mountinfo`.
  private static let shared: Set = [
    "nfs", "nfs4", "cifs", "smb3", "9p", "virtiofs", "vboxsf", "prl_fs", "ceph", "afs", "gpfs", "lustre",
    "fuse.sshfs", "fuse.rclone", "fuse.glusterfs", "fuse.s3fs", "fuse.vmhgfs-fuse", "fuse.davfs2", "davfs",
  ]

  /// The type of the silent file system on which one of these files or folders lies; nil where all changes are reported.
  package static func type(below paths: [String]) -> String? {
    guard let bytes = try? BoundedFile.read("/proc/self/mountinfo", limit: 4 << 20) else { return nil }
    let mounts = mounts(String(decoding: bytes, as: UTF8.self))
    guard mounts.contains(where: \.isSilent) else { return nil }
    return paths.lazy.compactMap { path in
      let real = SymbolicLink.end(of: path) ?? SymbolicLink.end(of: Folder.containing(path))
      return real.flatMap { type(of: $0, mounts) }
    }.first
  }

  /// A mounted file system.
  struct Mount: Equatable {
    var place: String
    var type: String
    /// True if some of its changes reach no watch.
    var isSilent: Bool
  }

  /// The mounts of a list of the kernel's, later ones over earlier ones.
  static func mounts(_ text: String) -> [Mount] {
    text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      guard let dash = fields.firstIndex(of: "-"), dash > 4, fields.count > dash + 1 else { return nil }
      let type = String(fields[dash + 1])
      return Mount(
        place: unescaped(fields[4]), type: type,
        isSilent: shared.contains(type)
          || type == "overlay" && hasLayersHere(unescaped(fields[fields.count - 1])))
    }
  }

  /// The type of the silent file system of a real path; nil for another one.
  static func type(of path: String, _ mounts: [Mount]) -> String? {
    func holds(_ place: String) -> Bool { place == "/" || path == place || path.hasPrefix(place + "/") }
    let depth = mounts.filter { holds($0.place) }.map(\.place.utf8.count).max()
    let top = mounts.last { holds($0.place) && $0.place.utf8.count == depth }
    return top.flatMap { $0.isSilent ? $0.type : nil }
  }

  /// True if a layer of an overlay can be written to beneath it; those of a container's own root are elsewhere.
  private static func hasLayersHere(_ options: String) -> Bool {
    options.split(separator: ",").contains { option in
      guard option.hasPrefix("upperdir=") || option.hasPrefix("lowerdir=") else { return false }
      return option.drop { $0 != "=" }.dropFirst().split(separator: ":").contains {
        !$0.hasPrefix("/") || Folder.exists(String($0))
      }
    }
  }

  /// Blanks and the like are written as `\040`.
  private static func unescaped(_ field: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(field.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), rest.count >= 3,
        let code = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8)
      {
        bytes.append(code)
        rest.removeFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
