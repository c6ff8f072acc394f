import SwiftUI

/// Where content is around the camera when all of the place is used.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  /// Before, after, below the camera, or at the end.
  case leading, trailing, center, bottom
}

/// The content at one place around the camera.
@MainActor @preconcurrency
public struct DynamicIslandExpandedRegion<Content: View> {
  let content: Content
  let position: DynamicIslandExpandedRegionPosition

  /// Puts content at a place.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.position = position
    self.content = content()
  }
}

/// Content at places around the camera.
@MainActor @preconcurrency
public protocol DynamicIslandExpandedContent<Body> {
  /// The type of what is shown.
  associatedtype Body: View
  /// The content at each place.
  var regions: [AnyIslandRegion] { get }
}

/// The content at one place, whatever its type.
public struct AnyIslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let content: any View
}

extension DynamicIslandExpandedRegion: DynamicIslandExpandedContent {
  /// What is shown at its place.
  public typealias Body = Content
  /// The content at its place.
  public var regions: [AnyIslandRegion] { [AnyIslandRegion(position: position, content: content)] }
}

/// The content at several places.
public struct DynamicIslandExpandedRegions: DynamicIslandExpandedContent {
  /// What is shown, of any type.
  public typealias Body = AnyView
  /// The content at each place.
  public let regions: [AnyIslandRegion]
}

/// Puts content at several places together.
@MainActor @preconcurrency
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Content at any number of places.
  public static func buildBlock<each Content: DynamicIslandExpandedContent>(
    _ content: repeat each Content
  ) -> DynamicIslandExpandedRegions {
    var regions: [AnyIslandRegion] = []
    for part in repeat each content { regions += part.regions }
    return DynamicIslandExpandedRegions(regions: regions)
  }

  /// Content at a place as it stands.
  public static func buildExpression<Content: DynamicIslandExpandedContent>(_ content: Content) -> Content {
    content
  }

  /// Content that may be absent.
  public static func buildOptional<Content: DynamicIslandExpandedContent>(
    _ content: Content?
  ) -> DynamicIslandExpandedRegions {
    DynamicIslandExpandedRegions(regions: content?.regions ?? [])
  }

  /// The first branch of a choice.
  public static func buildEither<Content: DynamicIslandExpandedContent>(
    first content: Content
  ) -> DynamicIslandExpandedRegions {
    DynamicIslandExpandedRegions(regions: content.regions)
  }

  /// The second branch of a choice.
  public static func buildEither<Content: DynamicIslandExpandedContent>(
    second content: Content
  ) -> DynamicIslandExpandedRegions {
    DynamicIslandExpandedRegions(regions: content.regions)
  }
}
