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

/// The content at one place, whatever its type.
struct AnyIslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let content: any View
}

/// Content at places around the camera.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [AnyIslandRegion]
}

/// Puts content at several places together.
@MainActor @preconcurrency
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Content at one place stays itself.
  public static func buildBlock<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    content
  }

  /// Content at any number of places.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    var regions: [AnyIslandRegion] = []
    for part in repeat each content { regions += part.regions }
    return DynamicIslandExpandedContent(regions: regions)
  }

  /// Content at a place as it stands.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(
      regions: [AnyIslandRegion(position: region.position, content: region.content)])
  }

  /// Content that was put together elsewhere.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    content
  }

  /// Content that may be absent.
  public static func buildOptional<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: content?.regions ?? [])
  }

  /// The first branch of a choice.
  public static func buildEither<Content: View>(
    first content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: content.regions)
  }

  /// The second branch of a choice.
  public static func buildEither<Content: View>(
    second content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: content.regions)
  }
}
