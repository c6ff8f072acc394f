/// What can be said, by the names that `Resources/VoiceControlGrammar` gives commands.
///
/// - Source: Behaviour 4.2
public enum VoiceCommand: String, Hashable, Sendable, CaseIterable {
  /// Listening, and how.
  case goToSleep, wakeUp, turnOff, dictationMode, commandMode, spellingMode, numberMode
  /// What was said before, and what can be said.
  case `repeat`, showCommands, showVocabulary, makeSpeakable, startRecording, stopRecording
  /// Answers to a question.
  case execute, cancel
  /// Parts of the device's own screen.
  case openAppSwitcher, openControlCenter, openNotificationCenter, openSpotlight, openApp
  /// Ways out of a screen, and searches.
  case goHome, goBack, search, searchWeb
  /// The device itself.
  case volume, mute, unmute, rotateTo, lockScreen, emergencyCall, shake, triplePress, screenshot, reboot
  /// Other technologies.
  case feature
  /// What is drawn over the screen.
  case showNumbers, showNumbersContinuously, hideNumbers, showNames, showNamesContinuously, hideNames
  /// Cells over the screen.
  case showGrid, showGridContinuously, hideGrid
  /// What can be done with an element.
  case showActions
  /// One finger on one place.
  case tap, choose, singleTap, doubleTap, longPress, forceTouch, tapAndHold
  /// Two fingers.
  case twoFingerTap, twoFingerDoubleTap, twoFingerLongPress, twoFingerPan, twoFingerSwipe, rotate
  /// Fingers that move.
  case scroll, scrollToEdge, swipe, pan, zoom
  /// Values.
  case increment, decrement
  /// Carrying something from one place to another.
  case drag, startDrag, drop, cancelGesture
  /// Moving in a text.
  case move, moveToBeginning, moveToEnd, moveSteps, moveBeside
  /// Selecting in a text.
  case selectAll, selectPhrase, selectThrough, selectEmoji, selectBeside, selectUnit, selectHere, selectSteps
  /// Changing what is selected.
  case extend, extendBack, deselect
  /// Changing a text.
  case replace, insertBeside, insertDate, enterThat, correctThat, correct, undo, redo, cut, copy, paste
  /// Changing how words are written.
  case capitalizeThat, capitalize, lowercaseThat, lowercase, uppercaseThat, uppercase, styleThat, style
  /// Taking words away.
  case deleteThat, deleteAll, deletePhrase, deleteUnit, deleteHere, deleteSteps
  /// Writing words.
  case type, emoji
}

/// What was said, made sense of: a command and the words that fill its slots.
public struct RecognizedCommand: Hashable, Sendable {
  /// A place in a pattern that words fill.
  public enum Slot: String, Hashable, Sendable, CaseIterable {
    /// Names or numbers of elements.
    case item, other
    /// Any words.
    case phrase
    /// Numbers.
    case count, columns, rows
    /// Ways to go.
    case direction, edge, way, turn, step, beside, place
    /// Pieces of a text.
    case unit, whole
    /// What the device is to be like.
    case state, louder, side, position, feature
  }

  /// What is to be done.
  public var command: VoiceCommand
  /// What fills the slots: the words as they were said, or the value that a list gives for them.
  public var slots: [Slot: String]

  /// Makes a saying.
  public init(_ command: VoiceCommand, _ slots: [Slot: String] = [:]) {
    self.command = command
    self.slots = slots
  }

  /// What fills a slot; empty where it was left out.
  subscript(slot: Slot) -> String { slots[slot] ?? "" }

  /// The number in a slot.
  func number(_ slot: Slot) -> Int? { slots[slot].flatMap { Int($0) } }

  /// True where it takes any words, so that an element of that very name is likelier to be meant.
  var isOpenEnded: Bool { [.openApp, .emoji, .type, .search, .searchWeb].contains(command) }
}
