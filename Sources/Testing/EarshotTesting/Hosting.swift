import AccessibilityModel
import AppHost
import EarshotSession
import SwiftUI
import Testing
import VoiceOverEngine

/// Shows a view on a device of its own, with VoiceOver on, and lets a test use it.
///
///     @Test func cell() async throws {
///       try await hosting(DogCell(dog: .bailey)) { screen in
///         #expect(screen.heard == ["Bailey, beagle, Three years. More content available."])
///       }
///     }
///
/// Time is virtual: it passes only where the test says so. Tests that host at the same time wait for one
/// another. What the app does wrong meanwhile fails the test unless the test asks for it.
/// - Parameters:
///   - content: The view; it is made as code of the app.
///   - name: What a transcript calls it; the view's type where none is given.
///   - dialect: How VoiceOver speaks.
///   - verbosity: How much VoiceOver tells.
///   - startsVoiceOver: False where VoiceOver is off until `screen.voiceOver.turnOn()`.
///   - technologies: Others that are on before the app's first code runs, such as `SwitchControl.self`.
///   - environment: The device and the person's settings.
///   - rules: What is chosen for uncertain rules, as `earshot rules` lists them.
///   - sourceLocation: Where failures are shown.
///   - body: Uses the screen; the view leaves it when the body ends.
/// - Throws: What the body throws, `TreeDiffError` where the app contradicts itself, `SettingsError` for a wrong rule.
public func hosting<Content: View>(
  _ content: @autoclosure @escaping @MainActor () -> Content, name: String? = nil,
  dialect: Dialect = AccessibilityScope.current.dialect,
  verbosity: Verbosity = AccessibilityScope.current.verbosity, startsVoiceOver: Bool = true,
  technologies: [any ListedTechnology.Type] = [],
  environment: LaunchOptions = AccessibilityScope.current.environment,
  rules: RuleChoices = AccessibilityScope.current.rules,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: @MainActor (Screen) async throws -> Void
) async throws {
  try await host(
    WindowHost(rootView: content), name: name ?? Screen.name(of: Content.self),
    voiceOver: VoiceOver(dialect.following(rules), verbosity: verbosity), startsVoiceOver: startsVoiceOver,
    technologies, environment, rules,
    at: sourceLocation, body)
}

/// Shows the first window of an app on a device of its own, with VoiceOver on, and lets a test use it.
///
/// - Parameters:
///   - app: The app; it is made as the system would make it.
///   - name: What a transcript calls it; the app's type where none is given.
///   - dialect: How VoiceOver speaks.
///   - verbosity: How much VoiceOver tells.
///   - startsVoiceOver: False where VoiceOver is off until `screen.voiceOver.turnOn()`.
///   - technologies: Others that are on before the app's first code runs, such as `SwitchControl.self`.
///   - environment: The device and the person's settings.
///   - rules: What is chosen for uncertain rules, as `earshot rules` lists them.
///   - sourceLocation: Where failures are shown.
///   - body: Uses the screen; the app ends when the body ends.
/// - Throws: What the body throws, `TreeDiffError` where the app contradicts itself, `SettingsError` for a wrong rule.
public func hosting<Hosted: App>(
  _ app: @autoclosure @escaping @MainActor () -> Hosted, name: String? = nil,
  dialect: Dialect = AccessibilityScope.current.dialect,
  verbosity: Verbosity = AccessibilityScope.current.verbosity, startsVoiceOver: Bool = true,
  technologies: [any ListedTechnology.Type] = [],
  environment: LaunchOptions = AccessibilityScope.current.environment,
  rules: RuleChoices = AccessibilityScope.current.rules,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: @MainActor (Screen) async throws -> Void
) async throws {
  try await host(
    WindowHost(windowOf: app), name: name ?? Screen.name(of: Hosted.self),
    voiceOver: VoiceOver(dialect.following(rules), verbosity: verbosity), startsVoiceOver: startsVoiceOver,
    technologies, environment, rules,
    at: sourceLocation, body)
}

/// Hosts content, and fails the test for what nobody asked about.
@MainActor
func host(
  _ content: @autoclosure @escaping @MainActor () -> any HostedContent, name: String, voiceOver: VoiceOver,
  startsVoiceOver: Bool, _ technologies: [any ListedTechnology.Type], _ environment: LaunchOptions,
  _ rules: RuleChoices,
  at sourceLocation: Testing.SourceLocation,
  _ body: @MainActor (Screen) async throws -> Void
) async throws {
  try rules.check()
  if let outer = HostedScreen.name {
    throw ScreenError(.nestedHosting, name, details: [outer], at: sourceLocation)
  }
  guard environment.hasDate else { throw ScreenError(.noDate, environment.date, at: sourceLocation) }
  var environment = environment
  environment.rules = environment.rules.merging(rules)
  if voiceOver.dialect.platform == .macOS, environment.platform == .iOS { environment.platform = .macOS }
  var voiceOver = voiceOver
  if environment.speechLanguage == "en" {
    environment.speechLanguage = voiceOver.dialect.language
  } else if voiceOver.dialect.language == "en" {
    var dialect = voiceOver.dialect
    dialect.language = environment.speechLanguage
    voiceOver = VoiceOver(dialect, verbosity: voiceOver.verbosity)
  }
  if voiceOver.dialect.platform == .iOS { voiceOver.statusBar = StatusBar(on: environment) }
  RunningApp.distinguishTasks { Test.current != nil }
  try await RunningApp.hosting(environment: environment) { host in
    let screen = Screen(host, content, name: name, voiceOver: voiceOver, rules: environment.rules)
    try await screen.start(withVoiceOver: startsVoiceOver, and: technologies)
    try await HostedScreen.$name.withValue(name) { try await body(screen) }
    try await screen.reportDiagnostics(at: sourceLocation)
  }
}

/// The screen that a test uses now.
private enum HostedScreen {
  /// What a transcript calls it; `nil` outside a body.
  @TaskLocal static var name: String?
}
