import AppHost
@_exported import PreviewDeclarations
import TreeFormat

extension PreviewDeclaration {
  /// Describes a view to be shown; called by the expansion of `#Preview`.
  public init<Content: View>(
    kind: PreviewInfo.Kind = .preview, _ name: String? = nil,
    traits: @escaping @MainActor () -> [PreviewTrait<Preview.ViewTraits>] = { [] }, file: String, line: Int,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    let parts: @MainActor () -> [PreviewPart] = {
      previewPieces(of: body()).map { piece in
        PreviewPart(name: piece.name) { WindowHost(file: file, rootView: { piece.view }) }
      }
    }
    self.init(kind: kind, name, file: file, line: line, parts: kind == .provider ? parts : nil) {
      let changes = traits().map(\.change)
      let modifiers = changes.modifications.compactMap { $0.modifier as? any PreviewModifier }
      guard !modifiers.isEmpty else { return WindowHost(changes: changes, file: file, rootView: body) }
      return WindowHost(changes: changes, file: file) { ModifiedPreview(modifiers, content: body) }
    }
  }

  /// Describes an app to be shown.
  public init<Shown: App>(
    kind: PreviewInfo.Kind, _ name: String? = nil, file: String, line: Int,
    body: @escaping @MainActor () -> Shown
  ) {
    self.init(kind: kind, name, file: file, line: line) {
      WindowHost(windowOf: body, file: file)
    }
  }
}
