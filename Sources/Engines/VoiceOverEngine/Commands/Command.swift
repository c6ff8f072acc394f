/// What gestures and keys make VoiceOver do; the names stand in `Resources/Commands`.
///
/// - Source: at-behaviour 1.2, 1.3, 2
public enum Command: String, Hashable, Sendable, CaseIterable {
  /// To the stop behind the present one.
  case nextItem = "next item"
  /// To the stop before the present one.
  case previousItem = "previous item"
  /// To the top of the screen.
  case firstItem = "first item"
  /// To the end of the screen.
  case lastItem = "last item"
  /// Use the element under the cursor, or perform the action that was chosen.
  case activate
  /// Dial the entry to the right.
  case nextRotor = "next rotor"
  /// Dial the entry to the left.
  case previousRotor = "previous rotor"
  /// Do what the rotor is on, onwards.
  case nextRotorItem = "next rotor item"
  /// Do what the rotor is on, backwards.
  case previousRotorItem = "previous rotor item"
  /// On to a heading, whatever is dialled.
  case nextHeading = "next heading"
  /// Back to a heading, whatever is dialled.
  case previousHeading = "previous heading"
  /// On to a link, whatever is dialled.
  case nextLink = "next link"
  /// Back to a link, whatever is dialled.
  case previousLink = "previous link"
  /// On to a button, a field or the like, whatever is dialled.
  case nextControl = "next control"
  /// Back to a button, a field or the like, whatever is dialled.
  case previousControl = "previous control"
  /// Open the facts of the element under the cursor.
  case moreContentMenu = "more content menu"
  /// Open what the element under the cursor can do.
  case actionsMenu = "actions menu"
  /// One further down in the open menu.
  case nextEntry = "next entry"
  /// One further up in the open menu.
  case previousEntry = "previous entry"
  /// To the top of the open menu.
  case firstEntry = "first entry"
  /// To the end of the open menu.
  case lastEntry = "last entry"
  /// Do what is heard in the open menu.
  case chooseEntry = "choose entry"
  /// Leave it.
  case closeMenu = "close menu"
}
