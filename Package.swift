// swift-tools-version: 6.1
import PackageDescription

// Tests are compiled in half the time without optimisation, and what they test is optimised all the same. Tests that
// compute, as those of painting do, are not compiled like this. A root package may use unsafe flags, and no product
// contains a test.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

// An `any` for every existential type; an import is the file's own unless it says otherwise; and each file imports every
// module whose members it uses.
let upcoming: [SwiftSetting] = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map {
  .enableUpcomingFeature($0)
}

let package = Package(
  name: "FloatDesktop",
  // The platforms are for the core and the pages alone; `Identifiable` requires them. The shell is for Linux.
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  products: [
    .library(name: "FloatCore", targets: ["FloatCore"]),
    .library(name: "FloatPages", targets: ["FloatPages"]),
    .library(name: "FloatDesktopTesting", targets: ["FloatDesktopTesting"]),
    .executable(name: "floatdesktop", targets: ["FloatDesktop"]),
    .executable(name: "floatdesktop-svg", targets: ["FloatSVG"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-numerics", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2",
      providers: [
        .apt(["libsdl2-dev", "libsdl2-gfx-dev", "libsdl2-ttf-dev", "libsdl2-image-dev"])
      ]),
    // The window system behind an SDL window, with Xlib.
    .systemLibrary(name: "CSDL2SysWM", providers: [.apt(["libsdl2-dev", "libx11-dev"])]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(
      name: "CWaylandClient", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CZLib", providers: [.apt(["zlib1g-dev"])]),
    // A header without a library.
    .systemLibrary(name: "CProcessor"),
    // In C: what Swift's view of Linux and its C library leaves out.
    .target(name: "CLinux"),
    .target(
      name: "FloatCore",
      dependencies: [.product(name: "RealModule", package: "swift-numerics")]),
    // The built-in pages: chats, conversations, articles, settings, with their texts and layout keys.
    .target(name: "FloatPages", dependencies: ["FloatCore"]),
    // Time in the hand, overlays over the phone, its body and ground.
    .target(name: "FloatStudio", dependencies: ["FloatCore"]),
    // What is taken home: motions as code, and what a hand-off page says of a gesture.
    .target(name: "FloatTakeHome", dependencies: ["FloatCore", "FloatStudio"]),
    // Reading and writing files, and their contents; nothing about windows or drawing.
    .target(
      name: "FloatFiles", dependencies: ["FloatCore", "FloatPages", "CYAML", "CLinux"],
      path: "Sources/FloatDesktop/Files"),
    // The instrument: all that is in the window, with the panel and the cards, as a value. It opens no file.
    .target(
      name: "FloatDesk", dependencies: ["FloatCore", "FloatStudio", "FloatTakeHome", "FloatFiles"],
      path: "Sources/FloatDesktop/Desk"),
    // A scene as pixels: shapes, text, pictures.
    .target(
      name: "FloatPainting",
      dependencies: [
        "FloatCore", "FloatStudio", "FloatFiles", "CSDL2", "CFreeType", "CFontconfig", "CZLib", "CProcessor",
        "CLinux",
      ],
      path: "Sources/FloatDesktop/Painting"),
    // Draws SVGs of prototypes and turns colours, in a process of its own: the only one linked with librsvg and lcms2.
    .executableTarget(
      name: "FloatSVG", dependencies: ["CRSVG", "CLCMS", "CFontconfig"], path: "Sources/FloatDesktop/SVG"),
    // The inputs of a prototype and their times: recordings and scenarios played, states as JSON.
    .target(
      name: "FloatReplay",
      dependencies: ["FloatCore", "FloatStudio", "FloatTakeHome", "FloatPages", "FloatFiles", "FloatDesk"],
      path: "Sources/FloatDesktop/Replay"),
    // Pictures and traces compared with goldens: suites and reports.
    .target(
      name: "FloatSnapshots",
      dependencies: ["FloatCore", "FloatStudio", "FloatFiles", "FloatPainting", "FloatReplay", "CSDL2"],
      path: "Sources/FloatDesktop/Snapshots"),
    // Snapshot tests in Swift, for other packages.
    .target(
      name: "FloatDesktopTesting", dependencies: ["FloatCore", "FloatPages", "FloatFiles", "FloatSnapshots"],
      path: "Sources/FloatDesktop/Testing"),
    // The window, videos and the command line.
    .executableTarget(
      name: "FloatDesktop",
      dependencies: [
        "FloatCore", "FloatPages", "FloatStudio", "FloatTakeHome", "FloatFiles", "FloatDesk", "FloatPainting",
        "FloatReplay", "FloatSnapshots",
        "CSDL2", "CSDL2SysWM", "CDBus", "CWaylandClient", "CLinux",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/FloatDesktop/Program",
      // SDL looks for this symbol in the running program (EmptyVulkan.swift). SwiftPM refuses a versioned dependency on a
      // product with such flags, and no library product has this target.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic-symbol=vkGetInstanceProcAddr"])]),
    // Reads millions of broken files: `make fuzz`. It is not installed.
    .executableTarget(
      name: "FloatFuzz",
      dependencies: ["FloatCore", "FloatPages", "FloatFiles", "FloatPainting", "FloatSnapshots"],
      path: "Tests/FloatFuzz", exclude: ["Honest"]),
    // Times motion, frame by frame: `make bench`. It is not installed.
    .executableTarget(
      name: "FloatBench",
      dependencies: [
        "FloatCore", "FloatStudio", "FloatFiles", "FloatDesk", "FloatPainting", "FloatReplay", "CSDL2",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/FloatBench"),
    // The common support of several test targets: a prototype with a hand on it, random ops, numbers from a seed.
    .target(name: "FloatTestSupport", dependencies: ["FloatCore", "FloatPages"], path: "Tests/Support"),
    // The loops over pixels of tests that are not optimised themselves.
    .target(
      name: "FloatPixelSupport", dependencies: ["FloatCore", "FloatStudio", "FloatPainting"],
      path: "Tests/PixelSupport"),
    // A playback with a person using it.
    .target(
      name: "FloatStudioSupport", dependencies: ["FloatTestSupport", "FloatStudio", "FloatCore"],
      path: "Tests/StudioSupport"),
    // A window without a display, and a person at it.
    .target(
      name: "FloatDeskSupport",
      dependencies: [
        "FloatTestSupport", "FloatDesk", "FloatStudio", "FloatFiles", "FloatPages", "FloatCore",
      ],
      path: "Tests/DeskSupport"),
    .testTarget(
      name: "FloatCoreTests", dependencies: ["FloatTestSupport", "FloatPages", "FloatCore"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "FloatStudioTests",
      dependencies: ["FloatTestSupport", "FloatStudioSupport", "FloatStudio", "FloatPages", "FloatCore"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "FloatTakeHomeTests",
      dependencies: [
        "FloatTestSupport", "FloatStudioSupport", "FloatTakeHome", "FloatStudio", "FloatPages", "FloatCore",
      ], swiftSettings: unoptimized),
    .testTarget(
      name: "FloatPagesTests", dependencies: ["FloatTestSupport", "FloatPages", "FloatCore"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "FloatFilesTests", dependencies: ["FloatTestSupport", "FloatFiles", "FloatPages", "FloatCore"],
      exclude: ["Bad"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "FloatDeskTests",
      dependencies: [
        "FloatTestSupport", "FloatStudioSupport", "FloatDeskSupport", "FloatDesk", "FloatTakeHome",
        "FloatStudio", "FloatFiles", "FloatPages", "FloatCore",
      ], swiftSettings: unoptimized),
    .testTarget(
      name: "FloatPaintingTests",
      dependencies: [
        "FloatTestSupport", "FloatStudio", "FloatDesk", "FloatPainting", "FloatFiles", "FloatPages",
        "FloatCore", "FloatSVG",
      ]),
    .testTarget(
      name: "FloatReplayTests",
      dependencies: [
        "FloatTestSupport", "FloatTakeHome", "FloatStudio", "FloatReplay", "FloatDesk", "FloatFiles",
        "FloatPages", "FloatCore",
      ], swiftSettings: unoptimized),
    .testTarget(
      name: "FloatSnapshotsTests",
      dependencies: [
        "FloatTestSupport", "FloatDeskSupport", "FloatSnapshots", "FloatReplay", "FloatPainting",
        "FloatDesk", "FloatFiles", "FloatStudio", "FloatPages", "FloatCore",
      ],
      exclude: ["Suite/__Snapshots__"], swiftSettings: unoptimized),
    .testTarget(
      name: "FloatDesktopTests",
      dependencies: [
        "FloatTestSupport", "FloatPixelSupport", "FloatDeskSupport", "FloatDesktop", "FloatBench",
        "FloatSnapshots", "FloatReplay", "FloatPainting", "FloatDesk", "FloatFiles", "FloatTakeHome",
        "FloatStudio", "FloatPages", "FloatCore",
      ], swiftSettings: unoptimized),
    .testTarget(
      name: "FloatDesktopTestingTests", dependencies: ["FloatDesktopTesting", "FloatCore"],
      exclude: ["__Snapshots__"], swiftSettings: unoptimized),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = upcoming + (target.swiftSettings ?? [])
}

// A run of some tests compiles their targets alone (scripts/test.py).
if let names = Context.environment["FLOATDESKTOP_TESTS"] {
  let wanted = names.split(separator: ",").map(String.init)
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}
