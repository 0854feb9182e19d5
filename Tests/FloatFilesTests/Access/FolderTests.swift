import Testing

@testable import FloatFiles

@Suite struct FolderTests {
  @Test(arguments: [
    ("/home/ada/.config/soft.yaml", "/home/ada", "~/.config/soft.yaml"),
    ("/home/adam/soft.yaml", "/home/ada", "/home/adam/soft.yaml"),
    ("/etc/soft.yaml", nil, "/etc/soft.yaml"), ("/soft.yaml", "/", "/soft.yaml"),
  ])
  func a_path_in_the_home_is_written_as_people_write_it(path: String, home: String?, text: String) {
    #expect(Folder.shortened(path, home: home) == text)
  }
}
