import SwiftUI

/// The content of a widget and what is said about it.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration that it is made of.
  associatedtype Body: WidgetConfiguration
  /// What it is made of.
  var body: Body { get }
}

extension WidgetConfiguration where Body == Never {
  /// Those of the framework have no body; asking for one is a mistake in the program.
  public var body: Never {
    fatalError("\(Self.self) is shown by the framework and has no body to ask for.")
  }
}

extension Never: WidgetConfiguration {}

/// Nothing to show.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Has no content.
  public typealias Body = Never
  /// Makes one.
  public nonisolated init() {}
}

/// What is known of a widget: its content, and what is said about it.
@MainActor
struct WidgetDescription {
  /// What tells it from the app's other widgets.
  var kind = ""
  /// What it is called where a person chooses one.
  var displayName: Text?
  /// What it is for.
  var summary: Text?
  /// The sizes that it comes in; `nil` where it did not say.
  var families: [WidgetFamily]?
  /// True where the content reaches the edges.
  var hasMargins = true
  /// Where its content comes from; `nil` for a live activity.
  var source: (any WidgetSource)?
  /// How a live activity is shown; `nil` for a widget with a timeline.
  var activity: (any ActivitySource)?

  /// The sizes that it is offered in.
  var offeredFamilies: [WidgetFamily] {
    let all = families ?? [.systemSmall, .systemMedium, .systemLarge]
    let isTablet = UIDevice.current.userInterfaceIdiom == .pad
    return all.filter { isTablet || $0 != .systemExtraLarge }
  }
}

/// A configuration of the framework.
@MainActor
protocol DescribedConfiguration {
  var description: WidgetDescription { get }
}

extension WidgetConfiguration {
  /// What the configuration says.
  var described: WidgetDescription {
    if let known = self as? any DescribedConfiguration { return known.description }
    return Body.self == Never.self ? WidgetDescription() : body.described
  }
}

/// A configuration with something about it changed.
struct ChangedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration, DescribedConfiguration {
  typealias Body = Never
  let content: Content
  let change: @MainActor (inout WidgetDescription) -> Void

  var description: WidgetDescription {
    var description = content.described
    change(&description)
    return description
  }
}

extension WidgetConfiguration {
  private func changed(
    _ change: @escaping @MainActor (inout WidgetDescription) -> Void
  ) -> some WidgetConfiguration {
    ChangedConfiguration(content: self, change: change)
  }

  /// Says what it is called where a person chooses a widget.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changed { $0.displayName = displayName }
  }

  /// Says what it is called, in a text of the app's language files.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.displayName = Text(displayNameKey) }
  }

  /// Says what it is called.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    let text = Text(displayName)
    return changed { $0.displayName = text }
  }

  /// Says what it is for where a person chooses a widget.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.summary = description }
  }

  /// Says what it is for, in a text of the app's language files.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.summary = Text(descriptionKey) }
  }

  /// Says what it is for.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    let text = Text(description)
    return changed { $0.summary = text }
  }

  /// Says in which sizes it comes.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Lets the content reach the edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.hasMargins = false }
  }

  /// Says whether the background may be taken away; it is seen alone.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }

  /// Says where it is not to be offered first.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Has a person asked to set it up once it is added.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Says on which other devices a live activity is shown.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }

  /// Does something once a download of the widget ended; there is no network.
  public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// Where a widget can be.
public enum WidgetLocation: Hashable, Sendable {
  /// A place of a phone, a tablet or a desk.
  case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac
}

/// How large the place of a live activity is.
public enum ActivityFamily: Hashable, Sendable {
  /// That of a watch, or that of a phone.
  case small, medium
}
