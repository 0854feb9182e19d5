/// A choice among named cases, read and written as text whatever its type is.
protocol ParameterChoice: Sendable {
  /// The cases' names in the order of declaration.
  var names: [String] { get }
  func name(in parameters: Parameters) -> String
  /// Stores the case of that name; false when there is none.
  func store(_ name: String, in parameters: inout Parameters) -> Bool
}

/// The choice among the cases of `C` at a place in the parameters.
struct EnumerationChoice<C: RawRepresentable & CaseIterable & Sendable>: ParameterChoice
where C.RawValue == String {
  let path: WritableKeyPath<Parameters, C> & Sendable

  var names: [String] { C.allCases.map(\.rawValue) }
  func name(in parameters: Parameters) -> String { parameters[keyPath: path].rawValue }
  func store(_ name: String, in parameters: inout Parameters) -> Bool {
    guard let value = C(rawValue: name) else { return false }
    parameters[keyPath: path] = value
    return true
  }
}
