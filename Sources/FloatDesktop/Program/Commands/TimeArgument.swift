import ArgumentParser

/// A time on the command line: `1.25`, `1.25s` or `1250ms`.
struct TimeArgument: ExpressibleByArgument, Equatable {
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  init?(argument: String) {
    var digits = Substring(argument)
    var unit = 1.0
    if digits.hasSuffix("ms") {
      digits.removeLast(2)
      unit = 1000
    } else if digits.hasSuffix("s") {
      digits.removeLast()
    }
    // Spelled in digits only: "inf", "nan" and "0x10" are numbers to Swift.
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || ".eE+-".contains($0)) }),
      let value = Double(digits),
      value.isFinite, value >= 0
    else { return nil }
    seconds = value / unit
  }
}
