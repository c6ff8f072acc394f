import Accessibility
import Foundation

/// An element that has no view of its own: something drawn, or a part of a view.
///
///     let road = UIAccessibilityElement(accessibilityContainer: mapView)
///     road.accessibilityLabel = "Main Street"
///     road.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 20, width: 200, height: 12)
open class UIAccessibilityElement: UIResponder {
  /// What it lies in: a view, or another element.
  open weak var accessibilityContainer: AnyObject?
  private var frameInContainer: CGRect?

  /// Makes an element that lies in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The container, where it is a responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// True unless it is set otherwise.
  open override var isAccessibilityElement: Bool {
    get { properties.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Rectangle in the coordinates of the container; its place on the screen follows the container's.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set {
      frameInContainer = newValue
      setNeedsDescription()
    }
  }

  /// Rectangle on the screen: as set, or where the container's coordinates place it.
  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return super.accessibilityFrame }
      switch accessibilityContainer {
      case let view as UIView: return view.convert(frameInContainer, to: nil)
      case let element as UIAccessibilityElement:
        let origin = element.accessibilityFrame.origin
        return frameInContainer.offsetBy(dx: origin.x, dy: origin.y)
      default: return frameInContainer
      }
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  package override func setNeedsDescription() {
    if let container = accessibilityContainer as? UIResponder {
      container.setNeedsDescription()
    } else {
      super.setNeedsDescription()
    }
  }
}

/// Has a name for tests that is never spoken.
///
/// - Source: Behaviour 1.13
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name for tests.
  var accessibilityIdentifier: String? { get set }
}

extension UIResponder: UIAccessibilityIdentification {}
