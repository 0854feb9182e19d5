import CSDL2
import Testing

@testable import FloatDesktop

@Suite("The desktop's settings")
struct DesktopSettingsTests {
  @Test("The portal's numbers mean what its documentation says")
  func meanings() {
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

  @Test("Keys are known by both their names")
  func keys() {
    for key in DesktopSettings.Key.allCases {
      #expect(DesktopSettings.Key(namespace: key.namespace, name: key.name) == key)
    }
    #expect(DesktopSettings.Key(namespace: "org.freedesktop.appearance", name: "accent-color") == nil)
  }
}
