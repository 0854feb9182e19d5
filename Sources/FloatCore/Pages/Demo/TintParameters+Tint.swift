extension TintParameters {
  /// The colour of a name.
  public subscript(tint: DemoContent.Tint) -> Color {
    switch tint {
    case .green: green
    case .blue: blue
    case .orange: orange
    case .yellow: yellow
    case .red: red
    case .purple: purple
    case .teal: teal
    case .gray: gray
    }
  }
}
