import ArgumentParser
import FloatFiles
import FloatPainting
import FloatSnapshots

// Types of other targets as values of command-line options.
extension Bezel: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
extension SnapshotRecord: ExpressibleByArgument {}
extension SuiteShard: ExpressibleByArgument {
  package init?(argument: String) { self.init(part: argument) }
}
extension TextRenderer.Mode: ExpressibleByArgument {}
