import Glibc

/// The program `floatdesktop`.
public enum FloatDesktopProgram {
  /// Runs the process's command line, and ends the process with its exit code.
  public static func main() -> Never {
    SignalWatch.ignoreBrokenPipes()
    exit(FloatDesktopCommand.status(of: Array(CommandLine.arguments.dropFirst())))
  }
}
