import Foundation
import Glibc

/// What a person gives a heard app beside its arguments: settings it finds, and answers of the network.
///
/// Both come by variables of the environment, which the app's code then finds without them.
enum AppSurroundings {
  /// Takes over what the process was started with.
  static func take() {
    if let settings = value(of: "EARSHOT_DEFAULTS") { store(settings) }
    let responses = value(of: "EARSHOT_RESPONSES").map { RecordedResponses(folder: $0) }
    RecordedProtocol.answerRequests(from: responses)
  }

  /// Stores settings, an object of JSON, as the app's own.
  static func store(_ settings: String, in defaults: UserDefaults = .standard) {
    let object = try? JSONSerialization.jsonObject(with: Data(settings.utf8)) as? [String: Any]
    for (key, value) in object ?? [:] where !(value is NSNull) { defaults.set(value, forKey: key) }
  }

  private static func value(of name: String) -> String? {
    defer { unsetenv(name) }
    return ProcessInfo.processInfo.environment[name]
  }
}
