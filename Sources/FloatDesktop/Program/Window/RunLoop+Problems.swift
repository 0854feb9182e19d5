import FloatFiles

/// What is wrong with the files, told in the window.
extension RunLoop {
  /// Tells what is wrong with the files that are followed, and with pictures that could not be drawn, as long as they are
  /// as they were.
  func tellProblems() {
    toldPictures = painter.unreadablePictures.count
    let pictures = painter.unreadablePictures.compactMap { name, reason -> Diagnostic? in
      guard ExternalPicture.isCurrent(name) else { return nil }
      return ExternalPicture.path(of: name).map { Diagnostic(file: $0, reason: reason) }
    }
    let all = (files?.problems ?? []) + pictures.sorted { $0.file < $1.file }
    if messages.show(all) { needsScene = true }
  }

  /// The same where a picture could not be drawn that was not told yet.
  func tellNewProblems() {
    if painter.unreadablePictures.count != toldPictures { tellProblems() }
  }
}
