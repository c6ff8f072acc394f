import PreviewDeclarations
import UIKit

extension PreviewTrait where T == Preview.ViewTraits {
  /// Hands a preview through a modifier; of several the first is applied to the preview, and each other to the one
  /// before it.
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    let modification = PreviewModification(modifier) { modifications, content in
      let modifiers = modifications.compactMap { $0.modifier as? any PreviewModifier }
      return UIHostingController(
        rootView: ModifiedPreview(modifiers) {
          switch content() {
          case let controller as UIViewController: ShownController(controller: controller)
          case let view as UIView: ShownView(view: view)
          default: EmptyView()
          }
        })
    }
    return PreviewTrait(change: .modified(modification))
  }
}

/// A view of UIKit that is previewed behind modifiers.
private struct ShownView: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ view: UIView, context: Context) {}
}

/// A controller that is previewed behind modifiers.
private struct ShownController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
