/// Why a step cannot be carried out now.
public enum ScenarioStepError: Error, Hashable, Sendable {
  /// No element with that id is on the screen.
  case unknownElement(String)
  /// The step moves or releases a pointer that is not pressed.
  case notPressed
  /// The step presses a pointer that is pressed already.
  case alreadyPressed

  /// The reason in words. The elements that are there are the caller's to add.
  public var message: String {
    switch self {
    case .unknownElement(let id): "no element \"\(id)\" is on the screen"
    case .notPressed: "no pointer is pressed here; start with press or drag"
    case .alreadyPressed: "the pointer is still pressed; add a release step before this one"
    }
  }
}
