import Foundation

/// A recording, as `earshot conform` reads it.
struct RecordedScreens: Encodable {
  let format = "earshot.conformance"
  let version = 1
  /// What recorded, such as `iOS 26.1, iPhone 16`.
  var system: String
  let method = "VoiceOver service"
  /// What was recorded of each screen.
  var screens: [RecordedScreen] = []

  /// The recording as JSON.
  func text() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}

/// What was recorded of one screen.
struct RecordedScreen: Encodable {
  let id: String
  var steps: [RecordedStep]
}

/// What was recorded of one step; what could not be observed is left out.
struct RecordedStep: Encodable {
  /// What was done.
  let action: String
  /// Utterances, in order.
  var heard: [String]?
  /// Label and value of each element.
  var screen: [String]?

  enum CodingKeys: String, CodingKey {
    case action = "do"
    case heard
    case screen
  }
}
