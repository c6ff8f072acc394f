import EarshotSession
import Testing

@_exported import protocol AccessibilityModel.AssistiveTechnology
@_exported import protocol AccessibilityModel.ListedTechnology

/// A technology in the hands of a test: the first input turns it on, but for VoiceOver.
@MainActor
public protocol TechnologyDriver {
  /// The technology that is driven.
  associatedtype Technology: ListedTechnology

  /// The screen it is used on.
  var screen: Screen { get }

  /// Turns the technology on where it is off.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  func turnOn() async throws

  /// Turns the technology off where it is on.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  func turnOff() async throws
}

extension TechnologyDriver {
  /// True while the technology is on.
  public var isOn: Bool {
    get async { await screen.session.isOn(Technology.self) }
  }

  /// Turns the technology on where it is off.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func turnOn() async throws {
    try await screen.doing { screen.records += try await screen.session.turnOn(Technology.self) }
  }

  /// Turns the technology off where it is on; apps that ask find it off.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func turnOff() async throws {
    try await screen.doing { screen.records += try await screen.session.turnOff(Technology.self) }
  }

  /// Hands an input to the technology.
  ///
  /// - Parameters:
  ///   - input: The input: a gesture, keys, words.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where the technology is off and no input turns it on, and `TreeDiffError`.
  public func send(
    _ input: Technology.Input, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await screen.doing { try await screen.use(Technology.self, input, at: sourceLocation) }
  }
}

extension Screen {
  /// Hands an input to a technology, which is turned on first where its inputs do that.
  func use<Technology: ListedTechnology>(
    _ type: Technology.Type, _ input: Technology.Input, at location: Testing.SourceLocation
  ) async throws {
    if type.isTurnedOnByScripts {
      records += try await session.turnOn(type)
    } else if await !session.isOn(type) {
      throw ScreenError(.technologyIsOff, type.name, at: location)
    }
    starts.append(records.count)
    records += try await session.use(type, input)
  }
}
