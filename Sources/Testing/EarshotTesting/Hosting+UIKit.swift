import AccessibilityModel
import AppHost
import Testing
import UIKit

/// Shows a view controller on a device of its own, with VoiceOver on, and lets a test use it.
///
///     try await hosting(KennelController()) { screen in
///       #expect(screen.heard == ["Bailey, beagle. More content available."])
///     }
///
/// - Parameters:
///   - controller: The controller; it is made as code of the app.
///   - name: What a transcript calls it; the controller's type where none is given.
///   - dialect: How VoiceOver speaks.
///   - verbosity: How much VoiceOver tells.
///   - startsVoiceOver: False where VoiceOver is off until `screen.voiceOver.turnOn()`.
///   - technologies: Others that are on before the app's first code runs, such as `SwitchControl.self`.
///   - environment: The device and the person's settings.
///   - rules: What is chosen for uncertain rules, as `earshot rules` lists them.
///   - sourceLocation: Where failures are shown.
///   - body: Uses the screen; the controller's view leaves it when the body ends.
/// - Throws: What the body throws, `TreeDiffError` where the app contradicts itself, `SettingsError` for a
///   wrong rule.
public func hosting<Controller: UIViewController>(
  _ controller: @autoclosure @escaping @MainActor () -> Controller, name: String? = nil,
  dialect: Dialect = AccessibilityScope.current.dialect,
  verbosity: Verbosity = AccessibilityScope.current.verbosity, startsVoiceOver: Bool = true,
  technologies: [any ListedTechnology.Type] = [],
  environment: LaunchOptions = AccessibilityScope.current.environment,
  rules: RuleChoices = AccessibilityScope.current.rules,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: @MainActor (Screen) async throws -> Void
) async throws {
  try await host(
    WindowHost { .controller(controller()) }, name: name ?? Screen.name(of: Controller.self),
    voiceOver: VoiceOver(dialect.following(rules), verbosity: verbosity), startsVoiceOver: startsVoiceOver,
    technologies, environment, rules,
    at: sourceLocation, body)
}

/// Shows a view of UIKit's kind on a device of its own, with VoiceOver on, and lets a test use it.
///
/// - Parameters:
///   - view: The view; it is made as code of the app, and fills the screen where it has no size.
///   - name: What a transcript calls it; the view's type where none is given.
///   - dialect: How VoiceOver speaks.
///   - verbosity: How much VoiceOver tells.
///   - startsVoiceOver: False where VoiceOver is off until `screen.voiceOver.turnOn()`.
///   - technologies: Others that are on before the app's first code runs, such as `SwitchControl.self`.
///   - environment: The device and the person's settings.
///   - rules: What is chosen for uncertain rules, as `earshot rules` lists them.
///   - sourceLocation: Where failures are shown.
///   - body: Uses the screen; the view leaves it when the body ends.
/// - Throws: What the body throws, `TreeDiffError` where the app contradicts itself, `SettingsError` for a
///   wrong rule.
public func hosting<Shown: UIView>(
  _ view: @autoclosure @escaping @MainActor () -> Shown, name: String? = nil,
  dialect: Dialect = AccessibilityScope.current.dialect,
  verbosity: Verbosity = AccessibilityScope.current.verbosity, startsVoiceOver: Bool = true,
  technologies: [any ListedTechnology.Type] = [],
  environment: LaunchOptions = AccessibilityScope.current.environment,
  rules: RuleChoices = AccessibilityScope.current.rules,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: @MainActor (Screen) async throws -> Void
) async throws {
  try await host(
    WindowHost { .view(view()) }, name: name ?? Screen.name(of: Shown.self),
    voiceOver: VoiceOver(dialect.following(rules), verbosity: verbosity), startsVoiceOver: startsVoiceOver,
    technologies, environment, rules,
    at: sourceLocation, body)
}
