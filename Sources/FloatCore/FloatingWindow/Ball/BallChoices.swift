/// The docked ball's outline.
enum BallShape: String, Hashable, Sendable, CaseIterable {
  /// Round on all sides; `circle` in files.
  case circle
  /// Round only on the side away from the edge.
  case halfCapsule = "half-capsule"
}

/// What a tap on the ball does.
enum BallTap: String, Hashable, Sendable, CaseIterable {
  /// A single page opens at once, several open the list.
  case pageOrList = "page-or-list"
  /// The list opens, even for one page (SuspensionEntrance).
  case list
}

/// What a long press on the ball does.
enum BallLongPress: String, Hashable, Sendable, CaseIterable {
  /// Opens the list; the release chooses (SuspensionEntrance).
  case list
  /// Nothing: it is a slow tap.
  case none
}

/// Where the ball is docked before it has been moved.
enum BallHome: String, Hashable, Sendable, CaseIterable {
  /// At `ball.home.fraction` of its range.
  case fraction
  /// At the height where its bottom meets the top of the grown zone (FloatBallManager).
  case aboveZone = "above-zone"
  /// With its middle half-way down the screen (SuspensionEntrance, JXWeChatFloatView).
  case screenMiddle = "screen-middle"
}

/// The point of the ball that stays under the pointer dragging it.
enum BallGrab: String, Hashable, Sendable, CaseIterable {
  /// The point that was pressed.
  case offset
  /// Its middle, which glides to the pointer when the drag begins (JXWeChatFloatView).
  case center
}

/// What the ball shows inside.
enum BallContent: String, Hashable, Sendable, CaseIterable {
  /// The icons of its pages.
  case icons
  /// A chain link, in place of its pages' icons (FloatBallManager).
  case link
  /// Nothing (JXWeChatFloatView).
  case none
}

/// How the ball comes in while its only page is swiped back.
enum BallSwipe: String, Hashable, Sendable, CaseIterable {
  /// It gets more and more opaque (FloatBallManager, SuspensionEntrance, JXWeChatFloatView).
  case opacity
  /// It grows at its dock, opaque.
  case size
  /// It comes out from behind its edge, opaque.
  case place
}

/// How a ball that is released in the red zone leaves the screen.
enum BallRemoval: String, Hashable, Sendable, CaseIterable {
  /// Its middle falls into the corner while it fades and shrinks.
  case fall
  /// It slides off the screen past the corner, at full size and opaque (FloatBallManager).
  case slide
  /// It fades where it is (JXWeChatFloatView).
  case fade
}

/// When the ball appears for a page that goes into it.
enum BallAppearance: String, Hashable, Sendable, CaseIterable {
  /// As the page arrives: its shape turns into the ball.
  case arrival
  /// At the release of a drag: the ball is at its dock while the page shrinks into it. After a tap on back: as the page
  /// arrives (FloatBallManager).
  case release
  /// As soon as the page begins to shrink, after a drag or a tap (SuspensionEntrance, JXWeChatFloatView).
  case start

  /// True if the ball is visible before the page arrives.
  func isFirst(isReleased: Bool) -> Bool { self == .start || (self == .release && isReleased) }
}
