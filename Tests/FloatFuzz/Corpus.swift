import FloatFiles
import FloatPainting

extension Assets {
  fileprivate func data(_ name: String) throws -> [UInt8] {
    try BoundedFile.read(path(name), limit: 64 << 20)
  }
}

/// Honest files of every kind, from which the others are made.
struct Corpus {
  private var files: [Reader: [[UInt8]]] = [:]

  init() throws {
    let assets = try Assets.locate()
    func shipped(_ folder: String) throws -> [[UInt8]] {
      try Folder.names(in: assets.path(folder), without: ".yaml").map {
        try assets.data("\(folder)/\($0).yaml")
      }
    }
    // Half of them small, where a change hits what the readers decide, and is read in a tenth of the time.
    let large = try [Array(ConfigurationText(hasDocs: true).text.utf8)] + shipped("presets")
    let configurations = large.map { _ in Array(Self.configuration.utf8) } + large
    files[.configuration] = configurations
    files[.unsaved] = [Array(Self.configuration.utf8)]
    files[.editor] = configurations
    files[.scenario] = try [Array(Self.scenario.utf8)] + shipped("scenarios")
    files[.matrix] = [Array(Self.matrix.utf8)]
    files[.prototype] = try ["demo", "ledger", "tides"].map {
      try assets.data("prototypes/\($0)/prototype.yaml")
    }
    files[.device] = try shipped("devices")
    files[.recording] = [Array(Self.recording.utf8)]
    files[.entrances] = [Array(Self.entrances.utf8)]
    files[.motion] = [Array(Self.motion.utf8)]
    files[.golden] = Self.pictures
    files[.png] = Self.pictures
    files[.jpeg] = [StrangersPrototype.jpeg]
    files[.webp] = [StrangersPrototype.webp]
    files[.profile] = [StrangersProfile.displayP3]
    files[.answer] = [StrangersHelper.answer]
    files[.fonts] = [StrangersHelper.font]
    files[.kept] = [try KeptPictures.make()]
    let folder = try StrangersPrototype.make()
    files[.folder] = [folder]
    files[.slip] = [folder]
    files[.links] = [folder]
    files[.screens] = [StrangersScreens.make()]
    files[.svg] =
      try ["icons", "pictures"].flatMap { folder in
        try Folder.names(in: assets.path(folder)).filter { $0.hasSuffix(".svg") }.map {
          try assets.data("\(folder)/\($0)")
        }
      } + Self.drawings.map { Array($0.utf8) }
  }

  func files(for reader: Reader) -> [[UInt8]] { files[reader] ?? [] }

  private static let configuration = """
    # 悬浮球
    ball:
      diameter: 58pt
      snap: {response: 0.42s, damping-ratio: 0.8}
      fill: "#FF3B30"
      shape: circle
    navigation.parallax: 0.3
    badge.break-distance: 80pt # tears here
    entrances.maximum: 5
    list: {}
    """

  private static let scenario = """
    device: iphone-x
    presets: [wechat]
    options: {ball.diameter: 70pt}
    matrix: {scales: [1, 2], appearances: [light, dark], presets: [[wechat], [wechat, jx-float]]}
    comparison: {precision: 0.99, perceptual-precision: 0.98, antialiasing: ignore}
    steps:
      - tap: row:article-1
      - drag: {from: [3, 400], to: [300.5, -4], over: 200ms, hold: 0.1s, release: true}
      - long-press: {at: ball, for: 600ms, release: false}
      - wheel: {at: [10, 10], dy: -40}
      - set: {ball.snap.response: 0.3s}
      - wait: 120ms
      - settle
      - trace: {name: t, over: 1s, every: 10ms, tolerance: 0.1}
      - filmstrip: {name: f, frames: 8}
      - snapshot: 终点
    """

  private static let matrix = """
    scales: [1, 2, 3]
    appearances: [light, dark]
    devices: [iphone-x, iphone-8]
    presets: [[wechat], [wechat, jx-float]]
    languages: [en, zh-Hans]
    comparison: {precision: 0.99, antialiasing: ignore}
    text: boxes
    """

  private static let recording = """
    {"floatdesktop":1,"device":"iphone-x","presets":["wechat"],"config":{"ball.diameter":"70pt"},"appearance":"dark",\
    "entrances":[{"page":"article-1","kind":"article","title":"One","scroll":12.5,"userInfo":{"a":"b"}}],\
    "dock":{"edge":"left","fraction":0.25}}
    {"t":0.516,"type":"pointer","phase":"down","id":0,"x":3,"y":400}
    {"t":0.6,"type":"wheel","x":1,"y":2,"dx":0,"dy":-40.25e0}
    {"t":1,"type":"key","key":"Esc\\u0061pe"}
    {"t":1,"type":"resize","w":390,"h":844}
    {"t":2,"type":"set","key":"ball.diameter","value":"71pt"}
    """

  private static let entrances = """
    {"version": 1, "dock": {"edge": "right", "fraction": 0.4}, "entrances": [
      {"page": "article-1", "kind": "article", "title": "微信", "icon": "book", "userInfo": {"a": "b"}, "scroll": 120.25},
      {"page": "article-2", "kind": "article", "title": "Two"}
    ]}
    """

  private static let motion = """
    floatdesktop trace 1, every 100 ms, at rest after 200 ms
     ms  page.x  ball.alpha  phase
      0     375           0  pushing
    100  120.25         0.5  pushing
    200       0           -  rest

    """

  /// A picture made by this program, and pictures with few bits and many pixels, which no program would write.
  private static var pictures: [[UInt8]] {
    let surface = Surface(width: 24, height: 16)
    for index in 0..<16 * surface.stride { surface.pixels[index] = 0xFF00_0000 | UInt32(index &* 40_503) }
    return [
      PNGFile.encode(surface) ?? [], PNGText.gray(width: 4000, height: 4000),
      PNGText.gray(width: 9, height: 7),
    ]
  }

  private static let drawings = [
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24">
    <defs><linearGradient id="a" x1="0" y1="0" x2="100%" y2="1" gradientTransform="rotate(30) scale(2)">
    <stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="blue" stop-opacity=".5"/></linearGradient>
    <radialGradient id="b" cx="12" cy="12" r="6" fx="3" fy="3" gradientUnits="userSpaceOnUse">
    <stop offset="10%" stop-color="rgb(1,2,3)"/></radialGradient></defs>
    <style>.c{fill:#0f0;stroke-width:2}</style>
    <g transform="translate(1 2) matrix(1 0 0 1 3 4) skewX(5)" opacity="0.8">
    <path d="M1 1h4v-2L9 9C1 2 3 4 5 6S7 8 9 1Q1 2 3 4T5 6A3 4 20 0 1 9 9z" fill="url(#a)" stroke="url(#b)"
     stroke-dasharray="3 1" stroke-linejoin="round" stroke-miterlimit="4"/>
    <circle class="c" cx="5" cy="5" r="3"/><ellipse cx="1" cy="2" rx="3" ry="4"/><rect x="1" y="1" width="9" height="9" rx="2"/>
    <polygon points="1,2 3,4 5,6"/><polyline points="1 2 3 4"/><line x1="0" y1="0" x2="5%" y2="5"/></g></svg>
    """
  ]
}
