/// The outcome of a suite as `reg.json`, as reg-cli and reg-suit write and read it.
enum RegReport {
  static func text(of outcome: SuiteOutcome) -> String {
    func files(_ isWanted: (SnapshotResult) -> Bool) -> JSON {
      .array(outcome.results.filter { !$0.name.isEmpty && isWanted($0) }.map { .string(file($0)) })
    }
    let isNew: (SnapshotResult) -> Bool = { $0.status == .recorded || $0.status == .missing }
    let isPassed: (SnapshotResult) -> Bool = { !$0.isFailure }
    let json = JSON.object([
      ("failedItems", files { $0.isFailure && !isNew($0) }),
      ("newItems", files(isNew)),
      ("deletedItems", .array(outcome.stale.map { .string($0) })),
      ("passedItems", files(isPassed)),
      ("expectedItems", files { !isNew($0) }),
      ("actualItems", files { _ in true }),
      ("diffItems", files { $0.diff != nil }),
      ("actualDir", .string(SuitePlan.failureFolder)),
      ("expectedDir", .string(SuitePlan.failureFolder)),
      ("diffDir", .string(SuitePlan.failureFolder)),
    ])
    return json.text(pretty: true) + "\n"
  }

  private static func file(_ result: SnapshotResult) -> String {
    result.id + (result.isTrace ? ".txt" : ".png")
  }
}
