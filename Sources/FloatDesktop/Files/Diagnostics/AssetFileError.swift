import Yams

/// Why a file below `Assets/` cannot be used.
struct AssetFileError: Error, Equatable, CustomStringConvertible {
  var file: String
  /// The line, counted from 1; nil where the whole file is at fault.
  var line: Int?
  /// The column in Unicode scalars, counted from 1; nil where the whole file is at fault.
  var column: Int?
  var reason: String

  init(file: String, mark: Mark? = nil, reason: String) {
    self.file = file
    self.line = mark?.line
    self.column = mark?.column
    self.reason = reason
  }

  /// `FILE:LINE:COL: error: REASON`, as compilers write it.
  var description: String {
    if let line, let column {
      "\(file):\(line):\(column): error: \(reason)"
    } else {
      "\(file): error: \(reason)"
    }
  }
}
