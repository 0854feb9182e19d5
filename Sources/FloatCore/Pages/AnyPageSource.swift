/// A type-erased source of pages, as the prototype stores it; copies share it.
package struct AnyPageSource: PageSource {
  /// Held by reference, so that a prototype stays cheap to copy and to compare.
  private let shared: Boxed<any PageSource>
  private var source: any PageSource { shared.value }

  /// Wraps a source, or takes over the one that is already wrapped.
  package init(_ source: any PageSource) { shared = (source as? AnyPageSource)?.shared ?? Boxed(source) }

  package static func == (a: AnyPageSource, b: AnyPageSource) -> Bool {
    func isEqual<Source: PageSource>(_ source: Source) -> Bool { source == b.source as? Source }
    return a.shared.box === b.shared.box || isEqual(a.source)
  }

  package var root: PageID { source.root }
  package var tabs: [String] { source.tabs }
  package var counts: [PageCount] { source.counts }
  package var parameterGroups: [any ParameterGroup.Type] { source.parameterGroups }
  package func traits(of pageID: PageID) -> PageTraits? { source.traits(of: pageID) }
  package func collectedPage(of pageID: PageID) -> CollectedPage? { source.collectedPage(of: pageID) }
  package func text(_ text: InterfaceText) -> String? { source.text(text) }

  package func layout(of pageID: PageID, by builder: PageBuilder<AnyPageSource>) -> PageLayout? {
    func layout<Source: PageSource>(_ source: Source) -> PageLayout? {
      source.layout(of: pageID, by: builder.replacing(source))
    }
    return layout(source)
  }
}
