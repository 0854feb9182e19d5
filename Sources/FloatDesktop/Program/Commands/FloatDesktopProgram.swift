import Glibc

/// The program `floatdesktop`.
@main enum FloatDesktopProgram {
  /// Runs the process's command line, and ends the process with its exit code.
  static func main() {
    SignalWatch.ignoreBrokenPipes()
    exit(FloatDesktopCommand.status(of: Array(CommandLine.arguments.dropFirst())))
  }
}
