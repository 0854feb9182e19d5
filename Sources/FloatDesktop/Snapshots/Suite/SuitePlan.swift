import FloatCore
package import FloatFiles
import FloatPainting
import Glibc

/// The contents of a suite, in a fixed order: scenarios, variants, goldens.
package struct SuitePlan {
  static let goldenFolder = "__Snapshots__"
  static let matrixName = "matrix.yaml"
  /// The depth of folders down to which scenarios are looked for.
  static let maximumDepth = 32
  /// The largest number of pictures and traces in a suite, in all variants together.
  static let maximumSnapshots = 100_000

  package let folder: SuiteFolder
  private(set) var scenarios: [SuiteScenario] = []
  private(set) var units: [SuiteUnit] = []
  /// The problems of files that could not be read, file by file.
  package private(set) var problems: [SuiteProblem] = []
  /// The goldens that belong to a scenario.
  private(set) var goldens: Set<String> = []
  /// Files in `__Snapshots__` that belong to no scenario.
  package private(set) var stale: [String] = []

  /// - Parameter path: A folder, or one scenario.
  package init(_ path: String) throws(CommandFailure) {
    var info = stat()
    guard stat(path, &info) == 0 else {
      throw CommandFailure(.noSuchInput, "\(path): \(SystemError())")
    }
    let isFolder = info.st_mode & S_IFMT == S_IFDIR
    folder = SuiteFolder(isFolder ? path : Folder.containing(path))
    if isFolder {
      var files: [String] = []
      try collect(root, depth: 0, into: &files)
      for file in files where !Self.isPrototype(file) { read(file, isNamed: false) }
    } else {
      read(path, isNamed: true)
    }
    try checkSize()
    guard !scenarios.isEmpty || !problems.isEmpty else {
      throw CommandFailure(.noSuchInput, "\(path): there is no scenario (*.yaml) here or below")
    }
    findCollisions()
    for (index, scenario) in scenarios.enumerated() {
      for variant in scenario.variants { units.append(SuiteUnit(scenario: index, variant: variant)) }
    }
    if isFolder { findStale() }
  }

  private var root: String { folder.path }

  // MARK: Reading

  /// True for a prototype's own file, which has the key of the prototype format and may lie beside scenarios.
  private static func isPrototype(_ path: String) -> Bool {
    guard Folder.name(of: path) == PrototypeFolder.fileName,
      let bytes = try? BoundedFile.read(path, limit: YAMLLimits.standard.bytes)
    else { return false }
    return bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains {
      $0.starts(with: "floatdesktop:".utf8)
    }
  }

  /// - Parameter isNamed: True for the one file that was named, which may be a link to anywhere.
  private mutating func read(_ file: String, isNamed: Bool) {
    let name = Self.name(of: file, below: root)
    do throws(DataError) {
      if !isNamed, let reason = folder.objection(toReading: file) { throw Self.problem(file, reason) }
      let scenario = try ScenarioFile.load(path: file)
      let wider = try matrix(for: file)
      let whole = SuiteScenario(
        path: file, name: name, scenario: scenario, settings: scenario.settings.over(wider))
      guard scenario.steps.contains(where: { $0.value.captureName != nil }) else {
        throw Self.problem(
          file, "nothing is compared; add a step \"snapshot: NAME\", a trace or a filmstrip")
      }
      scenarios.append(whole)
    } catch {
      problems.append(SuiteProblem(name: name, diagnostics: error.diagnostics))
    }
  }

  /// The nearest `matrix.yaml`: beside the scenario, or in a folder above it up to the suite's.
  private func matrix(for file: String) throws(DataError) -> SnapshotSettings {
    var folder = Folder.containing(file)
    while true {
      let path = "\(folder)/\(Self.matrixName)"
      if let reason = self.folder.objection(toReading: path) { throw Self.problem(path, reason) }
      if access(path, F_OK) == 0 { return try SnapshotSettingsReader.load(path: path) }
      if folder == root || folder == "/" || folder == "." { return .inherited }
      folder = Folder.containing(folder)
    }
  }

  private static func problem(_ file: String, _ reason: String) -> DataError {
    DataError(Diagnostic(file: file, reason: reason))
  }

  /// Throws for a suite with too many snapshots, which a few lines of a matrix can ask for.
  private func checkSize() throws(CommandFailure) {
    var count = 0
    for scenario in scenarios {
      count += scenario.snapshotCount
      guard count <= Self.maximumSnapshots else {
        throw CommandFailure(
          .badData,
          "\(scenario.path): its matrix makes \(scenario.snapshotCount) pictures and traces; a suite may have at most "
            + "\(Self.maximumSnapshots), so make the matrix smaller")
      }
    }
  }

  /// Reports captures that share a file, which would overwrite each other.
  private mutating func findCollisions() {
    var kept: [SuiteScenario] = []
    // By names without capital letters: on a Mac, and in most shared folders, they do not count.
    var owners: [String: (file: String, path: String)] = [:]
    var folders: [String: SuiteScenario] = [:]
    for scenario in scenarios {
      var files: [String: (name: String, position: SourcePosition)] = [:]
      var problem: Diagnostic?
      let folder = folders[scenario.goldens.lowercased(), default: scenario]
      folders[scenario.goldens.lowercased()] = folder
      if folder.goldens != scenario.goldens {
        problem = Diagnostic(
          file: scenario.path,
          reason: "\(folder.path) has the same name where capital letters do not count; rename one of them")
      }
      for (name, position) in scenario.allFiles {
        let file = "\(scenario.goldens)/\(name)"
        let (owner, own) = (owners[file.lowercased()], files[file.lowercased()])
        if let other = owner?.path ?? own.map({ "line \($0.position.line)" }) {
          let isSame = (owner?.file ?? own?.name) == file
          problem =
            problem
            ?? Diagnostic(
              file: scenario.path, position: position,
              reason: "\(name) would also be the file of \(other)"
                + (isSame ? "" : " where capital letters do not count") + "; rename one of them")
        }
        files[file.lowercased()] = (file, position)
      }
      if let problem {
        problems.append(SuiteProblem(name: scenario.name, diagnostics: [problem]))
      } else {
        kept.append(scenario)
        for (file, own) in files { owners[file] = (own.name, scenario.path) }
      }
      goldens.formUnion(files.values.map(\.name))
    }
    scenarios = kept
  }

  // MARK: Files

  private mutating func collect(
    _ folder: String, depth: Int, into files: inout [String]
  ) throws(CommandFailure) {
    guard let entries = FolderEntry.all(in: folder) else {
      throw CommandFailure(.noSuchInput, "\(folder): \(SystemError())")
    }
    for entry in entries where !entry.name.hasPrefix(".") && !entry.name.hasPrefix("__") {
      let path = "\(folder)/\(entry.name)"
      let isScenario =
        entry.name != Self.matrixName && (entry.name.hasSuffix(".yaml") || entry.name.hasSuffix(".yml"))
      guard entry.isFolder || isScenario else { continue }
      // An entry that was skipped silently would count as matching.
      if !entry.isNameText {
        refuse(path, "its name is not UTF-8; rename it")
      } else if !entry.isFolder {
        files.append(path)
      } else if depth == Self.maximumDepth {
        refuse(path, "it is more than \(Self.maximumDepth) folders deep, and scenarios are not read there")
      } else {
        try collect(path, depth: depth + 1, into: &files)
      }
    }
  }

  private mutating func refuse(_ path: String, _ reason: String) {
    let problem = Diagnostic(file: path, reason: reason)
    problems.append(SuiteProblem(name: Self.name(of: path, below: root), diagnostics: [problem]))
  }

  /// Finds the goldens of scenarios, captures and variants that no longer exist. The goldens of a scenario that cannot
  /// be read are left alone.
  private mutating func findStale() {
    let broken = Set(problems.map(\.title))
    var found: [String] = []
    func look(_ folder: String, depth: Int) {
      guard depth <= Self.maximumDepth, let entries = FolderEntry.all(in: folder) else { return }
      for entry in entries where entry.isFolder && entry.isNameText && !entry.name.hasPrefix(".") {
        let path = "\(folder)/\(entry.name)"
        guard entry.name == Self.goldenFolder else {
          if !entry.name.hasPrefix("__") { look(path, depth: depth + 1) }
          continue
        }
        for scenario in FolderEntry.all(in: path) ?? []
        where scenario.isFolder && !broken.contains(scenario.name) {
          for file in FolderEntry.all(in: "\(path)/\(scenario.name)") ?? []
          where !file.isFolder && file.isNameText && Self.isGolden(file.name) {
            let golden = "\(path)/\(scenario.name)/\(file.name)"
            if !goldens.contains(golden) { found.append(golden) }
          }
        }
      }
    }
    look(root, depth: 0)
    stale = found
  }

  /// True for names that only this command gives: `NAME@2x.png` and `NAME.trace.txt`.
  static func isGolden(_ name: String) -> Bool {
    if name.hasPrefix(".") { return false }
    if name.hasSuffix(".trace.txt") { return true }
    guard name.hasSuffix("x.png"), let at = name.lastIndex(of: "@") else { return false }
    return Double(name[name.index(after: at)...].dropLast(5)) != nil
  }

  /// A path without its root folder and its extension.
  static func name(of file: String, below root: String) -> String {
    var name = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    return name
  }
}

/// A scenario in one variant, with all captures at all scales, which are played together.
package struct SuiteUnit: Equatable {
  package var scenario: Int
  var variant: SuiteVariant
}
