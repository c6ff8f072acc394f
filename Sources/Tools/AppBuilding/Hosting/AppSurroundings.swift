import Foundation

/// What a person gives an app beside its code: arguments, variables, settings, and answers of the network.
package struct AppSurroundings: Hashable, Sendable {
  /// The arguments that the app's code finds behind the name of its program.
  package var arguments: [String]
  /// Variables of the environment.
  package var environment: [String: String]
  /// The values of settings by their names, each as JSON, or as plain text where it is none.
  package var defaults: [String: String]
  /// The folder with recorded answers; `nil` where every request fails.
  package var responses: String?
  /// The folder with the person's files that the app can choose from; `nil` where there is none.
  package var files: String?

  /// Makes surroundings; what is left out is empty.
  package init(
    arguments: [String] = [], environment: [String: String] = [:], defaults: [String: String] = [:],
    responses: String? = nil
  ) {
    self.arguments = arguments
    self.environment = environment
    self.defaults = defaults
    self.responses = responses
  }

  /// The variables by which the host hears of all this.
  ///
  /// - Parameter container: The folders in which the app keeps its files.
  /// - Returns: The variables.
  func variables(in container: AppContainer) -> [String: String] {
    var variables = container.variables.merging(environment) { $1 }
    if !defaults.isEmpty { variables["EARSHOT_DEFAULTS"] = settings }
    variables["EARSHOT_RESPONSES"] = responses.map { URL(filePath: $0).standardizedFileURL.path }
    return variables
  }

  /// The settings as an object of JSON.
  private var settings: String {
    let values = defaults.mapValues { text -> Any in
      (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) ?? text
    }
    let data = try? JSONSerialization.data(withJSONObject: values)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
