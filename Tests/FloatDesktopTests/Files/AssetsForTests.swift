/// The `Assets/` folder of the sources that are tested.
enum AssetsForTests {
  /// The path of a file or a folder below `Assets/`.
  static func path(_ name: String) -> String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    // Tests/FloatDesktopTests/Files/AssetsForTests.swift: four parts below the package.
    return (parts.dropLast(4) + ["Assets", Substring(name)]).joined(separator: "/")
  }
}
