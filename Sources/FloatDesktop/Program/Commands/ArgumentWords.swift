import ArgumentParser
import FloatFiles
import FloatPainting

// The words that options take, of types that know nothing of a command line.
extension Bezel: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
extension TextRenderer.Mode: ExpressibleByArgument {}
