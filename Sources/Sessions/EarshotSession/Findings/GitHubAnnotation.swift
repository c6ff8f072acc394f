import AccessibilityModel

/// A finding as a workflow of GitHub shows it beside the line of a change.
///
///     ::warning file=Rows/DogRow.swift,line=12,title=stop.nameless::Too little: only "button". …
public struct GitHubAnnotation: Hashable, Sendable {
  /// How much it matters.
  public enum Level: String, Hashable, Sendable {
    /// Something to know.
    case notice
    /// Something to look at.
    case warning
    /// Something because of which the run fails.
    case error
  }

  private let level: Level
  private let location: SourceLocation?
  /// The path that is printed, where it is not the location's.
  private let path: String?
  private let title: String?
  private let message: String

  /// Makes an annotation.
  ///
  /// - Parameters:
  ///   - message: What is found.
  ///   - title: What stands above it.
  ///   - location: The line that it is shown beside.
  ///   - path: The path of the file as the workflow knows it, where it is not the location's.
  ///   - level: How much it matters.
  public init(
    _ message: String, title: String? = nil, at location: SourceLocation? = nil, path: String? = nil,
    level: Level = .warning
  ) {
    self.message = message
    self.title = title
    self.location = location
    self.path = path
    self.level = level
  }

  /// Makes an annotation of findings that are one line.
  public init(_ line: FindingLine, on screen: String) {
    let times = line.count > 1 ? " (×\(line.count))" : ""
    self.init(line.message + times, title: "\(line.code) on \(screen)", at: line.location)
  }

  /// The workflow command, in one line that ends in a line feed.
  ///
  /// A percent sign and what ends a line are escaped, in properties also colons and commas.
  public var text: String {
    var properties: [String] = []
    if let location {
      properties += ["file=\(Self.property(path ?? location.path))", "line=\(location.line)"]
    }
    if let title { properties.append("title=\(Self.property(title))") }
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))\n"
  }

  private static func data(_ text: String) -> String {
    escaped(text) { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    escaped(data(text)) { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for character in text.unicodeScalars {
      if let escape = escape(character) ?? VisibleText.escape(character) {
        result += escape
      } else {
        result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
