import UIKit

/// Asks for the color scheme of the presentation around a view: the window, a sheet, a popover or a cover.
struct PreferredColorSchemeModifier: PrimitiveModifier {
  typealias Body = Never
  let colorScheme: ColorScheme?

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    PreferredColorSchemeNode(view, inputs)
  }
}

/// Keeps a view and the color scheme that it prefers; the outermost preference of a presentation counts.
final class PreferredColorSchemeNode<Content: View>:
  PassThroughNode<Content, PreferredColorSchemeModifier>, PreferenceSource
{
  override func didMount() {
    graph.colorSchemePreferences += 1
    graph.preferencesChanged()
  }

  override func didUnmount() {
    graph.colorSchemePreferences -= 1
    graph.preferencesChanged()
  }

  override func modifierChanged(from old: PreferredColorSchemeModifier) {
    if old.colorScheme != view.modifier.colorScheme { graph.preferencesChanged() }
  }

  func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value?) -> Bool {
    guard key == PresentationSettingsKey.self else { return false }
    var settings = children.first?.preference(PresentationSettingsKey.self) ?? PresentationSettings()
    settings.colorScheme = view.modifier.colorScheme ?? settings.colorScheme
    value = settings as? Key.Value
    return true
  }
}

/// Shows the window, or the presented controller, around hosted views in the color scheme that they prefer.
@MainActor
final class ColorSchemeFollower {
  private var preferred: ColorScheme?
  private weak var window: UIWindow?
  private weak var controller: UIViewController?

  /// Takes what the views prefer.
  ///
  /// - Parameters:
  ///   - colorScheme: The preferred scheme; `nil` for that of the surroundings.
  ///   - view: The view that hosts the views.
  /// - Returns: True where the view is shown in another scheme than before.
  func follow(_ colorScheme: ColorScheme?, around view: UIView) -> Bool {
    guard colorScheme != preferred, let around = view.window else { return false }
    reset()
    preferred = colorScheme
    guard let colorScheme else { return true }
    let style: UIUserInterfaceStyle = colorScheme == .dark ? .dark : .light
    if let presented = Self.presented(around: view) {
      controller = presented
      presented.overrideUserInterfaceStyle = style
    } else {
      window = around
      around.overrideUserInterfaceStyle = style
    }
    return true
  }

  /// Shows the surroundings as they were.
  func reset() {
    preferred = nil
    window?.overrideUserInterfaceStyle = .unspecified
    controller?.overrideUserInterfaceStyle = .unspecified
    (window, controller) = (nil, nil)
  }

  /// The outermost controller of what is presented around a view; `nil` where that is the window's own content.
  private static func presented(around view: UIView) -> UIViewController? {
    var responder: UIResponder? = view
    while let next = responder, !(next is UIViewController) { responder = next.next }
    var controller = responder as? UIViewController
    while let parent = controller?.parent { controller = parent }
    return controller?.presentingViewController == nil ? nil : controller
  }
}

extension View {
  /// Sets the color scheme of the presentation that shows the view: its window, sheet, popover or cover.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}
