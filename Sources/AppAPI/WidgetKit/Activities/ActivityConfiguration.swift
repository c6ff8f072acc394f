import SwiftUI

/// How a live activity is shown on the Lock Screen and around the camera.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Has no body of its own.
  public typealias Body = Never
  let content: @MainActor (ActivityViewContext<Attributes>) -> any View
  let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

  /// Makes the configuration of a live activity.
  ///
  /// - Parameters:
  ///   - attributesType: What it is about.
  ///   - content: The view on the Lock Screen.
  ///   - dynamicIsland: What is shown around the camera.
  @preconcurrency
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { content($0) }
    island = dynamicIsland
  }
}

/// What a live activity is about, for its views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What stays the same.
  public let attributes: Attributes
  /// What changes, as it is at present.
  public let state: Attributes.ContentState
  /// What tells it from others.
  public let activityID: String
  /// True where what it shows is out of date.
  public let isStale: Bool
}

/// Views of a live activity, whatever it is about.
@MainActor
protocol ActivitySource {
  /// The view of a state; `nil` for values of another activity.
  func view(_ kind: ActivityPreviewViewKind, _ attributes: Any, _ state: Any) -> (any View)?
}

extension ActivityConfiguration: DescribedConfiguration, ActivitySource {
  var description: WidgetDescription { WidgetDescription(activity: self) }

  func view(_ kind: ActivityPreviewViewKind, _ attributes: Any, _ state: Any) -> (any View)? {
    guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
      return nil
    }
    let context = ActivityViewContext(
      attributes: attributes, state: state, activityID: "\(Attributes.self)", isStale: false)
    return switch kind {
    case .content: content(context)
    case .dynamicIsland(let part): island(context).view(part)
    }
  }
}

/// What a live activity shows around the camera.
@MainActor @preconcurrency
public struct DynamicIsland {
  private let regions: [AnyIslandRegion]
  private let leading: any View
  private let trailing: any View
  private let least: any View

  /// Says what is shown where all of it is used, where both sides are, and where one is.
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing, @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = expanded().regions
    leading = compactLeading()
    trailing = compactTrailing()
    least = minimal()
  }

  /// Says what is opened when it is touched; there is no app beside it here.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Colours its edge.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Says how far content keeps from its edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }

  func view(_ part: ActivityPreviewViewKind.DynamicIslandPreviewViewState) -> any View {
    switch part {
    case .minimal: return least
    case .compact:
      return HStack {
        AnyView(leading)
        Spacer()
        AnyView(trailing)
      }
    case .expanded:
      return VStack {
        HStack {
          region(.leading)
          Spacer()
          region(.trailing)
        }
        region(.center)
        region(.bottom)
      }
    }
  }

  private func region(_ position: DynamicIslandExpandedRegionPosition) -> AnyView {
    let shown = regions.filter { $0.position == position }
    return AnyView(
      ForEach(Array(shown.enumerated()), id: \.offset) { _, region in AnyView(region.content) })
  }
}

/// How much of the place around the camera is used.
public enum DynamicIslandMode: Hashable, Sendable {
  /// Both sides, one side, or all of it.
  case compactLeading, compactTrailing, minimal, expanded
}
