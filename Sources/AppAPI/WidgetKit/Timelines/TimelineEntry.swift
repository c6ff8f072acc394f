import SwiftUI

/// What a widget shows from a time on.
public protocol TimelineEntry {
  /// From when on it is shown.
  var date: Date { get }
  /// How much it matters beside other widgets.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Not said.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside other widgets of a stack.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How much.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Says how much an entry matters, and for how long.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The entries of a widget, and when further ones are asked for.
public struct Timeline<EntryType: TimelineEntry> {
  /// What is shown, each with its date.
  public let entries: [EntryType]
  /// When further ones are asked for.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When a widget asks for further entries.
public struct TimelineReloadPolicy: Hashable, Sendable {
  enum Moment: Hashable, Sendable {
    case end
    case date(Date)
    case request
  }

  let moment: Moment

  /// When the last entry is shown.
  public static let atEnd = TimelineReloadPolicy(moment: .end)
  /// When the app asks for it.
  public static let never = TimelineReloadPolicy(moment: .request)
  /// At a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(moment: .date(date)) }
}

/// For which place entries are asked.
public struct TimelineProviderContext {
  /// The size in the list of sizes.
  public let family: WidgetFamily
  /// True where a person chooses among widgets.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
  /// The values of the environment that a widget is shown with.
  public let environmentVariants = EnvironmentVariants()

  /// The values of the environment that a widget is shown with; those of the screen.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    /// The values at a key path; one, or none.
    public subscript<Value>(dynamicMember path: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? { nil }
  }
}
