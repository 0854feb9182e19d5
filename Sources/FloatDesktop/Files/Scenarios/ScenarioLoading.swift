import FloatCore

/// Reading scenarios, for the other targets of this package.
package enum ScenarioLoading {
  /// Why a scenario could not be read: every problem on a line of its own.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package static func load(path: String) throws(Failure) -> Scenario {
    do throws(DataError) {
      return try ScenarioFile.load(path: path)
    } catch {
      throw Failure(description: error.text)
    }
  }

  package static func parse(_ text: String) throws(Failure) -> Scenario {
    do throws(DataError) {
      return try ScenarioFile.parse(Array(text.utf8), name: "scenario")
    } catch {
      throw Failure(description: error.text)
    }
  }
}
