import AccessibilityModel
import AppHost
import Testing
import UIKit

/// Starts a whole app on a device of its own, with VoiceOver on, and lets a test use it.
///
///     try await hosting(app: AppDelegate(), scene: SceneDelegate()) { screen in
///       #expect(screen.heard == ["Kennel, heading"])
///     }
///
/// - Parameters:
///   - delegate: The app's delegate; it is made as the system would make it.
///   - scene: Who shows the first window; leave it out where the app's delegate does, or names a class for it.
///   - name: What a transcript calls it; the delegate's type where none is given.
///   - dialect: How VoiceOver speaks.
///   - verbosity: How much VoiceOver tells.
///   - startsVoiceOver: False where VoiceOver is off until `screen.voiceOver.turnOn()`.
///   - technologies: Others that are on before the app's first code runs, such as `SwitchControl.self`.
///   - environment: The device and the person's settings.
///   - rules: What is chosen for uncertain rules, as `earshot rules` lists them.
///   - sourceLocation: Where failures are shown.
///   - body: Uses the screen; the app ends when the body ends.
/// - Throws: What the body throws, `TreeDiffError` where the app contradicts itself, `SettingsError` for a wrong rule.
public func hosting<Delegate: UIApplicationDelegate>(
  app delegate: @autoclosure @escaping @MainActor () -> Delegate,
  scene: @autoclosure @escaping @MainActor () -> (any UISceneDelegate)? = nil, name: String? = nil,
  dialect: Dialect = AccessibilityScope.current.dialect,
  verbosity: Verbosity = AccessibilityScope.current.verbosity, startsVoiceOver: Bool = true,
  technologies: [any ListedTechnology.Type] = [],
  environment: LaunchOptions = AccessibilityScope.current.environment,
  rules: RuleChoices = AccessibilityScope.current.rules,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: @MainActor (Screen) async throws -> Void
) async throws {
  try await host(
    WindowHost(app: { delegate() }, scene: { _ in scene() }), name: name ?? Screen.name(of: Delegate.self),
    voiceOver: VoiceOver(dialect.following(rules), verbosity: verbosity), startsVoiceOver: startsVoiceOver,
    technologies, environment, rules,
    at: sourceLocation, body)
}
