import SwiftUI

extension ChartContent {
  /// Puts a view beside each mark; what it shows is heard where it lies.
  ///
  /// - Source: Behaviour 1.17; that it is heard is uncertain
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return changing {
      $0.annotations.append(
        ChartAnnotation(position: position, alignment: alignment, spacing: spacing) { _ in view })
    }
  }

  /// Puts a view beside each mark, made for what is known of its place; what it shows is heard where it lies.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    changing {
      $0.annotations.append(
        ChartAnnotation(position: position, alignment: alignment, spacing: spacing) { content($0) })
    }
  }
}

/// What is known of a mark that a view stands beside.
public struct AnnotationContext: Sendable {
  /// How large the mark is, in points.
  public let targetSize: CGSize
}

/// A view beside a mark.
struct ChartAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let make: (AnnotationContext) -> any View
}

/// A view beside a mark, in the coordinates of the chart.
struct PlacedAnnotation: View {
  let annotation: ChartAnnotation
  let frame: CGRect

  var body: some View {
    let side = annotation.position.side(annotation.alignment)
    let gap = annotation.spacing ?? 4
    let view = AnyView(annotation.make(AnnotationContext(targetSize: frame.size)))
    return Color.clear
      .frame(width: frame.width, height: frame.height)
      .overlay(alignment: side.alignment) {
        view.fixedSize()
          .alignmentGuide(side.alignment.vertical) { size in
            switch side.edge {
            case .top: size[.bottom] + gap
            case .bottom: size[.top] - gap
            case .leading, .trailing, nil: size[side.alignment.vertical]
            }
          }
          .alignmentGuide(side.alignment.horizontal) { size in
            switch side.edge {
            case .leading: size[.trailing] + gap
            case .trailing: size[.leading] - gap
            case .top, .bottom, nil: size[side.alignment.horizontal]
            }
          }
      }
      .offset(x: frame.minX, y: frame.minY)
  }
}
