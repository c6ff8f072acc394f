import AccessibilityModel
import AppHost
import SwiftUI

extension Button {
  /// Makes a button that has an intent performed.
  public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { intent.run() }, label: label)
  }

  /// Makes a button of a role that has an intent performed.
  public nonisolated init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { intent.run() }, label: label)
  }
}

extension Button where Label == Text {
  /// Makes a button with words from the app's own language files that has an intent performed.
  public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// Makes a button with words that has an intent performed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
    self.init(intent: intent) { Text(title) }
  }

  /// Makes a button of a role with words from the app's own language files that has an intent performed.
  public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with words and a symbol that has an intent performed.
  public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with words and a symbol that has an intent performed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
    self.init(intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Makes a switch that has an intent performed when it is turned.
  public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in intent.run() }), label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with words from the app's own language files that has an intent performed when it is turned.
  public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Makes a switch with words that has an intent performed when it is turned.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension AppIntent {
  /// Has it performed, and the intent that its result hands over to; an error is told to the developer.
  fileprivate func run() {
    Task { @MainActor in
      do {
        let result = try await perform()
        if let next = (result as? any FollowedResult)?.next { _ = try await next.perform() }
        IntentEnds.current.tell()
      } catch {
        RunningApp.current.report(Diagnostic("The intent \(Self.self) failed: \(error)"))
      }
    }
  }
}

/// A result that may hand over to another intent.
private protocol FollowedResult {
  var next: (any AppIntent)? { get }
}

extension IntentResultContainer: FollowedResult {
  fileprivate var next: (any AppIntent)? { opensIntent as? any AppIntent }
}
