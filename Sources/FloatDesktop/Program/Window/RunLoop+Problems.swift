import FloatFiles

/// Problems with the files, shown in the window.
extension RunLoop {
  /// Shows the problems with the followed files, and with pictures that could not be drawn, as long as their files are
  /// unchanged.
  func tellProblems() {
    toldPictures = painter.unreadablePictures.count
    let pictures = painter.unreadablePictures.compactMap { name, reason -> Diagnostic? in
      guard ExternalPicture.isCurrent(name) else { return nil }
      return ExternalPicture.path(of: name).map { Diagnostic(file: $0, reason: reason) }
    }
    let all = (files?.problems ?? []) + pictures.sorted { $0.file < $1.file }
    if messages.show(all) { needsScene = true }
  }

  /// Shows the problems if there are more undrawable pictures than were last shown.
  func tellNewProblems() {
    if painter.unreadablePictures.count != toldPictures { tellProblems() }
  }
}
