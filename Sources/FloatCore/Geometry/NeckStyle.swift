/// How the neck between a badge and its anchor is curved.
public enum NeckStyle: String, Hashable, Sendable, CaseIterable {
  /// Leaves both circles tangentially at their common outer tangents and thins in the middle.
  ///
  /// The outline has no corner anywhere.
  case externalTangent = "external-tangent"
  /// One control point half-way between the centres, joins perpendicular to the axis (QBadgeView, BGABadgeView).
  case midpoint
  /// Control points half the distance ahead of the anchor's joins (KYCuteView, DBBadgeButton).
  ///
  /// It tapers but has no waist. DBBadgeButton prints 2/d for the control length; d/2 is what its own
  /// derivation arrives at and what is drawn here.
  case seed
}
