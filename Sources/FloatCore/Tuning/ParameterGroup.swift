/// A group of keys that a page source adds: fields with their defaults, and the table of their entries.
///
/// A package can access its group as if it were built in:
///
///     extension Parameters {
///       var shop: ShopParameters {
///         get { self[ShopParameters.self] }
///         set { self[ShopParameters.self] = newValue }
///       }
///     }
///
/// and the table has entries such as `.length("shop.row-height", \\.shop.rowHeight, 20...200, …)`. A table of
/// `KeyEntry<ShopParameters>` has `.length("row-height", \\.rowHeight, 20...200, …)` and ends with
/// `.under("shop", \\.shop)`.
public protocol ParameterGroup: Hashable, Sendable {
  /// The defaults.
  init()
  /// The table of entries; an entry's default is the value of its field after `init()`.
  static var entries: [ParameterEntry] { get }
}

/// The values of groups that the core does not know, at most one of each type.
struct AddedGroups: Hashable, Sendable {
  private var values: [any ParameterGroup] = []

  /// The types of the groups, in the order in which they were added.
  var types: [any ParameterGroup.Type] { values.map { type(of: $0) } }

  func contains(_ type: any ParameterGroup.Type) -> Bool {
    values.contains { ObjectIdentifier(Swift.type(of: $0)) == ObjectIdentifier(type) }
  }

  mutating func add(_ type: any ParameterGroup.Type) { values.append(type.init()) }

  subscript<Group: ParameterGroup>(_ type: Group.Type) -> Group {
    get {
      for case let group as Group in values { return group }
      return Group()
    }
    set {
      if let index = values.firstIndex(where: { $0 is Group }) { values[index] = newValue }
    }
  }

  static func == (a: AddedGroups, b: AddedGroups) -> Bool {
    func isEqual<Group: ParameterGroup>(_ group: Group, _ other: any ParameterGroup) -> Bool {
      group == other as? Group
    }
    return a.values.elementsEqual(b.values) { isEqual($0, $1) }
  }

  func hash(into hasher: inout Hasher) { for value in values { hasher.combine(value) } }
}
