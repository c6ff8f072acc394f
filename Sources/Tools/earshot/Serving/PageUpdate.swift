import AccessibilityModel
import EarshotSession
import Foundation

/// What a page is told at once, as JSON.
struct PageUpdate: Encodable {
  /// Something that happened to the person.
  struct Happening: Encodable {
    /// A part of what is spoken, and where it comes from.
    struct Part: Encodable {
      var text: String
      var from: String
      var place: String?
      var language: String?
      var rules: [String]
    }

    var kind: String
    var text: String
    var seconds: Double?
    /// The number of the speech that the page plays for it.
    var number: Int?
    var parts: [Part]?
  }

  /// How everything stands.
  struct State: Encodable {
    struct Fact: Encodable {
      var label: String
      var value: String
    }
    struct Menu: Encodable {
      /// What stands above the entries; empty where nothing does.
      var title: String
      var entries: [String]
    }
    struct Technology: Encodable {
      var id: String
      var name: String
      var isOn: Bool
    }

    var title: String
    var width: Double
    var height: Double
    var cursor: String
    var cursorFrame: [Double]?
    var rotor: [String]
    var rotorEntry: Int?
    var moreContent: [Fact]
    var actions: [String]
    var technologies: [Technology]
    var settings: [String: String]
    /// What settings can be chosen from.
    var choices: [String: [String]]
    var shown: [String]
    /// The words that are selected, to be spoken.
    var selection: String?
    /// What can be done with them, while their menu is open.
    var selectionMenu: Menu?
    var braille: String?
    var isPaused: Bool
    var canSpeak: Bool
    var canListen: Bool
    var isRightToLeft: Bool
    var language: String
  }

  /// What becomes of the app.
  struct Status: Encodable {
    /// `running`, `compiling`, `broken` or `ended`.
    var kind: String
    var text: String
  }

  /// The line of the script that was done.
  var line: String?
  /// Why it could not be.
  var problem: String?
  var happened: [Happening]?
  var state: State?
  var status: Status?
  /// What changed by a save, in English.
  var changes: [String]?
  var inspection: PageInspection?
  /// What was understood of what was said; empty where it was nothing.
  var understood: String?
  /// True where everything that was heard so far is told again.
  var isReplay: Bool?
  /// The whole script so far.
  var script: [String]?

  /// The message.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
