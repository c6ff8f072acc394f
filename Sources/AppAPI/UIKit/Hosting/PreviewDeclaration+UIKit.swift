import AppHost
@_exported import PreviewDeclarations
import TreeFormat

extension PreviewDeclaration {
  /// Describes a view of this kind to be shown; called by the expansion of `#Preview`.
  @_disfavoredOverload
  public init(
    kind: PreviewInfo.Kind = .preview, _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>..., file: String, line: Int,
    body: @escaping @MainActor () -> UIView
  ) {
    let changes = traits.map(\.change)
    self.init(kind: kind, name, file: file, line: line) {
      WindowHost(changes: changes) { .view(body()) }
    }
  }

  /// Describes a view controller to be shown; called by the expansion of `#Preview`.
  @_disfavoredOverload
  public init(
    kind: PreviewInfo.Kind = .preview, _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>..., file: String, line: Int,
    body: @escaping @MainActor () -> UIViewController
  ) {
    let changes = traits.map(\.change)
    self.init(kind: kind, name, file: file, line: line) {
      WindowHost(changes: changes) { .controller(body()) }
    }
  }
}
