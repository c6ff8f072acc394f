import AccessibilityModel
import AssistiveTouchEngine
import KeyboardAccessEngine
import LargeContentEngine
import SpokenContentEngine
import SwitchControlEngine
import VoiceControlEngine
import VoiceOverEngine
import ZoomEngine

/// Every technology that a session can turn on, in the order in which lists name them.
///
/// Nothing else names all of them: scripts, help, rules and transcripts ask the technologies of this list.
public enum TechnologyList {
  /// The types of the technologies.
  public static let all: [any ListedTechnology.Type] = [
    VoiceOver.self, VoiceControl.self, KeyboardAccess.self, SwitchControl.self, LargeContentViewer.self,
    Zoom.self, SpokenContent.self, AssistiveTouch.self,
  ]
}

extension TechnologyList {
  /// The command of the first technology that can read a line; `nil` where none can.
  static func command(_ words: [ScriptWord]) -> Script.Command? {
    func command<Technology: ListedTechnology>(of type: Technology.Type) -> Script.Command? {
      type.command(words).map(Script.Command.init)
    }
    return all.lazy.compactMap { command(of: $0) }.first
  }

  /// The expectation of the first technology that can read what follows `expect`; `nil` where none can.
  static func expectation(_ words: ArraySlice<ScriptWord>) -> Script.State? {
    func expectation<Technology: ListedTechnology>(of type: Technology.Type) -> Script.State? {
      type.expectation(words).map { Script.State($0, of: type) }
    }
    return all.lazy.compactMap { expectation(of: $0) }.first
  }

  /// True where commands of a technology begin with a word.
  static func hasKeyword(_ word: String) -> Bool { all.contains { $0.keywords.contains(word) } }
}

extension TechnologyID {
  /// What people call the technology: `Voice Control`.
  public var name: String { (type as? any ListedTechnology.Type)?.name ?? description }

  /// The lines of a transcript for what the technology draws.
  func lines(of overlay: Overlay) -> [String] {
    (type as? any ListedTechnology.Type)?.lines(of: overlay) ?? overlay.lines
  }
}
