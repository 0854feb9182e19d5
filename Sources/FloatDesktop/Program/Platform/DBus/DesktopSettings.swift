import FloatDesk

/// The desktop's settings for appearance, motion and the size of text; nil for a setting that it does not have.
struct DesktopSettings: Equatable, Sendable {
  var isDark: Bool?
  var reducesMotion: Bool?
  /// How many hundredths of the usual size text has.
  var textPercent: Int?
  /// True if the desktop has the newer of the two keys about motion, which then decides.
  private var hasReducedMotion = false

  /// What the instrument is told of them.
  var input: InstrumentInput {
    .desktop(isDark: isDark, reducesMotion: reducesMotion, textScale: Double(textPercent ?? 100) / 100)
  }

  /// The keys of the portal `org.freedesktop.portal.Settings` that matter here, in the order in which they are
  /// requested.
  ///
  /// `color-scheme` is 0 for no preference, 1 for dark and 2 for light; `reduced-motion` is 0 or 1. GNOME's older
  /// `enable-animations` says the opposite of the latter.
  enum Key: String, CaseIterable, Sendable {
    case colorScheme = "color-scheme"
    case reducedMotion = "reduced-motion"
    case enableAnimations = "enable-animations"
    case textScaling = "text-scaling-factor"

    var namespace: String {
      switch self {
      case .colorScheme, .reducedMotion: "org.freedesktop.appearance"
      case .enableAnimations, .textScaling: "org.gnome.desktop.interface"
      }
    }
  }

  /// Takes note of a setting's value; a boolean counts as 0 or 1.
  mutating func note(_ value: UInt32, of key: Key) {
    switch key {
    case .colorScheme: isDark = value == 1 ? true : value == 2 ? false : nil
    case .reducedMotion:
      reducesMotion = value == 1
      hasReducedMotion = true
    case .enableAnimations: if !hasReducedMotion { reducesMotion = value == 0 }
    case .textScaling: textPercent = Int(min(max(value, 50), 300))
    }
  }
}
