import FloatFiles

extension PrototypeSetup {
  /// How a scenario names the prototype's folder; nil for the demo.
  ///
  /// From the scenario's own folder on, so that both are moved and handed on together. What comes with the program is
  /// named by the whole path, and so is everything by a scenario that is not in a folder yet.
  package func prototypePath(from folder: String?) -> String? {
    guard let prototypePath else { return nil }
    let path = Folder.absolute(prototypePath)
    guard let folder, Folder.exists(folder), !path.hasPrefix(assets.root + "/") else { return path }
    let (start, end) = (Folder.absolute(folder).split(separator: "/"), path.split(separator: "/"))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    guard shared > 0 else { return path }
    let way = Array(repeating: "..", count: start.count - shared) + end[shared...].map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
