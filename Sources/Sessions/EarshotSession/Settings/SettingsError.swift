/// Why settings cannot be read or changed.
public struct SettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing is wrong.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The first line does not say what it is.
    case noHeader
    /// There is no setting of that name.
    case unknownSetting
    /// There is no rule of that name.
    case unknownRule
    /// The setting takes something else.
    case wrongValue
    /// A line is neither a setting nor the beginning of a part.
    case noSetting
    /// What should choose for a rule names no choice.
    case noChoice
    /// There is no activity of that name.
    case unknownActivity
    /// The file cannot be read or written.
    case unusable
  }

  /// What kind of thing is wrong.
  public let code: Code
  /// The setting, the line or the file it concerns.
  public let subject: String
  /// The line, from 1; `nil` outside a file.
  public let line: Int?
  private let details: String

  /// Makes an error; the details are the choices there are, or a reason.
  public init(_ code: Code, _ subject: String, details: String = "", line: Int? = nil) {
    self.code = code
    self.subject = subject
    self.details = details
    self.line = line
  }

  /// What is wrong and what to do, in one line.
  public var description: String {
    let place = line.map { "line \($0): " } ?? ""
    switch code {
    case .noHeader: return "\(place)These are no settings. Begin with \"\(UserSettings.header)\"."
    case .unknownSetting: return "\(place)No setting \"\(subject)\". \(details)"
    case .unknownRule: return "\(place)No rule \"\(subject)\". \(details)"
    case .wrongValue: return "\(place)\"\(subject)\" takes \(details)."
    case .noSetting: return "\(place)\"\(subject)\" is no setting. Write a name, =, and what it is to be."
    case .noChoice: return "\"\(subject)\" is no choice. Write --rule NAME=CHOICE."
    case .unknownActivity:
      let advice =
        details.isEmpty ? "There is none yet; add a part [activity NAME]." : "There are: \(details)."
      return "\(place)No activity \"\(subject)\". \(advice)"
    case .unusable: return "\(subject) cannot be used (\(details)). Name another file."
    }
  }
}
