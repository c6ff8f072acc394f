@_exported import SwiftUI

/// Something worth knowing about an app.
///
///     struct SwipeTip: Tip {
///       var title: Text { Text("Swipe to adopt") }
///     }
public protocol Tip: Identifiable, Sendable where ID == String {
  /// What can be done about it.
  typealias Action = Tips.Action
  /// What it is about.
  @MainActor @preconcurrency var title: Text { get }
  /// What there is to know.
  @MainActor @preconcurrency var message: Text? { get }
  /// A picture beside it.
  @MainActor @preconcurrency var image: Image? { get }
  /// What can be done about it.
  @Tips.ActionBuilder @MainActor @preconcurrency var actions: [Tips.Action] { get }
}

extension Tip {
  /// The name of its type.
  public var id: String { "\(Self.self)" }
  /// Nothing more.
  public var message: Text? { nil }
  /// None.
  public var image: Image? { nil }
  /// Nothing.
  public var actions: [Tips.Action] { [] }

  /// True where it is shown: tips were configured, and nobody closed it.
  @MainActor @preconcurrency
  public var shouldDisplay: Bool { TipStore.current.shows(id) }

  /// Ends that it is shown.
  ///
  /// - Parameter reason: Why; it is the end for any reason.
  @MainActor @preconcurrency
  public func invalidate(reason: Tips.InvalidationReason) { TipStore.current.close(id) }
}

/// What all tips of an app have in common.
public enum Tips {
  /// Why a tip is not shown any more.
  public enum InvalidationReason: Hashable, Sendable {
    /// The person did what it is about, closed it, or it was shown often enough.
    case actionPerformed, tipClosed, displayCountExceeded
  }

  /// How tips behave; they are shown as soon as they can be.
  public struct ConfigurationOption: Sendable {
    /// How often tips are shown.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { .init() }
    /// Where it is kept which tips were closed; here nowhere.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }

    /// How often tips are shown.
    public enum DisplayFrequency: Sendable {
      /// At once, or at most once in an hour, a day, a week or a month.
      case immediate, hourly, daily, weekly, monthly
    }

    /// Where it is kept which tips were closed.
    public enum DatastoreLocation: Sendable {
      /// Where apps keep things.
      case applicationDefault
      /// Where groups of apps do.
      case groupContainer(identifier: String)
    }
  }

  /// Begins to show tips.
  ///
  /// - Parameter options: How; tips are shown as soon as they can be.
  /// - Throws: Nothing, as nothing is stored.
  @MainActor @preconcurrency
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    TipStore.current.isConfigured = true
  }

  /// Forgets which tips were closed.
  ///
  /// - Throws: Nothing, as nothing is stored.
  @MainActor @preconcurrency
  public static func resetDatastore() throws { TipStore.current.closed = [] }

  /// Shows every tip, closed or not.
  @MainActor @preconcurrency
  public static func showAllTipsForTesting() {
    TipStore.current.isConfigured = true
    TipStore.current.closed = []
  }

  /// Something that can be done about a tip.
  public struct Action: Identifiable, Sendable {
    /// What it is known by.
    public let id: String
    let label: Text
    let perform: (@MainActor @Sendable () -> Void)?

    /// An action with words.
    @preconcurrency
    public init(id: String = "", title: String, perform: (@MainActor @Sendable () -> Void)? = nil) {
      self.id = id.isEmpty ? title : id
      label = Text(title)
      self.perform = perform
    }
  }

  /// Puts actions together.
  @resultBuilder
  public enum ActionBuilder {
    /// Any number of actions.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    /// An action as it stands.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Several actions as they stand.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// An action that may be absent.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// The first branch of a choice.
    public static func buildEither(first actions: [Action]) -> [Action] { actions }
    /// The second branch of a choice.
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
  }
}
