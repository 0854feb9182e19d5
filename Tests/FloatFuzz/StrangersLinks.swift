import FloatFiles
import Glibc

/// A prototype's folder in which one file is a link, as a cloned repository can have it.
///
/// Wherever the link leads, nothing of a file outside of the folder may be told.
enum StrangersLinks {
  /// What the link's file says in the folder in one piece, before the target.
  private static let mark = "%%LINK "
  private static let secret = "AWS_SECRET_ACCESS_KEY: hunter2\n"
  /// Names for targets, which are below the folder in which the prototype's lies.
  private static let outside = "secret"
  private static let targets = [
    "../\(outside)", "../\(outside)/../\(outside)", "../none", "none", ".", "..", "/", "/dev/zero",
    "/dev/stdin", "home.svg",
    "icon.svg",
  ]

  /// Makes one file of a whole folder a link.
  static func folder(
    _ whole: [(name: String, bytes: [UInt8])], _ mutation: inout Mutation
  ) -> [(name: String, bytes: [UInt8])] {
    var folder = whole
    let index = mutation.number(below: folder.count)
    // Now and then a link to itself.
    let target = mutation.number(below: 8) == 0 ? folder[index].name : mutation.element(of: targets)
    folder[index].bytes = Array((mark + target).utf8)
    return folder
  }

  static func open(
    _ bytes: [UInt8], check: ([Diagnostic]) throws(Reader.Broken) -> Void
  ) throws(Reader.Broken) {
    let place = WorkFolder("links")
    let folder = "\(place.path)/cloned"
    try place.write(Array(secret.utf8), to: outside)
    var leadsOut = false
    for (name, bytes) in StrangersPrototype.files(in: bytes) {
      guard bytes.starts(with: mark.utf8) else {
        try place.write(bytes, to: "cloned/\(name)")
        continue
      }
      let target = String(decoding: bytes.dropFirst(mark.utf8.count), as: UTF8.self)
      leadsOut = target.hasPrefix("../\(outside)") || target.hasPrefix("/dev")
      try Reader.require(
        Folder.make(folder, mode: 0o755) == nil && symlink(target, "\(folder)/\(name)") == 0,
        "no link can be made in \(folder)")
    }
    try StrangersPrototype.open(folder: folder, isWrong: leadsOut) { diagnostics throws(Reader.Broken) in
      try check(diagnostics)
      let told = diagnostics.map { $0.text() }.joined()
      try Reader.require(
        !told.contains("AWS") && !told.contains("hunter"), "a file outside of the folder is told: \(told)")
    }
  }
}
