/// What is played in one go: a scenario in one variant, with all its captures at all its scales.
struct SuiteUnit: Equatable {
  var scenario: Int
  var variant: SuiteVariant
}
