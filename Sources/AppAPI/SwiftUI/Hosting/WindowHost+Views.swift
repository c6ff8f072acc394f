import AppHost
import PreviewDeclarations
import UIKit

extension WindowHost {
  /// Makes a host that shows a view on the whole screen; the view itself is made when the host starts.
  ///
  /// - Parameters:
  ///   - changes: In which size or position it is shown.
  ///   - file: The file that shows it, where that is known.
  ///   - makeRoot: Makes the view, as code of the running app.
  package convenience init(
    changes: [PreviewTrait<Preview.ViewTraits>.Change] = [], file: String? = nil,
    rootView makeRoot: @escaping @MainActor () -> any View
  ) {
    self.init(changes: changes) {
      .controller(Self.controller(makeRoot(), changes: changes, file: file))
    }
  }

  /// Makes a host that shows the first window of an app; the app itself is made when the host starts.
  package convenience init<Shown: App>(
    windowOf makeApp: @escaping @MainActor () -> Shown, file: String? = nil
  ) {
    self.init(file: file, rootView: { AppView(app: makeApp()) })
  }

  private static func controller<Root: View>(
    _ root: Root, changes: [PreviewTrait<Preview.ViewTraits>.Change], file: String?
  ) -> UIViewController {
    let controller = UIHostingController(rootView: root)
    controller.hosting.changes = changes
    controller.hosting.graph.sourceFile = file
    return controller
  }

  private var hostingView: HostingView? { window?.rootViewController?.viewIfLoaded as? HostingView }

  /// How often a body was evaluated since the start.
  package var evaluationCount: Int { hostingView?.graph.evaluationCount ?? 0 }

  /// Has the app show an address, as when a link to it is opened elsewhere; every view that takes one does.
  package func open(_ url: URL) {
    func hand(to node: ViewNode) {
      (node as? any URLReceiver)?.receive(url)
      for child in node.children { hand(to: child) }
    }
    if let root = hostingView?.graph.root { hand(to: root) }
  }
}
