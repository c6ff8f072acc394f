/// A place that breaks a rule of the house, with what to do about it.
struct Violation: Equatable, CustomStringConvertible {
  /// The file, from the repository's root.
  let path: String
  /// The line, counted from one, or nil where the whole file is meant.
  let line: Int?
  /// What is wrong and what to do next.
  let message: String

  init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  var description: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return "\(place): \(message)"
  }
}
