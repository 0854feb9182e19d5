/// The status bar and the home indicator, over all other layers.
extension Prototype {
  /// The colours of the status bar's words and of the home indicator.
  private typealias StatusColors = (words: Color, indicator: Color)

  /// The colours of the front page, and while it moves those of the page below it. On a sheet, which does not cover the
  /// words, they have the colour of the page below.
  private var statusColors: (front: StatusColors, below: StatusColors?) {
    let label = environment.colors.label
    func color(on id: PageID?) -> Color {
      switch id.flatMap({ pages[$0]?.layout.statusBar }) ?? .automatic {
      case .automatic: label
      case .light: .white
      case .dark: .black
      }
    }
    func colors(_ stack: ArraySlice<PageID>) -> StatusColors {
      let hasTabBar = stack.last.flatMap { pages[$0]?.layout.tabBarStart } != nil
      let top = stack.last { pages[$0]?.layout.isCard != true }
      return (color(on: top), hasTabBar ? label : color(on: stack.last))
    }
    let stack = navigation.stack.pages
    return (colors(stack[...]), navigation.transition == nil ? nil : colors(stack.dropLast()))
  }

  /// Adds the status bar and the home indicator. Their parts on the moving page have that page's colours, and the part
  /// of the indicator on the zone has the colour of the zone's label.
  func appendStatusBar(to layers: inout [Layer]) {
    let builder = environment.pageBuilder
    let (over, below) = statusColors
    var under = below ?? over
    var cut: [Shape] = []
    if below != nil {
      // A bar that two pages share covers the moving page's edge, so the words on it change their colour as a whole.
      let share = navigation.presence(environment)
      if layers.contains(where: { $0.id == "bar" }) {
        under.words = under.words.mixed(with: over.words, share)
      } else if over.words != under.words {
        cut = builder.statusBar(over.words)
      }
      if layers.contains(where: { $0.id == "tab-bar" }) {
        under.indicator = under.indicator.mixed(with: over.indicator, share)
      } else if over.indicator != under.indicator, let own = builder.homeIndicator(over.indicator) {
        cut.append(own)
      }
    }
    // While one kind of zone turns into another both layers exist, and their opacities add up.
    func isZone(_ layer: Layer) -> Bool { layer.id == "zone" || layer.id == "former-zone" }
    let first = layers.firstIndex(where: isZone)
    let shapes = builder.statusBar(under.words) + [builder.homeIndicator(under.indicator)].compactMap { $0 }
    layers.append(Layer(id: "status", content: shapes))
    if !cut.isEmpty,
      let page = layers.first(where: { $0.id == MorphShape.layerID || $0.id == frontPage?.names.page })
    {
      layers.append(
        Layer(
          id: "status:page", outline: page.outline?.offset(by: page.position), opacity: page.opacity,
          content: cut))
    }
    guard let first, let indicator = builder.homeIndicator(parameters.zone.label) else { return }
    let zone = layers[first]
    layers.append(
      Layer(
        id: "status:zone", position: zone.position, outline: zone.outline,
        opacity: min(layers.reduce(0) { isZone($1) ? $0 + $1.opacity : $0 }, 1), content: [indicator]))
  }
}
