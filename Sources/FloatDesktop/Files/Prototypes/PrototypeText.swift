import FloatCore

/// The commented `prototype.yaml` of a folder of pictures.
struct PrototypeText {
  let found: ScreenPictures
  /// The folder of the pictures, as the file names it, with a slash at its end.
  let place: String

  var text: String {
    let (first, device) = (found.screens[0], found.match.device)
    var lines = [
      "# yaml-language-server: $schema=\(PrototypeSchema.fileName)",
      "# A prototype: pictures of an app's screens, with the places that can be pressed.",
      "# \"floatdesktop .\" in this folder opens it, and the open window shows every save. Ctrl+H outlines what can be pressed.",
      "floatdesktop: 1",
      "device: \(device.id)  # \(device.name), \(Self.number(device.size.width)) × \(Self.number(device.size.height)) points",
      "",
      "# tabs:                        # a bar at the bottom; its pages need no hotspots to reach them",
      "#   - {page: \(YAMLText.name(first.page)), title: \(YAMLText.name(first.page))}",
      "",
      "# The first page is always open. Frames are in points of the picture: [x, y, width, height],",
      "# or \"all\" for everything that scrolls.",
      "pages:",
    ]
    for (index, screen) in found.screens.enumerated() {
      lines += ["  \(YAMLText.name(screen.page)):", "    picture: \(picture(screen))"]
      if index == 0 {
        lines += [
          "    # title: Home                # the page's name; draws a navigation bar unless \"bar: none\"",
          "    # fixed: {top: 88, bottom: 83}  # these parts of the picture stay while the rest scrolls",
          "    # badges: {inbox: {center: [352, 201], count: 3}}",
        ]
      }
      if index == 1 { lines.append("    # collectable: true          # the page can go into the ball") }
      lines.append("    hotspots:")
      if index == 0 {
        lines.append(
          "      # A tap does one of \(PrototypeKeys.actions.joined(separator: ", ")); without any, it only looks pressed."
        )
      }
      let action =
        index + 1 < found.screens.count
        ? ", push: \(YAMLText.name(found.screens[index + 1].page))" : index > 0 ? ", back: true" : ""
      lines.append("      everywhere: {frame: all\(action)}")
      if index == 0 {
        lines.append(
          "      # button: {frame: [20, 512, 335, 52]}  # lies on top of the hotspots listed before it")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func picture(_ screen: ScreenPictures.Screen) -> String {
    let light = YAMLText.name(place + screen.name)
    return screen.dark.map { "{light: \(light), dark: \(YAMLText.name(place + $0))}" } ?? light
  }

  private static func number(_ number: Double) -> String { DecimalText.text(number) }
}
