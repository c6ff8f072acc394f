/// Something that a person meets otherwise in one state of an app than in another.
package struct ScreenChange: Hashable, Sendable {
  /// What kind of change it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A screen that was not there.
    case newScreen
    /// A screen that is gone.
    case lostScreen
    /// A way to a screen that takes more gestures.
    case dearerScreen
    /// A way to a screen that takes fewer gestures.
    case cheaperScreen
    /// A stop that was not there.
    case newStop
    /// A stop that is gone.
    case lostStop
    /// A name that became another one.
    case renamed
    /// A name that is gone.
    case lostName
    /// A name that was not there.
    case newName
    /// A role that became another one.
    case role
    /// A value that became another one.
    case value
    /// A hint that came, went or changed.
    case hint
    /// An action that is gone.
    case lostAction
    /// An action that was not there.
    case newAction
    /// A fact of More Content that is gone.
    case lostContent
    /// A fact of More Content that was not there.
    case newContent
    /// A language that is gone, so that another voice reads the words.
    case lostLanguage
    /// A language that came or changed.
    case language
    /// Something that cannot be used any more.
    case lostUse
    /// Something that can be used by now.
    case newUse
    /// Another place in the reading order.
    case order
    /// More seconds of speech.
    case longer
    /// Fewer seconds of speech.
    case shorter
    /// A stop that takes more gestures to reach.
    case dearer
    /// Something that is found wrong and was not.
    case newFinding
    /// Something that was found wrong and is not.
    case lostFinding
  }

  /// What kind of change it is.
  package var kind: Kind
  /// What the screen is called.
  package var screen: String
  /// What the stop is called; empty where it is about the screen.
  package var stop: String
  /// The change in one sentence.
  package var text: String
  /// Where in the app's code the stop is described now, if known.
  package var source: String

  /// Describes a change.
  package init(_ kind: Kind, on screen: String, at stop: String = "", _ text: String, source: String = "") {
    self.kind = kind
    self.screen = screen
    self.stop = stop
    self.text = text
    self.source = source
  }

  /// True where people are worse off.
  package var isWorse: Bool {
    switch kind {
    case .lostScreen, .dearerScreen, .lostStop, .lostName, .lostAction, .lostContent, .lostLanguage, .lostUse,
      .longer, .dearer, .newFinding:
      true
    default: false
    }
  }

  /// True where people are better off.
  package var isBetter: Bool {
    switch kind {
    case .cheaperScreen, .newName, .newUse, .shorter, .lostFinding: true
    default: false
    }
  }
}
