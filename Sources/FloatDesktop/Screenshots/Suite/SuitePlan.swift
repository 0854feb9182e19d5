import FloatCore
import Glibc

/// Everything that a suite below a folder consists of, in an order of its own.
struct SuitePlan {
  static let goldenFolder = "__Snapshots__"
  static let failureFolder = "__Failures__"
  static let matrixName = "matrix.yaml"
  /// How many folders deep scenarios are looked for.
  static let maximumDepth = 32
  static let maximumUnits = 100_000

  /// The suite's folder, without a slash at its end.
  let root: String
  private(set) var scenarios: [SuiteScenario] = []
  private(set) var units: [SuiteUnit] = []
  /// What is wrong with files that could not be read, file by file.
  private(set) var problems: [(name: String, error: DataError)] = []
  /// The goldens that belong to a scenario.
  private(set) var goldens: Set<String> = []
  /// Files in `__Snapshots__` that belong to none.
  private(set) var stale: [String] = []

  /// - Parameter path: A folder, or one scenario.
  init(_ path: String) throws(CommandFailure) {
    var info = stat()
    guard stat(path, &info) == 0 else {
      throw CommandFailure(.noSuchInput, "\(path): \(String(cString: strerror(errno)))")
    }
    let isFolder = info.st_mode & S_IFMT == S_IFDIR
    root = isFolder ? Self.trimmed(path) : WholeFile.folder(of: path)
    var files: [String] = []
    if isFolder {
      try Self.collect(root, depth: 0, into: &files)
    } else {
      files = [path]
    }
    for file in files { read(file) }
    guard !scenarios.isEmpty || !problems.isEmpty else {
      throw CommandFailure(.noSuchInput, "\(path): there is no scenario (*.yaml) here or below")
    }
    findCollisions()
    for (index, scenario) in scenarios.enumerated() {
      for variant in scenario.variants { units.append(SuiteUnit(scenario: index, variant: variant)) }
    }
    if isFolder { findStale() }
  }

  // MARK: Reading

  private mutating func read(_ file: String) {
    let name = Self.name(of: file, below: root)
    do throws(DataError) {
      let scenario = try ScenarioFile.load(path: file)
      let wider = try matrix(for: file)
      let whole = SuiteScenario(
        path: file, name: name, scenario: scenario, settings: scenario.settings.over(wider))
      guard scenario.steps.contains(where: { $0.value.captureName != nil }) else {
        throw DataError(diagnostics: [
          Diagnostic(
            file: file, reason: "nothing is compared; add a step \"snapshot: NAME\", a trace or a filmstrip")
        ])
      }
      scenarios.append(whole)
    } catch {
      problems.append((name, error))
    }
  }

  /// The nearest `matrix.yaml`: beside the scenario, or in a folder above it up to the suite's.
  private func matrix(for file: String) throws(DataError) -> SnapshotSettings {
    var folder = WholeFile.folder(of: file)
    while true {
      let path = "\(folder)/\(Self.matrixName)"
      if access(path, F_OK) == 0 { return try SnapshotSettingsReader.load(path: path) }
      if folder == root || folder == "/" || folder == "." { return SnapshotSettings() }
      folder = WholeFile.folder(of: folder)
    }
  }

  /// Two captures with the same file would overwrite each other.
  private mutating func findCollisions() {
    var kept: [SuiteScenario] = []
    var owners: [String: String] = [:]
    for scenario in scenarios {
      var files: [String: SourcePosition] = [:]
      var problem: Diagnostic?
      for step in scenario.scenario.steps {
        for variant in scenario.variants {
          for name in scenario.fileNames(of: step.value, variant) {
            let file = "\(scenario.goldens)/\(name)"
            if let other = owners[file] ?? files[file].map({ "line \($0.line)" }) {
              problem =
                problem
                ?? Diagnostic(
                  file: scenario.path, position: step.position,
                  reason: "\(name) would also be the file of \(other); rename one of them")
            }
            files[file] = step.position
          }
        }
      }
      if let problem {
        problems.append((scenario.name, DataError(diagnostics: [problem])))
      } else {
        kept.append(scenario)
        for file in files.keys { owners[file] = scenario.path }
      }
      goldens.formUnion(files.keys)
    }
    scenarios = kept
  }

  // MARK: Files

  private static func collect(
    _ folder: String, depth: Int, into files: inout [String]
  ) throws(CommandFailure) {
    guard depth <= maximumDepth else { return }
    for entry in try entries(of: folder) {
      let path = "\(folder)/\(entry.name)"
      if entry.name.hasPrefix(".") || entry.name.hasPrefix("__") { continue }
      if entry.isFolder {
        try collect(path, depth: depth + 1, into: &files)
      } else if entry.name != matrixName, entry.name.hasSuffix(".yaml") || entry.name.hasSuffix(".yml") {
        files.append(path)
      }
    }
  }

  /// What is in a folder, by name; links to folders are not followed.
  private static func entries(
    of folder: String
  ) throws(CommandFailure) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else {
      throw CommandFailure(.noSuchInput, "\(folder): \(String(cString: strerror(errno)))")
    }
    defer { closedir(stream) }
    var found: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var info = stat()
      guard lstat("\(folder)/\(name)", &info) == 0 else { continue }
      found.append((name, info.st_mode & S_IFMT == S_IFDIR))
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Finds goldens of scenarios, captures and variants that are no more. Where a scenario cannot be read, its
  /// goldens are left alone.
  private mutating func findStale() {
    let broken = Set(problems.map { $0.name.split(separator: "/").last.map(String.init) ?? "" })
    var found: [String] = []
    func look(_ folder: String, depth: Int) {
      guard depth <= Self.maximumDepth, let entries = try? Self.entries(of: folder) else { return }
      for entry in entries where entry.isFolder && !entry.name.hasPrefix(".") {
        let path = "\(folder)/\(entry.name)"
        guard entry.name == Self.goldenFolder else {
          if !entry.name.hasPrefix("__") { look(path, depth: depth + 1) }
          continue
        }
        for scenario in (try? Self.entries(of: path)) ?? []
        where scenario.isFolder && !broken.contains(scenario.name) {
          for file in (try? Self.entries(of: "\(path)/\(scenario.name)")) ?? []
          where !file.isFolder && Self.isGolden(file.name) {
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

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// A path without the folder before it and its extension.
  static func name(of file: String, below root: String) -> String {
    var name = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    return name
  }
}
