import Testing

@testable import FloatFiles

@Suite struct ConfigurationPathsTests {
  @Test func follows_the_base_directory_specification() {
    let home = ConfigurationPaths(environment: ["HOME": "/home/a"])
    #expect(home.userFile == "/home/a/.config/floatdesktop/config.yaml")
    #expect(home.files == ["/home/a/.config/floatdesktop/config.yaml", "/etc/xdg/floatdesktop/config.yaml"])
    let own = ConfigurationPaths(environment: ["HOME": "/home/a", "XDG_CONFIG_HOME": "/x/"])
    #expect(own.userFile == "/x/floatdesktop/config.yaml")
    #expect(own.presetDirectories == ["/x/floatdesktop/presets", "/etc/xdg/floatdesktop/presets"])
  }

  @Test func relative_and_empty_directories_count_as_unset() {
    let paths = ConfigurationPaths(
      environment: ["HOME": "/h", "XDG_CONFIG_HOME": "conf", "XDG_CONFIG_DIRS": "a:/b::./c:/d"])
    #expect(
      paths.files == [
        "/h/.config/floatdesktop/config.yaml", "/b/floatdesktop/config.yaml", "/d/floatdesktop/config.yaml",
      ])
    #expect(
      ConfigurationPaths(environment: ["HOME": "/h", "XDG_CONFIG_HOME": ""]).userFile
        == "/h/.config/floatdesktop/config.yaml")
  }

  @Test func without_a_home_there_is_no_user_file() {
    #expect(ConfigurationPaths(environment: [:]).userFile == nil)
    #expect(ConfigurationPaths(environment: ["HOME": "relative"]).userFile == nil)
  }
}
