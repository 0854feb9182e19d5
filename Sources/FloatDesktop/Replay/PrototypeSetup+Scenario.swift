import FloatCore
import FloatFiles

/// The names in a scenario's header: paths are relative to the scenario's folder, so that both can be moved together.
///
/// Shipped files have their whole path, and so do all files in a scenario that is not in a folder yet.
extension PrototypeSetup {
  /// The prototype's folder; nil for the demo.
  package func prototypePath(from folder: String?) -> String? {
    prototypePath.map { path($0, from: folder) }
  }

  /// The device: a shipped one's name, or the path of a file.
  package func deviceName(from folder: String?) -> String {
    deviceFile.map { path($0, from: folder) } ?? device.id
  }

  private func path(_ path: String, from folder: String?) -> String {
    let path = Folder.absolute(path)
    guard let folder, Folder.exists(folder), !path.hasPrefix(assets.root + "/") else { return path }
    let (start, end) = (Folder.absolute(folder).split(separator: "/"), path.split(separator: "/"))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    guard shared > 0 else { return path }
    let way = Array(repeating: "..", count: start.count - shared) + end[shared...].map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
