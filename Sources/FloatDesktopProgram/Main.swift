import FloatDesktop

/// The program; everything it does is in the library, where tests and other packages reach it.
@main
enum Main {
  static func main() { FloatDesktopProgram.main() }
}
