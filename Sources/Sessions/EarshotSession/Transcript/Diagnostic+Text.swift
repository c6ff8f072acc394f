import AccessibilityModel

extension Diagnostic {
  /// What is wrong as one line, behind the place in the app's code where that is known.
  ///
  ///     Dogs.swift:12: The body of Dogs contains itself without end; …
  package var text: String {
    guard let location else { return message }
    return "\(location.text): \(message)"
  }
}
