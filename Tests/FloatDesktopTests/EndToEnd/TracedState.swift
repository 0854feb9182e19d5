import Foundation

/// One line of a trace, or of the output of `inspect`.
struct TracedState: Decodable, Equatable {
  struct Transition: Decodable, Equatable {
    var kind: String
    var interactive: Bool
    var progress: Double
    var topX: Double
  }
  struct Ball: Decodable, Equatable {
    var visible: Bool
    var alpha: Double
    var frame: [Double]
    var edge: String
    var items: [String]
  }
  struct Zone: Decodable, Equatable {
    var kind: String
    var progress: Double
    var radius: Double
    var highlighted: Bool
  }
  struct List: Decodable, Equatable {
    struct Row: Decodable, Equatable {
      var id: String
      var frame: [Double]
    }
    var open: Bool
    var mode: String
    var rows: [Row]
  }
  struct Badge: Decodable, Equatable {
    var id: String
    var state: String
    var center: [Double]
    var anchor: [Double]
    var anchorRadius: Double
  }
  struct Element: Decodable, Equatable {
    var id: String
    var role: String
    var label: String
    var frame: [Double]
  }

  var t: Double
  var frame: Int
  var stack: [String]
  var transition: Transition?
  var ball: Ball
  var zone: Zone
  var list: List
  var badges: [Badge]
  var scroll: Double
  var effects: [String]
  var elements: [Element]?
  /// True in a line that follows a frame's because the window has come to rest; false where the rest has ended.
  var rest: Bool?
  var wakesIn: Double?

  init(line: some StringProtocol) throws { try self.init(json: Data(line.utf8)) }

  init(json: Data) throws { self = try JSONDecoder().decode(TracedState.self, from: json) }

  func badge(_ id: String) -> Badge? { badges.first { $0.id == id } }

  /// The state without the parts that depend on how often frames are drawn.
  var settled: TracedState {
    var state = self
    state.t = 0
    state.frame = 0
    state.effects = []
    state.elements = nil
    return state
  }
}
