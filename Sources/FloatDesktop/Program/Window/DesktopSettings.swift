/// The desktop's settings for appearance and motion; nil for a setting that it does not have.
struct DesktopSettings: Equatable, Sendable {
  var isDark: Bool?
  var reducesMotion: Bool?

  /// The keys of the portal `org.freedesktop.portal.Settings` that matter here, in the order in which they are
  /// requested.
  ///
  /// `color-scheme` is 0 for no preference, 1 for dark and 2 for light; `reduced-motion` is 0 or 1. GNOME's older
  /// `enable-animations` says the opposite of the latter.
  enum Key: CaseIterable, Sendable {
    case colorScheme
    case reducedMotion
    case enableAnimations

    var namespace: String {
      self == .enableAnimations ? "org.gnome.desktop.interface" : "org.freedesktop.appearance"
    }

    var name: String {
      switch self {
      case .colorScheme: "color-scheme"
      case .reducedMotion: "reduced-motion"
      case .enableAnimations: "enable-animations"
      }
    }

    init?(namespace: String, name: String) {
      guard let key = Key.allCases.first(where: { $0.namespace == namespace && $0.name == name }) else {
        return nil
      }
      self = key
    }
  }

  /// Takes note of a setting's value; a boolean counts as 0 or 1.
  mutating func note(_ value: UInt32, of key: Key) {
    switch key {
    case .colorScheme: isDark = value == 1 ? true : value == 2 ? false : nil
    case .reducedMotion: reducesMotion = value == 1
    case .enableAnimations:
      // On a desktop with the newer key, that one decides.
      if reducesMotion != true { reducesMotion = value == 0 }
    }
  }
}
