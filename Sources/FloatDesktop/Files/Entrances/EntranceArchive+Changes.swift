import FloatCore

extension EntranceArchive {
  /// What is stored with the changes that led from `base` to this archive.
  ///
  /// Where nobody else has changed the store, that is this archive.
  package func changes(since base: EntranceArchive, on stored: EntranceArchive) -> EntranceArchive {
    guard stored != base else { return self }
    let known = Dictionary(base.entrances.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let now = Set(entrances.map(\.id))
    var merged = stored
    merged.entrances.removeAll { known[$0.id] != nil && !now.contains($0.id) }
    for entrance in entrances where known[entrance.id] != entrance {
      if let index = merged.entrances.firstIndex(where: { $0.id == entrance.id }) {
        merged.entrances[index] = entrance
      } else {
        merged.entrances.append(entrance)
      }
    }
    if dock != base.dock { merged.dock = dock }
    return merged
  }
}
