/// One of the views that a provider shows, each as a preview of its own.
struct PreviewPiece {
  /// What the app calls the preview, if it does.
  var name: String?
  /// What is shown.
  var view: any View
}

/// A view that only structures the code: what lies in it is a preview each.
@MainActor
protocol PreviewStructure {
  /// The views in it, in order.
  var previewPieces: [PreviewPiece] { get }
}

/// The views that are a preview each, of what a provider shows.
///
/// - Complexity: O(n) in the number of previews.
@MainActor
func previewPieces(of view: any View) -> [PreviewPiece] {
  (view as? any PreviewStructure)?.previewPieces ?? [PreviewPiece(view: view)]
}

extension TupleView: PreviewStructure {
  var previewPieces: [PreviewPiece] { adapter.views(of: value).flatMap(SwiftUI.previewPieces(of:)) }
}

extension Group: PreviewStructure where Content: View {
  var previewPieces: [PreviewPiece] { SwiftUI.previewPieces(of: content) }
}

extension ForEach: PreviewStructure where Content: View {
  var previewPieces: [PreviewPiece] { data.flatMap { SwiftUI.previewPieces(of: content($0)) } }
}

extension _ConditionalContent: PreviewStructure where TrueContent: View, FalseContent: View {
  var previewPieces: [PreviewPiece] {
    switch storage {
    case .first(let view): SwiftUI.previewPieces(of: view)
    case .second(let view): SwiftUI.previewPieces(of: view)
    }
  }
}

extension Optional: PreviewStructure where Wrapped: View {
  var previewPieces: [PreviewPiece] { map(SwiftUI.previewPieces(of:)) ?? [] }
}

extension EmptyView: PreviewStructure {
  var previewPieces: [PreviewPiece] { [] }
}

extension AnyView: PreviewStructure {
  var previewPieces: [PreviewPiece] { SwiftUI.previewPieces(of: content) }
}

extension ModifiedContent: PreviewStructure where Content: View, Modifier: ViewModifier {
  /// What is done to several views is done to each of them.
  var previewPieces: [PreviewPiece] {
    let inner = SwiftUI.previewPieces(of: content)
    let name = (modifier as? PreviewNameModifier)?.name
    return inner.map { piece in
      PreviewPiece(name: piece.name ?? name, view: inner.count == 1 ? self : modified(piece.view))
    }
  }

  private func modified<Piece: View>(_ piece: Piece) -> any View {
    ModifiedContent<Piece, Modifier>(content: piece, modifier: modifier)
  }
}

/// Names a preview; changes nothing that it shows.
struct PreviewNameModifier: ViewModifier {
  let name: String?

  func body(content: Content) -> some View { content }
}
