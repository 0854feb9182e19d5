import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// File systems whose changes reach no watch are known by what the kernel says of them.
@Suite struct SilentFileSystemTests {
  private func type(of path: String, _ lines: String...) -> String? {
    SilentFileSystem.type(of: path, SilentFileSystem.mounts(lines.joined(separator: "\n") + "\n"))
  }

  private let root = "21 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw"

  @Test func what_other_machines_write_is_not_reported() {
    let share = #"40 21 0:50 / /home/me/My\040Share rw - nfs4 server:/export rw,vers=4.2"#
    #expect(type(of: "/home/me/My Share/app", root, share) == "nfs4")
    #expect(type(of: "/home/me/My Share", root, share) == "nfs4")
    #expect(type(of: "/home/me/My Shares", root, share) == nil)
    #expect(type(of: "/home/me", root, share) == nil)
    #expect(
      type(of: "/mnt/app", root, "41 21 0:51 / /mnt rw shared:7 master:2 - fuse.sshfs me@host: rw")
        == "fuse.sshfs")
    #expect(type(of: "/mnt/app", root, "41 21 0:51 / /mnt rw - fuseblk /dev/sdb1 rw") == nil)
  }

  /// The mount that lies on top counts.
  @Test func the_last_mount_of_a_place_counts() {
    let share = "40 21 0:50 / /mnt rw - cifs //server/share rw"
    let disk = "41 21 8:2 / /mnt rw - ext4 /dev/sdb1 rw"
    #expect(type(of: "/mnt/app", root, share, disk) == nil)
    #expect(type(of: "/mnt/app", root, disk, share) == "cifs")
    #expect(type(of: "/mnt/disk/app", root, share, "42 40 8:2 / /mnt/disk rw - ext4 /dev/sdb1 rw") == nil)
  }

  /// A container's own root is an overlay whose layers cannot be reached in it; its files are watched as ever.
  @Test func an_overlay_counts_where_its_layers_are_in_reach() throws {
    let folder = try TemporaryDirectory()
    func line(_ options: String) -> String { "43 21 0:60 / /mnt rw - overlay overlay rw,\(options)" }
    #expect(
      type(of: "/mnt/app", root, line("lowerdir=/none/a:/none/b,upperdir=/none/c,workdir=/none/d")) == nil)
    #expect(type(of: "/mnt/app", root, line("lowerdir=/none/a,upperdir=\(folder.path)")) == "overlay")
    #expect(type(of: "/mnt/app", root, line("lowerdir=/none/a:\(folder.path)")) == "overlay")
    #expect(type(of: "/mnt/app", root, line("lowerdir=lower,upperdir=upper")) == "overlay")
  }

  @Test func nothing_odd_in_the_list_does_any_harm() throws {
    for line in [
      "", "-", "1 2 3 - nfs4", "a b c d / f -", "a b c d /mnt f - nfs4", #"a b c d \0\9 f - nfs4 x y"#,
    ] {
      #expect(type(of: "/elsewhere", line) == nil)
    }
    let folder = try TemporaryDirectory()
    #expect(SilentFileSystem.type(below: [folder.path, folder.path + "/none/file"]) == nil)
  }
}
