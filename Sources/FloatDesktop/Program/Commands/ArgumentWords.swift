import ArgumentParser
import FloatFiles
import FloatPainting
import FloatSnapshots

// The words that options take, of types that know nothing of a command line.
extension Bezel: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
extension SnapshotRecord: ExpressibleByArgument {}
extension SuiteShard: ExpressibleByArgument {
  package init?(argument: String) { self.init(part: argument) }
}
extension TextRenderer.Mode: ExpressibleByArgument {}
