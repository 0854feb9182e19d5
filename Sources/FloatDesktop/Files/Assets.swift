import Glibc

/// The files shipped with the program: icons, pictures, contents, devices, presets.
package struct Assets: Sendable {
  /// The folder's absolute path, without a slash at its end.
  package let root: String

  package init(root: String) { self.root = root }

  /// Finds the folder, from any working directory.
  ///
  /// The order is: `$FLOATDESKTOP_ASSETS`; `../share/floatdesktop` beside the executable, where `make install` puts it;
  /// `Assets` in a folder above the executable, as in the build tree; `Assets` of the package this file was compiled
  /// from, for test runners that live elsewhere. A program built for installation does not look in the last place.
  package static func locate() throws(CommandFailure) -> Assets {
    if let path = Environment.value("FLOATDESKTOP_ASSETS") {
      guard Folder.exists(path) else {
        throw CommandFailure(.noSuchInput, "FLOATDESKTOP_ASSETS is “\(path)”, which is not a folder")
      }
      return Assets(root: Folder.absolute(path))
    }
    return try locate(executable: SymbolicLink.end(of: "/proc/self/exe"), source: source)
  }

  /// This file's path on the machine that compiles it; nil in a program built for other machines.
  private static var source: String? {
    #if INSTALLED
      nil
    #else
      #filePath
    #endif
  }

  /// The part of the search that does not depend on the environment.
  package static func locate(executable: String?, source: String?) throws(CommandFailure) -> Assets {
    var candidates: [String] = []
    if let executable {
      var folder = Folder.containing(executable)
      candidates.append(Folder.containing(folder) + "/share/floatdesktop")
      while folder != "/", folder != "." {
        candidates.append(folder + "/Assets")
        folder = Folder.containing(folder)
      }
    }
    // Sources/FloatDesktop/Files/Assets.swift is four levels below the package.
    if let source {
      candidates.append((0..<4).reduce(source) { path, _ in Folder.containing(path) } + "/Assets")
    }
    // Packages that depend on this one may have an Assets folder with icons of their own, but no devices.
    let isOurs = { (path: String) in Folder.exists(path + "/icons") && Folder.exists(path + "/devices") }
    if let root = candidates.first(where: isOurs) { return Assets(root: root) }
    throw CommandFailure(
      .noSuchInput,
      "the assets were not found in \(candidates.joined(separator: ", ")); "
        + "set FLOATDESKTOP_ASSETS to the folder that has icons/ and devices/")
  }

  /// The path of a file below the folder.
  package func path(_ relative: String) -> String { root + "/" + relative }

  /// Whether a file or folder of that name exists.
  package func contains(_ relative: String) -> Bool { access(path(relative), F_OK) == 0 }
}
