import AppIntents
import Intents
import SwiftUI

/// A widget that a person does not set up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Has no body of its own.
  public typealias Body = Never
  let kind: String
  let source: any WidgetSource

  /// Makes the configuration of a widget.
  ///
  /// - Parameters:
  ///   - kind: What tells it from the app's other widgets.
  ///   - provider: What gives its entries.
  ///   - content: The view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    source = ProvidedSource(provider, content)
  }
}

extension StaticConfiguration: DescribedConfiguration {
  var description: WidgetDescription { WidgetDescription(kind: kind, source: source) }
}

/// A widget that a person sets up by an intent; it is shown as nobody has set it up.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  /// Has no body of its own.
  public typealias Body = Never
  let kind: String
  let source: any WidgetSource

  /// Makes the configuration of a widget.
  ///
  /// - Parameters:
  ///   - kind: What tells it from the app's other widgets.
  ///   - intent: The type of the intent that sets it up.
  ///   - provider: What gives its entries.
  ///   - content: The view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    source = ProvidedSource(intents: provider, content)
  }
}

extension AppIntentConfiguration: DescribedConfiguration {
  var description: WidgetDescription { WidgetDescription(kind: kind, source: source) }
}

/// A widget that a person sets up by an intent of the older kind; it is shown as nobody has set it up.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  /// Has no body of its own.
  public typealias Body = Never
  let kind: String
  let source: any WidgetSource

  /// Makes the configuration of a widget.
  ///
  /// - Parameters:
  ///   - kind: What tells it from the app's other widgets.
  ///   - intent: The type of the intent that sets it up.
  ///   - provider: What gives its entries.
  ///   - content: The view of an entry.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    source = ProvidedSource(olderIntents: provider, make: { Intent() }, content)
  }
}

extension IntentConfiguration: DescribedConfiguration {
  var description: WidgetDescription { WidgetDescription(kind: kind, source: source) }
}
