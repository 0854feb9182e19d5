import CFontconfig

/// The fonts for text whose own font is not there: the interface's first, then the machine's.
struct PreferredFonts {
  private var areUsed = false

  /// Read before the machine's own rules, which put other families in front of these.
  private static let rules = """
    <fontconfig>
      <match>
        <test qual="all" name="family" compare="not_eq"><string>sans-serif</string></test>
        <test qual="all" name="family" compare="not_eq"><string>serif</string></test>
        <test qual="all" name="family" compare="not_eq"><string>monospace</string></test>
        <edit name="family" mode="append_last"><string>sans-serif</string></edit>
      </match>
      <alias binding="same">
        <family>sans-serif</family>
        <prefer><family>Inter</family><family>Noto Sans CJK SC</family></prefer>
      </alias>
    </fontconfig>
    """

  /// Makes them the program's, once.
  mutating func use() {
    guard !areUsed else { return }
    areUsed = true
    guard let fonts = FcConfigCreate() else { return }
    let bytes = Array(Self.rules.utf8) + [0]
    guard FcConfigParseAndLoadFromMemory(fonts, bytes, 1) != 0, FcConfigParseAndLoad(fonts, nil, 1) != 0,
      FcConfigBuildFonts(fonts) != 0
    else { return FcConfigDestroy(fonts) }
    FcConfigSetCurrent(fonts)
  }
}
