/// The repository of the tested sources.
enum Repository {
  /// The path of a file or a folder of the package.
  static func path(_ name: String) -> String {
    // Tests/Support/Repository.swift is three levels below the package.
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast(3) + [Substring(name)]).joined(separator: "/")
  }
}
