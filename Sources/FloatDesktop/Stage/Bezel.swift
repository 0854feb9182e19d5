import ArgumentParser

/// What `--bezel` takes: whether the phone's body is drawn around the screen.
enum Bezel: String, CaseIterable, ExpressibleByArgument {
  case on
  case off
}
