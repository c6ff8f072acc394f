import Testing

/// Why a test cannot do what it wants with a screen.
public struct ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// Nothing on the screen has the name.
    case noSuchElement
    /// More elements have the name than the test can mean.
    case severalElements
    /// The element is behind something modal.
    case outOfReach
    /// The element has no action of the name.
    case noSuchAction
    /// A technology draws nothing on the screen.
    case nothingShown
    /// What is hosted cannot be drawn.
    case nothingToDraw
    /// The app did not do what was asked.
    case declined
    /// The element is dimmed, so that activating it does nothing.
    case dimmed
    /// The technology that the test drives is off.
    case technologyIsOff
    /// No device has the name.
    case noSuchDevice
    /// The environment begins at what is no date.
    case noDate
    /// A screen is hosted inside the test of another one, which could only wait for it for ever.
    case nestedHosting
  }

  /// What kind of failure it is.
  public let code: Code
  /// The name that the test gave.
  public let name: String
  /// Where the test asked for it.
  public let location: Testing.SourceLocation
  private let details: [String]

  init(_ code: Code, _ name: String, details: [String] = [], at location: Testing.SourceLocation) {
    self.code = code
    self.name = name
    self.details = details
    self.location = location
  }

  /// What is wrong, what to do, and where the test asked for it, in one line.
  public var description: String { "\(message) (\(location.fileName):\(location.line))" }

  /// What is wrong and what to do, in one line.
  public var message: String {
    let rest = details.dropFirst()
    let first = details.first ?? ""
    switch code {
    case .noSuchElement:
      guard !rest.isEmpty else {
        return "No element named \"\(name)\". Nothing on the screen has one; see TreeText(screen.tree)."
      }
      return "No element named \"\(name)\". \(first): \(rest.joined(separator: ", "))."
    case .severalElements:
      return "\(first) elements are named \"\(name)\". Say which one is meant with number: 1 to \(first)."
    case .outOfReach:
      return "VoiceOver cannot reach \"\(name)\" now: it is behind something modal. Close that first."
    case .noSuchAction:
      guard !rest.isEmpty else {
        return "\"\(first)\" has no action named \"\(name)\" and no other. Give it one: accessibilityAction."
      }
      let names = rest.map { "\"\($0)\"" }.joined(separator: ", ")
      return "\"\(first)\" has no action named \"\(name)\". There are: \(names)."
    case .nothingShown:
      return "Nothing to draw for \(name) on this screen. Leave it out, or ask for another stop."
    case .nothingToDraw:
      return "\(name) cannot be drawn. Host a view, a view controller or an app."
    case .noDate:
      return
        "\(name) is no date from 1900 to 2199. Write LaunchOptions(date: \"2026-12-24T18:00\"), or \"now\"."
    case .nestedHosting:
      return
        "\(name) is hosted inside the test of \(first), and one screen is there at a time. Host it after the other's body."
    case .noSuchDevice:
      let near = details.isEmpty ? "Device.all lists them" : "Nearest: \(details.joined(separator: ", "))"
      return "No device \(name). \(near)."
    case .technologyIsOff:
      return
        "\(name) is off on this screen, so nothing took the gesture. Turn it on: screen.voiceOver.turnOn()."
    case .dimmed:
      return
        "\"\(name)\" is dimmed now, so activating it does nothing. Do first what enables it; screen.focus hears it."
    case .declined:
      return "The app did nothing for \"\(name)\". Give the view a handler, or ask for what it handles."
    }
  }
}
