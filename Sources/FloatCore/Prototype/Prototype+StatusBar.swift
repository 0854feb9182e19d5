/// What the phone itself shows over everything.
extension Prototype {
  /// The status bar and the home indicator, which is in the zone's own label colour as far as it lies on the zone.
  func appendStatusBar(to layers: inout [Layer]) {
    let builder = environment.pageBuilder
    var shapes = builder.statusBar()
    if let indicator = builder.homeIndicator(environment.colors.label) { shapes.append(indicator) }
    // While one kind of zone becomes another both are there, one as far as the other is not.
    let zones = layers.filter { $0.id == "zone" || $0.id == "former-zone" }
    layers.append(Layer(id: "status", content: shapes))
    guard let zone = zones.first, let indicator = builder.homeIndicator(parameters.zone.label) else { return }
    layers.append(
      Layer(
        id: "status:zone", position: zone.position, outline: zone.outline,
        opacity: min(zones.reduce(0) { $0 + $1.opacity }, 1), content: [indicator]))
  }
}
