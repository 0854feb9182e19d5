// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "FloatDesktop",
  // The core alone is for these two; `Identifiable` asks for no less. The shell is for Linux.
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  products: [
    .library(name: "FloatCore", targets: ["FloatCore"]),
    .library(name: "FloatDesktopTesting", targets: ["FloatDesktopTesting"]),
    .executable(name: "floatdesktop", targets: ["FloatDesktopProgram"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-numerics", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2",
      providers: [
        .apt(["libsdl2-dev", "libsdl2-gfx-dev", "libsdl2-ttf-dev", "libsdl2-image-dev"])
      ]),
    .systemLibrary(name: "CSDL2SysWM", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CWaylandClient", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(
      name: "FloatCore",
      dependencies: [.product(name: "RealModule", package: "swift-numerics")]),
    // Reading and writing files, and what is in them; nothing of windows or drawing.
    .target(name: "FloatFiles", dependencies: ["FloatCore", "CYAML"], path: "Sources/FloatDesktop/Files"),
    // A library, so that tests of other packages draw what the program draws.
    .target(
      name: "FloatDesktop",
      dependencies: [
        "FloatCore", "FloatFiles", "CSDL2", "CSDL2SysWM", "CWaylandClient", "CFreeType", "CFontconfig",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Files"]),
    .executableTarget(name: "FloatDesktopProgram", dependencies: ["FloatDesktop"]),
    .target(name: "FloatDesktopTesting", dependencies: ["FloatDesktop", "FloatCore"]),
    .testTarget(name: "FloatCoreTests", dependencies: ["FloatCore"]),
    // Reads millions of broken files: `make fuzz`. No part of what is installed.
    .executableTarget(name: "FloatFuzz", dependencies: ["FloatFiles", "FloatCore"], path: "Tests/FloatFuzz"),
    .testTarget(
      name: "FloatDesktopTests",
      dependencies: ["FloatDesktop", "FloatDesktopProgram", "FloatFiles", "FloatCore"]),
    .testTarget(
      name: "FloatDesktopTestingTests", dependencies: ["FloatDesktopTesting", "FloatDesktop", "FloatCore"],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
