import AppIntents
import Intents
import SwiftUI

/// Gives the entries of a widget.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// For which place they are asked.
  typealias Context = TimelineProviderContext

  /// An entry for the time until there is one; its words are hidden.
  func placeholder(in context: Context) -> Entry
  /// Hands over the entry that is shown where a person chooses among widgets.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Hands over the entries from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Gives the entries of a widget that an intent of the older kind sets up.
public protocol IntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the intent.
  associatedtype Intent: INIntent
  /// For which place they are asked.
  typealias Context = TimelineProviderContext

  /// An entry for the time until there is one; its words are hidden.
  func placeholder(in context: Context) -> Entry
  /// Hands over the entry that is shown where a person chooses among widgets.
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Hands over the entries from now on.
  func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Gives the entries of a widget that an intent sets up.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the intent.
  associatedtype Intent: WidgetConfigurationIntent
  /// For which place they are asked.
  typealias Context = TimelineProviderContext

  /// An entry for the time until there is one; its words are hidden.
  func placeholder(in context: Context) -> Entry
  /// The entry that is shown where a person chooses among widgets.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Set-ups that a person is offered where they cannot make their own.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A widget that is set up already.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// How it is set up.
  public let intent: Intent
  /// What it is called.
  public let description: LocalizedStringResource

  /// Makes one.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }

  /// Makes one.
  public init(intent: Intent, description: String) {
    self.init(intent: intent, description: LocalizedStringResource(stringLiteral: description))
  }
}
