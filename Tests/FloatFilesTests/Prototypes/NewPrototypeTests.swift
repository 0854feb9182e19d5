import FloatCore
import FloatPages
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// A prototype made from a folder of pictures, or from the example.
@Suite struct NewPrototypeTests {
  private static let devices = [
    Device(id: "iphone-15", name: "iPhone 15", size: Size(393, 852)),
    Device(id: "iphone-16", name: "iPhone 16", size: Size(393, 852)),
    Device(id: "pixel-9", name: "Pixel 9", size: Size(412, 924)),
  ]

  private func pictures(_ sizes: [(String, Int, Int)]) throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for (name, width, height) in sizes { try folder.write(PictureBytes.png(width, height), to: name) }
    return folder
  }

  /// Pictures of an iPhone X's screen.
  private func screens(_ names: [String]) throws -> TemporaryDirectory {
    try pictures(names.map { ($0, 375, 812) })
  }

  private static func form(_ page: PrototypePages.Page) -> PrototypePages.Form? {
    if case .picture(let picture) = page.content { picture.form } else { nil }
  }

  /// What is read of a prototype, without a word about it.
  private func read(_ path: String, devices: [Device] = devices) throws -> [PrototypePages.Page] {
    let app = try PrototypeFolder.load(path, language: .english) { name in
      devices.first { $0.id == name ?? "" } ?? .iPhoneX
    }
    #expect(app.diagnostics.isEmpty, "\(app.diagnostics.map(\.summary))")
    return app.pages.pages
  }

  /// What is made of the pictures of a folder.
  private func pages(
    of folder: borrowing TemporaryDirectory, devices: [Device] = devices
  ) throws -> [PrototypePages.Page] {
    let made = try TemporaryDirectory()
    try NewPrototype(made.path + "/app", of: folder.path, devices: devices).write()
    return try read(made.path + "/app", devices: devices)
  }

  private func match(_ sizes: [(String, Int, Int)], devices: [Device] = shipped) throws -> DeviceMatch {
    let folder = try pictures(sizes)
    return ScreenPictures(folder: folder.path, devices: devices).match
  }

  private static let shipped: [Device] = {
    let folder = Repository.path("Assets/devices")
    return DeviceFile.names(folder: folder).compactMap { try? DeviceFile.load($0, folder: folder) }
  }()

  @Test func device_scale_and_order_come_from_the_pictures() throws {
    let folder = try pictures([
      ("Screen 2.png", 1179, 4000), ("Screen 1.png", 1179, 2556), ("Screen 10.png", 1179, 2556),
    ])
    let made = try TemporaryDirectory()
    let new = try NewPrototype(made.path + "/app", of: folder.path, devices: Self.devices)
    #expect(new.summary == "3 pages for iPhone 15 (iphone-15), or iphone-16")
    try new.write()
    let pages = try read(made.path + "/app")
    #expect(pages.map(\.id) == ["screen-1", "screen-2", "screen-10"])
    let forms = pages.compactMap(Self.form)
    #expect(forms.map(\.picture.light.size.width) == [393, 393, 393])
    #expect(forms.map { $0.hotspots[0].action } == [.push("screen-2"), .push("screen-10"), .back])
    #expect(Folder.names(in: made.path + "/app") == ["prototype.schema.json", "prototype.yaml", "screens"])
  }

  /// None of these files is called `home.png`.
  @Test func screens_may_be_light_and_dark_alone() throws {
    let folder = try pictures([
      ("home.light@2x.png", 786, 1704), ("home.dark@2x.png", 786, 1704), ("night.dark.png", 393, 852),
      ("start.zh-Hans.png", 393, 852),
    ])
    let pages = try pages(of: folder)
    #expect(pages.map(\.id) == ["home", "night", "start"])
    let files = pages.compactMap(Self.form).map { form in
      [form.picture.light, form.picture.dark].compactMap { ExternalPicture.path(of: $0.name) }
        .map { Folder.name(of: $0) }
    }
    #expect(
      files == [
        ["home.light@2x.png", "home.dark@2x.png"], ["night.dark.png", "night.dark.png"],
        ["start.zh-Hans.png", "start.zh-Hans.png"],
      ])
  }

  /// Phones and cameras name their files like this.
  @Test func endings_may_be_in_capitals() throws {
    let folder = try pictures([("IMG_0001.PNG", 1179, 2556), ("IMG_0002.PNG", 1179, 2556)])
    #expect(try pages(of: folder).map(\.id) == ["img-0001", "img-0002"])
    #expect(!PictureFormat.isDrawing("/a/svg"))
    let drawing = try folder.write(#"<svg width="10" height="20"></svg>"#, to: "B.SVG")
    #expect(try PictureSize.find(drawing).size == Size(10, 20))
  }

  @Test(arguments: [
    ([("a.png", 375, 812)], "iphone-x"), ([("a.png", 750, 1624)], "iphone-x"),
    ([("a.png", 824, 1848)], "pixel-9"), ([("a.png", 1236, 4000)], "pixel-9"),
    // The one for the dark, which does not count, has a Pixel's shape.
    ([("a.png", 393, 852), ("a.dark@2x.png", 824, 1848)], "iphone-15"),
    ([("a.png", 375, 812), ("b.png", 824, 1848), ("c.png", 824, 3000)], "pixel-9"),
  ])
  func the_device_is_the_one_whose_screen_most_pictures_are(
    sizes: [(String, Int, Int)], device: String
  ) throws {
    #expect(try match(sizes, devices: Self.devices).device.id == device)
  }

  @Test func a_page_may_get_tabs_a_bar_and_fixed_parts_as_the_file_suggests() throws {
    let folder = try pictures([("1.png", 1179, 2556), ("2.png", 1179, 4000)])
    let made = try TemporaryDirectory()
    try NewPrototype(made.path + "/app", of: folder.path, devices: Self.devices).write()
    let text = try made.text("app/prototype.yaml")
    // What a tap does is said once, where the first hotspot is.
    #expect(
      text.components(separatedBy: "everywhere:").map { $0.contains("A tap does one of") } == [
        true, false, false,
      ])
    for (commented, active) in [
      ("    # title:", "    title:"), ("    # fixed:", "    fixed:"), ("    # badges:", "    badges:"),
      ("# tabs:", "tabs:"),
    ] {
      let changed = text.replacing(commented, with: active)
        .replacing("#   - {page", with: active == "tabs:" ? "  - {page" : "#   - {page")
      #expect(changed != text)
      try made.write(changed, to: "app/prototype.yaml")
      _ = try read(made.path + "/app")
    }
  }

  /// The files that macOS leaves beside others on foreign disks are not screens.
  @Test func hidden_files_are_no_screens_and_names_may_be_of_any_script() throws {
    let folder = try screens(["首页.png", ".first.png"])
    try folder.write("resource fork", to: "._首页.png")
    let found = ScreenPictures(folder: folder.path)
    #expect(found.screens.map(\.page) == ["首页"])
    #expect(found.problems.isEmpty)
    #expect(try pages(of: folder, devices: []).map(\.id) == ["首页"])
  }

  @Test func a_screen_is_one_page_at_every_scale_and_in_the_dark() throws {
    let folder = try pictures([
      ("Home!.png", 375, 812), ("home.png", 375, 812), ("home@2x.png", 750, 1624),
      ("home.dark@2x.png", 750, 1624),
      ("home.zh-Hans.png", 375, 812), ("7.png", 375, 812),
    ])
    try folder.write("no picture", to: "notes.txt")
    try folder.write("no picture", to: "broken.png")
    try folder.write("moves", to: "spinner.GIF")
    let found = ScreenPictures(folder: folder.path)
    #expect(found.screens.map(\.page) == ["page-7", "home", "home-2"])
    #expect(found.screens.map(\.files.count) == [1, 4, 1])
    #expect(
      found.problems.map(\.summary) == [
        "\(folder.path)/broken.png: warning: is a text, such as a download's error; get the file itself (it is left out)",
        "\(folder.path)/spinner.GIF: warning: cannot be shown; save it as PNG, JPEG, WebP or SVG (it is left out)",
      ])
  }

  @Test func pictures_that_lie_in_the_folder_stay_where_they_are() throws {
    let folder = try TemporaryDirectory()
    for name in ["a: first", "#b"] {
      try folder.write(PictureBytes.png(375, 812), to: "app/my screens/\(name).png")
    }
    try NewPrototype(folder.path + "/app", of: folder.path + "/app/my screens", devices: []).write()
    #expect(try read(folder.path + "/app").map(\.id) == ["b", "a-first"])
    #expect(!Folder.exists(folder.path + "/app/screens"))
  }

  @Test func nothing_is_written_over() throws {
    let folder = try screens(["a.png", "b.png"])
    let made = try TemporaryDirectory()
    try made.write("mine", to: "screens/b.png")
    #expect(throws: AtomicFile.Failure(path: made.path + "/screens/b.png", .exists)) {
      try NewPrototype(made.path, of: folder.path, devices: []).write()
    }
    #expect(Folder.names(in: made.path) == ["screens"])
    #expect(Folder.names(in: made.path + "/screens") == ["b.png"])
    try made.write("mine", to: "prototype.yaml")
    let assets = try Assets.locate()
    #expect(throws: AtomicFile.Failure.self) {
      try NewPrototype(made.path, example: assets.path("prototypes/starter")).write()
    }
    #expect(try made.text("prototype.yaml") == "mine")
  }

  @Test func what_the_reader_would_refuse_is_left_out_in_its_words() throws {
    let folder = try pictures([("a.png", 393, 852), ("a.dark.png", 1440, 50_000), ("b.png", 600, 40_000)])
    try folder.write("<svg width=\"10\" height=\"99999\"></svg>", to: "c.svg")
    try folder.write("<svg width=\"100\" height=\"1500\"></svg>", to: "d.svg")
    try folder.write("<svg viewBox=\"0 0 1e300 1e300\"></svg>", to: "e.svg")
    let made = try TemporaryDirectory()
    let new = try NewPrototype(made.path + "/app", of: folder.path, devices: Self.devices)
    #expect(
      new.problems.map(\.reason) == [
        "has a viewBox that cannot be used; write four numbers as in viewBox=\"0 0 375 812\", "
          + "the last two above 0 (it is left out)",
        "has 1440 × 50000 pixels; at most 16384 on a side and 32 million in all can be shown (it is left out)",
        "has 600 × 40000 pixels; at most 16384 on a side and 32 million in all can be shown (it is left out)",
        "is more than 40 times as long as it is wide, or as wide as it is long (it is left out)",
      ])
    try new.write()
    #expect(try read(made.path + "/app").map(\.id) == ["a", "d"])
  }

  /// A damaged picture for the dark would be found beside the other one.
  @Test func a_screen_that_stays_beside_a_damaged_picture_is_left_out() throws {
    let folder = try screens(["a.png", "b.png"])
    try folder.write("no picture", to: "b.dark.png")
    let new = try NewPrototype(folder.path, of: folder.path, devices: [])
    #expect(
      new.problems.map(\.reason) == [
        "is a text, such as a download's error; get the file itself (it is left out)",
        "shows the same screen as a picture that cannot be shown (it is left out)",
      ])
    try new.write()
    #expect(try read(folder.path).map(\.id) == ["a"])
    #expect(try pages(of: folder, devices: []).map(\.id) == ["a", "b"])
  }

  @Test func more_pages_than_a_file_may_hold_are_refused_before_anything_is_written() throws {
    let folder = try TemporaryDirectory()
    for index in 1...5200 { try folder.write(PictureBytes.png(9, 9), to: "\(index).png") }
    let refused = #expect(throws: CommandFailure.self) {
      try NewPrototype("x", of: folder.path, devices: [])
    }
    #expect(
      refused?.reason.contains("5200 pages are too many for one prototype: the file holds more") == true)
  }

  @Test func a_run_that_was_killed_can_be_repeated() throws {
    let folder = try screens(["a.png", "b.png"])
    let made = try TemporaryDirectory()
    try made.write(PictureBytes.png(375, 812), to: "screens/a.png")
    try NewPrototype(made.path, of: folder.path, devices: []).write()
    #expect(try read(made.path).count == 2)
  }

  @Test(arguments: ["prototype.yaml", "prototype.schema.json", "screens/b.png"])
  func a_link_to_nothing_is_found_before_anything_is_written(name: String) throws {
    let folder = try screens(["a.png", "b.png"])
    let made = try TemporaryDirectory()
    #expect(mkdir(made.path + "/screens", 0o700) == 0)
    let path = try made.link(name, to: "nowhere")
    #expect(throws: AtomicFile.Failure(path: path, .exists)) {
      try NewPrototype(made.path, of: folder.path, devices: []).write()
    }
    #expect(!Folder.isFile(made.path + "/screens/a.png"))
  }

  @Test func two_files_of_one_name_are_told() throws {
    let folder = try screens(["caf\u{E9}.png", "cafe\u{301}.png"])
    let found = ScreenPictures(folder: folder.path)
    #expect(found.screens.count == 1)
    #expect(found.problems.map(\.reason).first?.hasPrefix("has the name of another file") == true)
  }

  @Test func the_example_is_whole() throws {
    let made = try TemporaryDirectory()
    let assets = try Assets.locate()
    try NewPrototype(made.path + "/app", example: assets.path("prototypes/starter")).write()
    #expect(try read(made.path + "/app").count == 3)
    let text = try made.text("app/prototype.yaml")
    #expect(text.hasPrefix("# yaml-language-server: $schema=prototype.schema.json\n"))
    #expect(Folder.names(in: made.path + "/app").contains("prototype.schema.json"))
  }

  /// Its state is not the original's, even in a folder of that name.
  @Test(arguments: [("mine", "mine"), ("demo", "my-demo"), ("Meine App", "Meine-App"), ("我的", "my---")])
  func a_copy_of_a_shipped_prototype_has_an_id_of_its_own(folder: String, id: String) throws {
    let made = try TemporaryDirectory()
    let assets = try Assets.locate()
    for name in ["demo", "ledger", "tides"] {
      let path = "\(made.path)/\(name)/\(folder)"
      let original = assets.path("prototypes/" + name)
      try NewPrototype(path, example: original, hasOwnID: true).write()
      let copy = try PrototypeFolder.load(path, language: .english, assets: assets) { id in
        try? DeviceFile.load(id ?? "iphone-x", folder: assets.path("devices"))
      }
      #expect(copy.id == id)
      #expect(copy.diagnostics.isEmpty, "\(copy.diagnostics.map(\.summary))")
      // Nothing else is another one: each line but those of the id and the schema is the original's.
      func lines(_ folder: String) throws -> [Substring] {
        try String(contentsOfFile: folder + "/prototype.yaml", encoding: .utf8).split(separator: "\n")
          .filter { !$0.hasPrefix("id: ") && !$0.contains("$schema=") }
      }
      #expect(try lines(path) == lines(original))
    }
  }

  @Test func folders_below_that_hold_pictures_are_told_in_one_line() throws {
    let folder = try pictures([("home.png", 393, 852)])
    for path in ["ios/home/a.svg", "dark/a.svg", ".git/a.svg", "notes/a.txt"] {
      try folder.write("<svg width=\"9\" height=\"9\"></svg>", to: path)
    }
    let told =
      "pictures in folders below are left out (dark, ios); move them up, or name one of those folders"
    let new = try NewPrototype("x", of: folder.path, devices: Self.devices)
    #expect(new.problems.map(\.reason) == [told])
    #expect(unlink(folder.path + "/home.png") == 0)
    let refused = #expect(throws: CommandFailure.self) {
      try NewPrototype("x", of: folder.path, devices: Self.devices)
    }
    #expect(refused?.reason == "\(folder.path): \(told)")
  }

  @Test func a_folder_without_pictures_is_refused() throws {
    let folder = try TemporaryDirectory()
    #expect(throws: CommandFailure.self) { try NewPrototype("x", of: folder.path, devices: []) }
    let file = try folder.write("words", to: "a.png")
    let words = #expect(throws: CommandFailure.self) {
      try NewPrototype("x", of: folder.path, devices: [])
    }
    #expect(words?.reason == "\(folder.path): no picture in this folder can be shown")
    #expect(words?.problems.map(\.file) == [file])
    for (place, isMissing, reason) in [
      (file, false, "is no folder; name the one with the pictures"), (file + "x", true, "no such folder"),
    ] {
      let refused = #expect(throws: CommandFailure.self) {
        try NewPrototype(folder.path + "/app", of: place, devices: [])
      }
      #expect(refused?.reason == "\(place): \(reason)")
      #expect(refused?.code == (isMissing ? CommandFailure.Code.noSuchInput : .badData))
    }
  }

  // MARK: - Phones that people have

  /// Screenshots of phones and tablets, and the frames of design tools.
  @Test(arguments: [
    (1080, 2340, "galaxy-s24"), (1440, 3120, "galaxy-s24-ultra"), (1440, 3088, "galaxy-s23-ultra"),
    (1080, 2400, "galaxy-s21"), (720, 1600, "galaxy-s21"), (1440, 3200, "galaxy-s21-ultra"),
    (1080, 2640, "galaxy-z-flip-5"),
    (1080, 2424, "pixel-10"), (1280, 2856, "pixel-9-pro"), (1344, 2992, "pixel-8-pro"),
    (1080, 2520, "xperia-10-v"),
    (720, 1650, "redmi-12"), (1220, 2712, "xiaomi-14t"), (1812, 2176, "galaxy-z-fold-5"),
    (1125, 2436, "iphone-x"), (1170, 2532, "iphone-14"), (1179, 2556, "iphone-15"),
    (1206, 2622, "iphone-16-pro"),
    (1284, 2778, "iphone-14-plus"), (1290, 2796, "iphone-15-pro-max"), (1260, 2736, "iphone-air"),
    (1320, 2868, "iphone-16-pro-max"), (828, 1792, "iphone-11"), (1242, 2208, "iphone-8-plus"),
    (750, 1334, "iphone-8"),
    (640, 1136, "iphone-se"), (1488, 2266, "ipad-mini"), (1536, 2048, "ipad-mini-5"), (1620, 2160, "ipad-9"),
    (1640, 2360, "ipad-10"), (1668, 2224, "ipad-air-3"), (1668, 2388, "ipad-pro-11"),
    (1668, 2420, "ipad-pro-11-m4"),
    (2048, 2732, "ipad-air-13"), (2064, 2752, "ipad-pro-13-m4"), (1200, 1920, "galaxy-tab-a9-plus"),
    (360, 640, "galaxy-s7"), (360, 800, "galaxy-s21"), (390, 844, "iphone-14"), (393, 852, "iphone-15"),
    (402, 874, "iphone-16-pro"), (412, 917, "android-compact"), (430, 932, "iphone-15-pro-max"),
    (440, 956, "iphone-16-pro-max"), (700, 840, "android-medium"), (834, 1194, "ipad-pro-11"),
    (1024, 1366, "ipad-air-13"),
  ])
  func a_screenshot_opens_on_a_device_of_its_shape(width: Int, height: Int, device: String) throws {
    let match = try match([("a.png", width, height)])
    #expect(match.device.id == device, "\(match.summary)")
    #expect(match.misfits.isEmpty)
  }

  /// Nothing of the screen is empty beside the page, and the page does not scroll by a remainder.
  @Test(arguments: [(1280, 2856), (1344, 2992), (1080, 2404), (720, 1612), (1440, 3168), (360, 800)])
  func a_screenshot_fills_the_screen(width: Int, height: Int) throws {
    let folder = try pictures([("a.png", width, height)])
    let screen = ScreenPictures(folder: folder.path, devices: Self.shipped).match.device.size
    let pages = try pages(of: folder, devices: Self.shipped)
    #expect(pages.compactMap(Self.form).map(\.picture.light.size) == [screen])
  }

  @Test func the_line_says_what_fits_as_well() throws {
    let mini = try match([("a.png", 1080, 2340)]).summary
    #expect(mini.hasPrefix("Galaxy S24 (galaxy-s24), or "))
    #expect(mini.contains("iphone-13-mini"))
  }

  @Test func the_line_says_that_no_device_fits() throws {
    for (width, height) in [(1440, 900), (2556, 1179), (999, 999)] {
      let match = try match([("a.png", width, height)])
      #expect(match.device == .iPhoneX)
      #expect(
        match.summary
          == "iPhone X (iphone-x); none fits, \(width) × \(height) has another shape: --device takes a file for such a screen"
      )
    }
  }

  @Test func of_mixed_sizes_the_majority_decides_and_the_others_are_named() throws {
    let match = try match([
      ("a.png", 1179, 2556), ("b.png", 1179, 2556), ("c.png", 1179, 4000), ("d.png", 750, 1334),
      ("e.png", 2048, 2732), ("f.png", 1440, 900),
    ])
    #expect(match.summary.hasPrefix("iPhone 15 (iphone-15), or iphone-16, "), "\(match.summary)")
    #expect(
      match.summary.hasSuffix(
        "; 3 of 6 pictures have another shape: d.png (750 × 1334), e.png (2048 × 2732), f.png (1440 × 900); "
          + "make a prototype for each shape"), "\(match.summary)")
  }

  @Test(arguments: [
    ([("a.png", 750, 1334), ("b.png", 1179, 2556), ("c.png", 1080, 2400)], "galaxy-s21", 2),
    ([("a.png", 1080, 1920), ("b.png", 1080, 2424)], "galaxy-s7", 1),
    ([("a.png", 390, 844), ("b.png", 390, 880), ("c.png", 390, 1600)], "iphone-14", 0),
    ([("a.png", 1080, 2092)], "pixel-3", 1), ([("a.png", 2000, 3000)], "ipad-mini", 1),
    ([("a.png", 600, 1024)], "iphone-se", 1),
  ])
  func another_devices_screen_and_a_cut_one_are_no_longer_pages(
    sizes: [(String, Int, Int)], device: String, misfits: Int
  ) throws {
    let match = try match(sizes)
    #expect(match.device.id == device, "\(match.summary)")
    #expect(match.misfits.count == misfits, "\(match.summary)")
  }

  @Test func a_drawings_size_is_told_in_tenths() throws {
    let folder = try TemporaryDirectory()
    try folder.write("<svg width=\"297mm\" height=\"210mm\"></svg>", to: "a.svg")
    let summary = ScreenPictures(folder: folder.path, devices: Self.shipped).match.summary
    #expect(summary.contains("1122.5 × 793.7 has another shape"), "\(summary)")
  }

  @Test func a_scale_in_the_name_counts() throws {
    #expect(try match([("a@3X.png", 1125, 2436)]).device.id == "iphone-x")
    #expect(PictureScale.without("home@2X.png") == "home.png")
    #expect(try match([("a@4x.png", 1500, 3248)]).device.id == "iphone-x")
    #expect(try match([("a@1.5x.png", 540, 1200)]).device.id == "galaxy-s21")
    // Both have the shape, and the pixels are no screen's.
    let alike = [390.0, 360].map { Device(id: "\(Int($0))", name: "Phone", size: Size($0, $0 / 6 * 13)) }
    for picture in [("a@1.5x.png", 540, 1170), ("a@4x.png", 1440, 3120)] {
      #expect(try match([picture], devices: alike).device.id == "360", "\(picture)")
    }
    let folder = try pictures([
      ("Home@4x.png", 1572, 3408), ("Home@1.5x.png", 590, 1278), ("b@0.5x.png", 196, 426),
    ])
    let found = ScreenPictures(folder: folder.path, devices: Self.devices)
    #expect(found.screens.map(\.page) == ["b", "home"])
    let sizes = try pages(of: folder).compactMap(Self.form).map(\.picture.light.size)
    #expect(sizes == [Size(392, 852), Size(393, 852)])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every folder"))
  func a_folder_that_may_not_be_read_is_not_called_empty() throws {
    let folder = try screens(["home.png"])
    chmod(folder.path, 0)
    defer { chmod(folder.path, 0o700) }
    let problem = #expect(throws: CommandFailure.self) {
      try NewPrototype(folder.path + "-app", of: folder.path, devices: [])
    }
    #expect(problem?.reason == "\(folder.path): Permission denied")
  }

  // MARK: - Names that people give

  @Test func names_are_compared_without_their_endings() throws {
    let names = [
      "Home - empty", "Home", "Home 2", "login-error", "login", "login-2", "list-empty", "list",
      "Frame 1 (1)",
      "Frame 1",
    ]
    let folder = try screens(names.map { $0 + ".png" })
    #expect(
      ScreenPictures(folder: folder.path).screens.map(\.page) == [
        "frame-1", "frame-1-1", "home", "home-2", "home-empty", "list", "list-empty", "login", "login-2",
        "login-error",
      ])
  }

  @Test(arguments: [
    "home-dark.png", "home_dark.png", "home – Dark.png", "Home Dark.png", "Home (dark).jpg", "homeDark.png",
    "dark-home.png", "home dark mode.png", "home-深色.png", "home 深色模式.png", "home深色.png", "home night.png",
    "Mode=Dark, Home.png", "home darkmode.png", "homeDarkMode.png", "home_nightmode.png",
  ])
  func a_usual_name_for_the_dark_makes_a_dark_form(dark: String) throws {
    let folder = try screens(["home.png", dark, "dark.png"])
    let pages = try pages(of: folder, devices: [])
    #expect(pages.map(\.id) == ["dark", "home"])
    let picture = try #require(Self.form(pages[1])?.picture)
    #expect(ExternalPicture.path(of: picture.light.name).map { Folder.name(of: $0) } == "home.png")
    #expect(ExternalPicture.path(of: picture.dark.name).map { Folder.name(of: $0) } == dark)
  }

  /// Tools that add the mode to a finished name put it behind the scale.
  @Test(arguments: [
    "home@3x~dark.png", "home~dark@3x.png", "home@3x-dark.png", "home@3x (Dark).png", "home@3x.dark.png",
  ])
  func a_scale_may_stand_before_the_mode(dark: String) throws {
    let folder = try pictures([("home@3x.png", 1179, 2556), (dark, 1179, 2556), ("mail@3xy.png", 375, 812)])
    let pages = try pages(of: folder)
    #expect(pages.map(\.id) == ["home", "mail-3xy"])
    let picture = try #require(Self.form(pages[0])?.picture)
    #expect(ExternalPicture.path(of: picture.dark.name).map { Folder.name(of: $0) } == dark)
    #expect([picture.light.size, picture.dark.size] == [Size(393, 852), Size(393, 852)])
  }

  @Test func a_dark_form_has_all_its_scales() throws {
    let folder = try pictures(
      ["home@2x", "home@3x", "home@2x~dark", "home@3x~dark"].map { ($0 + ".png", 750, 1624) })
    #expect(ScreenPictures(folder: folder.path).screens.map(\.files.count) == [4])
  }

  @Test func a_name_of_signs_alone_has_no_dark_form() throws {
    let folder = try screens(["!.png", "dark.png"])
    let found = ScreenPictures(folder: folder.path)
    #expect(found.screens.map(\.page) == ["page", "dark"])
    #expect(found.screens.map(\.dark) == [nil, nil])
  }

  @Test func the_mode_may_stand_anywhere_and_a_dark_form_keeps_its_place() throws {
    let folder = try screens([
      "Mode=Light, Screen=A.png", "Mode=Dark, Screen=A.png", "home.png", "home-dark.png", "home.dark.png",
      "night-dark.png", "night.png",
    ])
    let found = ScreenPictures(folder: folder.path)
    #expect(found.screens.map(\.page) == ["home", "home-dark", "mode-light-screen-a", "night"])
    #expect(found.screens.map(\.dark) == [nil, nil, "Mode=Dark, Screen=A.png", "night-dark.png"])
    #expect(
      found.problems.map(\.reason) == [
        "becomes a page of its own, because home.png has a .dark form beside it"
      ])
  }

  @Test func light_and_dark_may_both_be_named_and_have_scales() throws {
    let folder = try pictures([
      ("a-light@2x.png", 750, 1624), ("a-dark@2x.png", 750, 1624), ("b-dark.png", 375, 812),
    ])
    #expect(try pages(of: folder, devices: []).map(\.id) == ["a-light", "b-dark"])
  }

  @Test func names_that_differ_in_capital_letters_alone_are_told() throws {
    let folder = try pictures([("Home.png", 375, 812), ("home.png", 375, 812), ("home@2x.png", 750, 1624)])
    let found = ScreenPictures(folder: folder.path)
    #expect(found.screens.map(\.files) == [["Home.png"]])
    #expect(
      found.problems.map(\.reason)
        == Array(
          repeating: "differs from Home.png in capital letters alone; rename one of them (it is left out)",
          count: 2))
  }

  /// Other YAML readers, and this one, take some of these for something else where they have no quotes.
  @Test func every_name_of_a_file_is_read_back() throws {
    let names = [
      "null", "true", "~", "no", "1e3", "0x1f", "2024-01-01", "=", "on", "NaN", "off", "y", "home: a", "#1",
      "@2x",
    ]
    let folder = try screens(names.map { $0 + ".png" })
    #expect(try pages(of: folder, devices: []).count == names.count)
  }
}
