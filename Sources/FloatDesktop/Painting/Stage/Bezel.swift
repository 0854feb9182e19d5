/// Whether the phone's body is drawn around the screen.
package enum Bezel: String, CaseIterable {
  case on
  case off
}
