import CSDL2
import FloatCore
import Synchronization

/// Opens fonts when they are first needed, and finds the font for a character.
///
/// `@unchecked Sendable` because its methods are called only with `FontLock` held.
final class FontLibrary: @unchecked Sendable {
  private let catalog: FontCatalog
  private let isReady: Bool
  private var faces: [FontCatalog.File: FontFace] = [:]
  private var roles: [FontCatalog.Role: FontFace?] = [:]
  private var others: [FontFace] = []
  private var unknown: Set<Unicode.Scalar> = []
  private(set) var warnings = DrawingWarnings()

  /// The most fonts that are opened for characters that none of the usual fonts has.
  private static let otherLimit = 24
  private static let unknownLimit = 4096

  init(catalog: FontCatalog = .system) {
    self.catalog = catalog
    isReady = FontLock.withLock { TTF_Init() == 0 }
    if !isReady {
      warnings.add("SDL_ttf: \(String(cString: SDL_GetError())) (text becomes boxes)", once: "ttf")
    }
  }

  deinit {
    // Fonts have to be closed before SDL_ttf quits.
    FontLock.withLock {
      faces = [:]
      roles = [:]
      others = []
      if isReady { TTF_Quit() }
    }
  }

  /// False if not even a substitute for the interface's typeface can be opened.
  func hasFont(_ weight: TextRun.Weight) -> Bool { face(.latin(weight)) != nil }

  /// The font for a character in a weight; nil if there is no font at all.
  func face(for character: Character, weight: TextRun.Weight) -> FontFace? {
    if TextMetrics.isEmoji(character), let emoji = face(.emoji), provides(emoji, character) { return emoji }
    let latin = face(.latin(weight))
    if let latin, provides(latin, character) { return latin }
    if let chinese = face(.chinese(isBold: weight == .semibold || weight == .bold)),
      provides(chinese, character)
    {
      return chinese
    }
    return other(for: character, weight: weight) ?? latin
  }

  /// The font for a role, or the system's substitute.
  func face(_ role: FontCatalog.Role) -> FontFace? {
    if let known = roles[role] { return known }
    let face = open(role)
    roles[role] = .some(face)
    return face
  }

  private func open(_ role: FontCatalog.Role) -> FontFace? {
    if let file = catalog.wellKnownFile(for: role), let face = open(file), face.family == role.family {
      return face
    }
    let face = catalog.substitute(for: role).flatMap { open($0) }
    guard let face, face.family.hasPrefix(role.family) else {
      let place =
        face.map { "its text is set in \($0.family)" }
        ?? "its characters come from other fonts or become boxes"
      warnings.add("font family \(role.family) is not installed (\(place))", once: role.family)
      return role == .emoji && face?.isScalable == true ? nil : face
    }
    return face
  }

  private func open(_ file: FontCatalog.File) -> FontFace? {
    guard isReady else { return nil }
    if let known = faces[file] { return known }
    guard let face = FontFace(file) else { return nil }
    faces[file] = face
    return face
  }

  private func other(for character: Character, weight: TextRun.Weight) -> FontFace? {
    if let known = others.first(where: { provides($0, character) }) { return known }
    guard let scalar = character.unicodeScalars.first, !unknown.contains(scalar) else { return nil }
    if others.count < Self.otherLimit, let file = catalog.file(having: scalar, weight: weight),
      let face = open(file), face.isScalable, face.provides(scalar)
    {
      if !others.contains(where: { $0 === face }) { others.append(face) }
      return face
    }
    if unknown.count < Self.unknownLimit { unknown.insert(scalar) }
    return nil
  }

  /// True if a font has every visible scalar of a character.
  private func provides(_ face: FontFace, _ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      face.provides($0) || $0.properties.isVariationSelector || $0.properties.isJoinControl
        || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}

/// Serialises the use of SDL_ttf, whose fonts share one FreeType library, which is not thread-safe.
///
/// Each `TextRenderer` belongs to one thread and draws lines ahead on another; in screenshot tests several may work at
/// once.
enum FontLock {
  private static let mutex = Mutex(())

  static func withLock<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    mutex.withLock { _ in result = body() }
    guard let result else { preconditionFailure("the body of a lock runs once") }
    return result
  }
}
