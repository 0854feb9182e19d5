import FloatFiles
import Synchronization

/// Pictures made ahead, kept from one start to the next, so that the thread that makes them reads instead of drawing.
///
/// The file is read while that thread works, and written at the end if something was drawn. Frames never wait for it,
/// and between two runs of the thread none of it is in memory.
final class ImageShelf: Sendable {
  private struct State {
    /// The contents of the file; nil until it is read.
    var known: [ImageRequest: Bitmap]?
    /// The pictures used or drawn since, which are kept before all others.
    var used: [ImageRequest: Bitmap] = [:]
    var hasNew = false
  }

  private let file: ImageCacheFile
  private let assets: Assets
  private let state = Mutex(State())

  init(_ file: ImageCacheFile, assets: Assets) {
    self.file = file
    self.assets = assets
  }

  /// The picture from the file, or else the result of `make`.
  func picture(_ request: ImageRequest, make: (ImageRequest) -> Bitmap?) -> Bitmap? {
    let known = state.withLock { state in
      let all = state.known ?? file.load(assets)
      state.known = all
      return all[request]
    }
    guard let picture = known ?? make(request) else { return nil }
    state.withLock { state in
      state.used[request] = picture
      if known == nil { state.hasNew = true }
    }
    return picture
  }

  /// Writes the file if it is not up to date, and gives the memory back.
  func close() {
    let old = state.withLock { state in
      defer { state = State() }
      return state
    }
    guard old.hasNew else { return }
    var kept = old.used
    var size = kept.values.reduce(0) { $0 + $1.byteCount }
    for (request, picture) in old.known ?? [:] where kept[request] == nil {
      guard size + picture.byteCount <= ImageCacheFile.maximumSize * 9 / 10 else { continue }
      size += picture.byteCount
      kept[request] = picture
    }
    file.save(kept, assets)
  }
}
