import AppHost
@_exported import PreviewDeclarations
import TreeFormat

extension PreviewDeclaration {
  /// Describes a view of this kind to be shown; called by the expansion of `#Preview`.
  @_disfavoredOverload
  public init(
    kind: PreviewInfo.Kind = .preview, _ name: String? = nil,
    traits: @escaping @MainActor () -> [PreviewTrait<Preview.ViewTraits>] = { [] }, file: String, line: Int,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(kind: kind, name, file: file, line: line) {
      WindowHost(traits(), body) { .view($0) }
    }
  }

  /// Describes a view controller to be shown; called by the expansion of `#Preview`.
  @_disfavoredOverload
  public init(
    kind: PreviewInfo.Kind = .preview, _ name: String? = nil,
    traits: @escaping @MainActor () -> [PreviewTrait<Preview.ViewTraits>] = { [] }, file: String, line: Int,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(kind: kind, name, file: file, line: line) {
      WindowHost(traits(), body) { .controller($0) }
    }
  }

  /// Describes an app to be shown.
  ///
  /// - Parameters:
  ///   - kind: The road by which it came.
  ///   - name: What it is called.
  ///   - file: The path of the file that declares it.
  ///   - line: The line on which it is declared, from 1.
  ///   - body: Makes the app's delegate.
  ///   - scenes: The classes that can show its windows, each with how one is made; the first where nothing says which.
  public init<Delegate: UIApplicationDelegate>(
    kind: PreviewInfo.Kind, _ name: String? = nil, file: String, line: Int,
    body: @escaping @MainActor () -> Delegate,
    scenes: [(name: String, make: @MainActor () -> any UISceneDelegate)] = []
  ) {
    AppDelegateMaker.declare(body)
    self.init(kind: kind, name, file: file, line: line) {
      WindowHost(app: { body() }) { wanted in
        // A property list names the module too, which is another one here.
        let name = wanted?.split(separator: ".").last.map(String.init)
        let scene = name.flatMap { name in scenes.first { $0.name == name } } ?? scenes.first
        return scene?.make()
      }
    }
  }
}

extension WindowHost {
  /// Makes a host of a preview, whose content stands behind the modifiers among its traits.
  fileprivate convenience init<Shown: AnyObject>(
    _ traits: [PreviewTrait<Preview.ViewTraits>], _ body: @escaping @MainActor () -> Shown,
    _ content: @escaping @MainActor (Shown) -> Content
  ) {
    let changes = traits.map(\.change)
    let modifications = changes.modifications
    self.init(changes: changes) {
      guard let made = modifications.first?.makeController(modifications, body) as? UIViewController
      else { return content(body()) }
      return .controller(made)
    }
  }
}
