/// The sources that are tested.
enum Repository {
  /// The path of a file or a folder of the package.
  static func path(_ name: String) -> String {
    // Tests/Support/Repository.swift: three parts below the package.
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast(3) + [Substring(name)]).joined(separator: "/")
  }
}
