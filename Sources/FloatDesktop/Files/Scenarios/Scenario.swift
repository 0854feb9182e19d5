package import FloatCore

/// A script of steps, with what it starts from and the positions of both in its file.
public struct Scenario: Hashable, Sendable {
  /// The device's id, `iphone-x`; nil leaves it to the program.
  package var device: Placed<String>?
  /// The prototype's folder, relative to the scenario's file; nil leaves it to the program.
  package var prototype: Placed<String>?
  /// The names of presets, in the order in which they are applied.
  package var presets: [Placed<String>] = []
  /// Configuration on top of the presets.
  package var options: [Placed<ConfigurationValue>] = []
  /// The appearance; nil leaves it to the program.
  package var appearance: Appearance?
  /// The language of the content: `en`, `zh-Hans` or, for the pages that the program carries, `built-in`; nil leaves
  /// it to the program.
  package var language: Placed<String>?
  /// The steps, in order.
  package var steps: [Placed<ScenarioStep>] = []
  /// The variants of its pictures, and how they are compared.
  package var settings = SnapshotSettings.inherited
  /// The source of the pages that it was read for.
  package var pages = ScenarioPages(nil)

  /// A scenario without steps.
  package init() {}
}

/// The source of a scenario's pages, which makes no two scenarios differ: their steps do.
package struct ScenarioPages: Hashable, Sendable {
  /// Nil for the demo's pages.
  package let source: (any PageSource)?

  package init(_ source: (any PageSource)?) { self.source = source }

  package static func == (a: Self, b: Self) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
