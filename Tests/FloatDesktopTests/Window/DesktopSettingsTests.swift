import CSDL2
import Testing

@testable import FloatDesktop

@Suite struct DesktopSettingsTests {
  @Test func the_portals_numbers_mean_what_its_documentation_says() {
    var settings = DesktopSettings()
    for (value, isDark) in [(UInt32(0), Bool?.none), (1, true), (2, false), (7, nil)] {
      settings.note(value, of: .colorScheme)
      #expect(settings.isDark == isDark)
    }
    settings.note(1, of: .enableAnimations)
    #expect(settings.reducesMotion == false)
    settings.note(1, of: .reducedMotion)
    settings.note(1, of: .enableAnimations)
    #expect(settings.reducesMotion == true)
  }

  @Test func keys_are_known_by_both_their_names() {
    for key in DesktopSettings.Key.allCases {
      #expect(DesktopSettings.Key(namespace: key.namespace, name: key.name) == key)
    }
    #expect(DesktopSettings.Key(namespace: "org.freedesktop.appearance", name: "accent-color") == nil)
  }
}
