/// How a scroll comes to rest.
public protocol ScrollTargetBehavior {
  /// What is known of a scroll.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where a scroll of a finger comes to rest; people who listen scroll by pages instead.
  ///
  /// - Parameters:
  ///   - target: Where it would come to rest by itself.
  ///   - context: What is known of the scroll.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  /// Leaves it where it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Where a scroll comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is then shown.
  public var rect: CGRect
  /// The place of it that is lined up with the view.
  public var anchor: UnitPoint?

  /// Makes the place.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known of a scroll before it comes to rest.
public struct ScrollTargetBehaviorContext {
  /// Where it would come to rest by itself.
  public let originalTarget: ScrollTarget
  /// How fast it goes, in points a second.
  public let velocity: CGVector
  /// How large the content is.
  public let contentSize: CGSize
  /// How large the view is.
  public let containerSize: CGSize
  /// Along which axes the view scrolls.
  public let axes: Axis.Set
}

/// Comes to rest at the edge of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one scroll may pass.
  public enum LimitBehavior: Hashable, Sendable {
    /// As the place has it, one, few, or any number.
    case automatic, always, alwaysByFew, alwaysByOne, never
  }

  /// Makes the behaviour.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {}
}

/// Comes to rest at the edge of a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public nonisolated init() {}

  /// Changes a place to the beginning of the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let size = context.containerSize
    guard size.width > 0, size.height > 0 else { return }
    let place = target.rect.origin
    target.rect.origin = CGPoint(
      x: context.axes.contains(.horizontal) ? (place.x / size.width).rounded() * size.width : place.x,
      y: context.axes.contains(.vertical) ? (place.y / size.height).rounded() * size.height : place.y)
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest at the edge of a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Comes to rest at the edge of a view, a number of views away at most.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at the edge of a page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// When a view that is scrolled to its end springs back.
public struct ScrollBounceBehavior: Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Also where everything fits into the space.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is more than the space holds.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// When bars show how far a view is scrolled.
public struct ScrollIndicatorVisibility: Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Where the place has them.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not where a finger scrolls.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Not at all.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How scrolling feels to a finger. People who listen scroll by pages, which it does not change.
extension View {
  /// Sets how scrolls inside come to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollFeel) { $0.behavior = behavior }
  }

  /// Has scrolls come to rest at the views inside.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets when views that are scrolled to their end spring back.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets when bars show how far a view is scrolled.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Draws what lies beside the space of a view that scrolls.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(IgnoredModifier())
  }
}
