import AccessibilityModel
import AppHost
import Foundation
import Testing
import UIKit

@_exported import struct SavedScreens.SavedScreen
@_exported import enum SavedScreens.ScreenFormat

/// Shows a screen that a testing tool saved, with VoiceOver on, and lets a test read it.
///
///     try await hosting(saved: "Screens/login.xml") { screen in
///       try await screen.expectTranscript(named: "Login")
///     }
///
/// It is read, audited and priced like an app's; what asks the app to do something is declined.
/// - Parameters:
///   - path: The file: a page source of Appium or XCUITest, a dump of `uiautomator`, an ARIA snapshot, …
///   - format: In which form it is; recognised by how it begins where none is named.
///   - name: What a transcript calls it; the name of the file where none is given.
///   - dialect: How VoiceOver speaks.
///   - verbosity: How much VoiceOver tells.
///   - environment: The device and the person's settings.
///   - rules: What is chosen for uncertain rules, as `earshot rules` lists them.
///   - sourceLocation: Where failures are shown.
///   - body: Uses the screen.
/// - Throws: What the body throws, `SavedScreenError` for what cannot be read, and the file system's errors.
public func hosting(
  saved path: String, as format: ScreenFormat? = nil, name: String? = nil,
  dialect: Dialect = AccessibilityScope.current.dialect,
  verbosity: Verbosity = AccessibilityScope.current.verbosity,
  environment: LaunchOptions = AccessibilityScope.current.environment,
  rules: RuleChoices = AccessibilityScope.current.rules,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: @MainActor (Screen) async throws -> Void
) async throws {
  let file = URL(filePath: path)
  let screen = try SavedScreen(reading: [UInt8](try Data(contentsOf: file)), as: format)
  try await hosting(
    screen, name: name ?? file.deletingPathExtension().lastPathComponent, dialect: dialect,
    verbosity: verbosity, environment: environment, rules: rules, sourceLocation: sourceLocation, body)
}

/// Shows a saved screen that was read already, with VoiceOver on, and lets a test read it.
///
/// - Parameters:
///   - screen: The screen.
///   - name: What a transcript calls it.
///   - dialect: How VoiceOver speaks.
///   - verbosity: How much VoiceOver tells.
///   - environment: The device and the person's settings.
///   - rules: What is chosen for uncertain rules, as `earshot rules` lists them.
///   - sourceLocation: Where failures are shown.
///   - body: Uses the screen.
/// - Throws: What the body throws, and `SettingsError` for a wrong rule.
public func hosting(
  _ screen: SavedScreen, name: String = "Saved screen", dialect: Dialect = AccessibilityScope.current.dialect,
  verbosity: Verbosity = AccessibilityScope.current.verbosity,
  environment: LaunchOptions = AccessibilityScope.current.environment,
  rules: RuleChoices = AccessibilityScope.current.rules,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: @MainActor (Screen) async throws -> Void
) async throws {
  try await host(
    SavedContent(screen), name: name, voiceOver: VoiceOver(dialect.following(rules), verbosity: verbosity),
    startsVoiceOver: true, [], environment, rules, at: sourceLocation, body)
}

/// Shows a scene of a storyboard on a device of its own, with VoiceOver on, and lets a test use it.
///
///     try await hosting(storyboard: UIStoryboard(name: "Main", bundle: .module)) { screen in … }
///
/// - Parameters:
///   - storyboard: The storyboard.
///   - identifier: The scene's identifier; the first scene where none is named.
///   - name: What a transcript calls it.
///   - dialect: How VoiceOver speaks.
///   - verbosity: How much VoiceOver tells.
///   - startsVoiceOver: False where VoiceOver is off until `screen.voiceOver.turnOn()`.
///   - technologies: Others that are on before the app's first code runs, such as `SwitchControl.self`.
///   - environment: The device and the person's settings.
///   - rules: What is chosen for uncertain rules, as `earshot rules` lists them.
///   - sourceLocation: Where failures are shown.
///   - body: Uses the screen; the scene leaves it when the body ends.
/// - Throws: What the body throws, `TreeDiffError` where the app contradicts itself, `SettingsError` for a wrong rule.
public func hosting(
  storyboard: @autoclosure @escaping @MainActor () -> UIStoryboard, identifier: String? = nil,
  name: String? = nil, dialect: Dialect = AccessibilityScope.current.dialect,
  verbosity: Verbosity = AccessibilityScope.current.verbosity, startsVoiceOver: Bool = true,
  technologies: [any ListedTechnology.Type] = [],
  environment: LaunchOptions = AccessibilityScope.current.environment,
  rules: RuleChoices = AccessibilityScope.current.rules,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: @MainActor (Screen) async throws -> Void
) async throws {
  @MainActor
  func scene() -> UIViewController {
    let storyboard = storyboard()
    if let identifier { return storyboard.instantiateViewController(withIdentifier: identifier) }
    return storyboard.instantiateInitialViewController() ?? UIViewController()
  }
  try await hosting(
    scene(), name: name ?? identifier ?? "Storyboard", dialect: dialect, verbosity: verbosity,
    startsVoiceOver: startsVoiceOver, technologies: technologies, environment: environment, rules: rules,
    sourceLocation: sourceLocation, body)
}

/// A saved screen in the place of an app: it stays as it is.
private final class SavedContent: HostedContent {
  private let node: AccessibilityNode

  init(_ screen: SavedScreen) {
    node = screen.tree.root.flatMap { screen.tree.node(of: $0) } ?? .container([])
  }

  func start(in host: RunningApp) {}
  func environmentDidChange(in host: RunningApp) {}
  func snapshot() -> AccessibilityNode { node }
  func stop() {}

  func perform(_ request: Request.Kind) -> Answer {
    if case .focus(let id) = request { .handled(by: id) } else { .declined }
  }
}
