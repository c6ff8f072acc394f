/// Why a file cannot be read as a screen.
public struct SavedScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of fault it is; raw values are stable.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// Nothing is in the file.
    case empty
    /// The file is longer than the limit.
    case tooLarge
    /// Elements lie inside each other deeper than the limit.
    case tooDeep
    /// There are more elements or values than the limit.
    case tooMany
    /// It begins as no known format does.
    case unknownFormat
    /// It ends inside an element, a value or a text.
    case truncated
    /// It is not what the format asks for.
    case malformed
    /// It declares entities, which can grow without end.
    case entities
    /// Its bytes are not in the encoding that it should have.
    case encoding
    /// A number is none, is infinite, or is larger than any screen.
    case number
    /// Something that must be there is missing.
    case missing
    /// An element lies inside itself, or in two places.
    case circle
  }

  /// What kind of fault it is.
  public let code: Code
  /// Where in the file; `nil` for a fault of the whole file.
  public let place: TextPlace?
  /// What was found or is missing.
  public let detail: String

  init(_ code: Code, at place: TextPlace? = nil, detail: String = "") {
    self.code = code
    self.place = place
    self.detail = detail
  }

  /// What is wrong and what to do next, in one line, without the place.
  public var message: String {
    switch code {
    case .empty: "the file is empty. Save the screen again."
    case .tooLarge:
      "it is larger than \(detail) MB. Check that it is one screen, or allow more with --max-size."
    case .tooDeep: "elements lie more than \(detail) deep inside each other. Check who wrote it."
    case .tooMany: "there are more than \(detail). Check that it is one screen."
    case .unknownFormat:
      "no known format of a saved screen begins like this. Name it with --from: "
        + ScreenFormat.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .truncated: "the file ends too early\(more). Save it whole."
    case .malformed: "\(detail). Save the screen again, or name its format with --from."
    case .entities: "it declares entities, which no saved screen needs. Take the declaration out."
    case .encoding: "\(detail.isEmpty ? "the bytes are no UTF-8" : detail). Save it as UTF-8."
    case .number: "\(detail) is no number that a screen can have. Check who wrote it."
    case .missing: "\(detail) is missing. Save the screen again, or name its format with --from."
    case .circle: "\(detail) lies inside itself or in two places. Check who wrote it."
    }
  }

  private var more: String { detail.isEmpty ? "" : ", \(detail)" }

  /// The place and the message, such as `line 3, column 7: the file ends too early. Save it whole.`.
  public var description: String {
    place.map { "line \($0.line), column \($0.column): \(message)" } ?? message
  }
}
