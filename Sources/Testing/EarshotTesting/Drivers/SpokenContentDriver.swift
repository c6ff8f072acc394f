import EarshotSession
import Testing

@_exported import struct AccessibilityModel.Overlay
@_exported import struct SpokenContentEngine.Pronunciation
@_exported import struct SpokenContentEngine.SpokenContent
import struct SpokenContentEngine.SpokenContentOptions
@_exported import struct SpokenContentEngine.SpokenContentSettings
@_exported import struct SpokenContentEngine.TypingFeedback

/// Spoken Content in the hands of a test; the first input turns it on.
///
///     try await screen.spokenContent.send(.selectText("Γειά σου"))
///     try await screen.spokenContent.send(.speakSelection)
///     #expect(await screen.spokenContent.speaking?.language == "el")
@MainActor
public struct SpokenContentDriver: TechnologyDriver {
  /// The technology that is driven.
  public typealias Technology = SpokenContent
  /// The screen it is used on.
  public let screen: Screen

  /// Turns Spoken Content on where it is off, as a person set it up.
  ///
  /// - Parameters:
  ///   - settings: What the person set.
  ///   - languages: BCP 47 tags of the languages that the person reads, the preferred one first.
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func turnOn(_ settings: SpokenContentSettings, languages: [String] = []) async throws {
    guard await !isOn else { return }
    let options = SpokenContentOptions().following(screen.session.rules)
    let spoken = SpokenContent(options, settings: settings, languages: languages)
    try await screen.doing { screen.records += try await screen.session.turnOn(spoken) }
  }

  /// The words that are being spoken, with the BCP 47 tag of their voice; `nil` while nothing is.
  public var speaking: (words: String, language: String?)? {
    get async { await screen.session.technology(SpokenContent.self)?.present }
  }

  /// What is drawn over the screen: highlights, and a menu, a panel or a button; `nil` where that is nothing.
  public var overlay: Overlay? {
    get async { await screen.session.technology(SpokenContent.self)?.overlay }
  }

  /// The words that are highlighted: the sentence before the word, where both are.
  public var highlighted: [String] {
    get async { await screen.session.technology(SpokenContent.self)?.highlights.map(\.words) ?? [] }
  }
}

extension Screen {
  /// Spoken Content, as a test drives it.
  public var spokenContent: SpokenContentDriver { SpokenContentDriver(screen: self) }
}
