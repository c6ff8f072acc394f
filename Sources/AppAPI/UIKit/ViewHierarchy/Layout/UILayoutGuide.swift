import Foundation

/// A rectangle that takes part in layout and is not seen.
///
///     let guide = UILayoutGuide()
///     view.addLayoutGuide(guide)
///     guide.widthAnchor.constraint(equalToConstant: 100).isActive = true
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  weak var owner: UIView?
  /// What it stands for, where the system made it.
  let role: GuideRole?
  /// Where the last layout put it, in its view's coordinates.
  var solvedFrame = CGRect.zero

  /// Makes a guide that belongs to no view.
  public override init() {
    role = nil
    super.init()
  }

  init(_ role: GuideRole, of view: UIView) {
    self.role = role
    owner = view
    super.init()
  }

  /// A name by which messages tell it.
  open var identifier = ""

  /// The view it belongs to.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }

  /// Its rectangle in the coordinates of the view it belongs to.
  open var layoutFrame: CGRect {
    guard let role, let owner else { return solvedFrame }
    return role.frame(in: owner) ?? solvedFrame
  }

  /// What messages call it.
  var name: String? { role.map { "\($0)" } ?? (identifier.isEmpty ? nil : identifier) }
}

/// The part of a controller's view that bars cover at one edge.
@MainActor
public protocol UILayoutSupport: NSObject {
  /// How far the bars reach, in points.
  var length: CGFloat { get }
  /// Its upper edge, for constraints.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge, for constraints.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How far the bars reach, for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of the bars at one edge.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

/// What a guide stands for that the system made.
enum GuideRole: Hashable {
  case safeArea, layoutMargins, readableContent, keyboard, scrollContent, scrollFrame, topBars, bottomBars

  /// Where it lies, where that follows from the view; nil where layout decides.
  @MainActor
  func frame(in view: UIView) -> CGRect? {
    switch self {
    case .scrollContent: CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    default: view.bounds.inset(by: insets(in: view))
    }
  }

  /// Its distance from the edges of the view.
  @MainActor
  func insets(in view: UIView) -> UIEdgeInsets {
    switch self {
    case .safeArea: return view.safeAreaInsets
    case .layoutMargins: return view.layoutMargins
    case .readableContent: return view.readableInsets
    case .topBars:
      return UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
    case .keyboard, .bottomBars:
      return UIEdgeInsets(top: view.bounds.height - covered(in: view), left: 0, bottom: 0, right: 0)
    case .scrollContent, .scrollFrame: return .zero
    }
  }

  /// How much of a view bars at its lower edge cover, or the keyboard, in points.
  @MainActor
  func covered(in view: UIView) -> CGFloat {
    let bars = view.safeAreaInsets.bottom
    return self == .keyboard ? max(bars, PicturedKeyboard.height(over: view)) : bars
  }
}
