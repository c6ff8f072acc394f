import AccessibilityModel

/// What gestures and keys make VoiceOver do; the names stand in `Resources/Commands`.
///
///     Command(named: "next heading") == .find(.headings, .next)   // true
///
/// - Source: Behaviour 1.2, 1.3, 2
public enum Command: Hashable, Sendable {
  /// To the stop beside the present one.
  case item(Direction)
  /// To the item beside the present one; a group counts as one item until it is entered.
  case itemAtLevel(Direction)
  /// To the first stop, backwards, or to the last one.
  case end(Direction)
  /// To the first stop of the container around the cursor, backwards, or to its last one.
  case endOfContainer(Direction)
  /// To the stop right below, onwards, or above.
  case straight(Direction)
  /// To the next element that the app links with the present one.
  case linkedItem
  /// Into the group under the cursor.
  case enterGroup
  /// Out of the group around the cursor.
  case leaveGroup
  /// Out of every group.
  case leaveGroups
  /// Use the element under the cursor, or perform the action that was chosen.
  case activate
  /// Hold a finger on the element under the cursor.
  case longPress
  /// Hand the touches that follow to the app.
  case passThrough
  /// Leave the present context.
  case escape
  /// Do the most important thing.
  case magicTap
  /// Dial the entry beside the present one.
  case rotor(Direction)
  /// Do what the rotor is on.
  case rotorItem(Direction)
  /// On to an element of a kind, or back to it, whatever is dialled.
  case find(RotorSearch, Direction)
  /// Say the piece of the element's words where the person is; again: spell it.
  case speak(TextUnit)
  /// Walk the element's words, whatever is dialled.
  case walk(TextUnit, Direction)
  /// Read from the element under the cursor to the end.
  case readAll
  /// Read everything.
  case readFromTop
  /// Say where the element stands among others.
  case itemSummary
  /// Say the element again, whole.
  case describeItem
  /// Say what the element is for.
  case readHint
  /// Say once more what was said last.
  case repeatSpeech
  /// Put what was said last where it can be pasted.
  case copySpeech
  /// Hold what is being said, or go on with it.
  case pauseSpeech
  /// Speak no more, or again.
  case muteSpeech
  /// Move the content by a page.
  case scroll(Request.ScrollDirection)
  /// Magnify, or show more at once.
  case zoom(Request.ZoomDirection)
  /// Open the facts of the element under the cursor.
  case moreContentMenu
  /// Open what the element under the cursor can do.
  case actionsMenu
  /// Open a list of everything on the screen.
  case itemChooser
  /// Open lists of what the rotor finds.
  case rotorMenu
  /// Ask for words to look for.
  case findText
  /// To the next element, or the one before, with the words that were looked for.
  case found(Direction)
  /// Ask for a name for the element under the cursor.
  case labelItem
  /// One further in the open menu.
  case entry(Direction)
  /// To the top of the open menu, backwards, or to its end.
  case endEntry(Direction)
  /// To the list beside the one that is open.
  case list(Direction)
  /// Take back the last letter that was typed into the open menu.
  case deleteLetter
  /// Do what is heard in the open menu.
  case chooseEntry
  /// Leave it.
  case closeMenu
  /// To the setting of the voice beside the present one.
  case voiceSetting(Direction)
  /// Change that setting: backwards is more, onwards less.
  case changeVoice(Direction)
  /// Show nothing on the screen from now on, or show it again.
  case screenCurtain
  /// Say what gestures and keys do in place of doing it, or stop that.
  case help
  /// Let arrow keys alone move the cursor, or no longer.
  case arrowKeys
  /// Let single letters jump, or no longer.
  case letterKeys
  /// Take keys as though VO were held, or no longer.
  case lockKeys
  /// Let areas that take touches themselves do so, or no longer.
  case directTouch
  /// Turn VoiceOver off, or on.
  case voiceOver
  /// Have the device do something.
  case system(SystemAction)
}
