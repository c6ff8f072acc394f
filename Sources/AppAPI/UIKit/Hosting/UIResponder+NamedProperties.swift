import FoundationAdditions

extension UIResponder: KeyedValues {
  package nonisolated func keyedValue(_ key: String) -> Any? {
    guard MainActorAccess.isNow else { return nil }
    nonisolated(unsafe) var found: Any?
    MainActor.assumeIsolated { found = value(forKey: key) }
    return found
  }
}

extension UIResponder: NamedPropertyObserver {
  package nonisolated func takeChange(
    of keyPath: String, of object: NSObject, _ change: [NSKeyValueChangeKey: Any],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (object, change, context) = (object, change, context)
    MainActor.assumeIsolated {
      observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}

extension UIResponder {
  /// The value of a property that views are asked for by its name; `nil` for any other name.
  func computedValue(_ key: String) -> Any? {
    if let scroller = self as? UIScrollView {
      switch key {
      case "contentOffset": return scroller.contentOffset
      case "contentSize": return scroller.contentSize
      case "contentInset": return scroller.contentInset
      default: break
      }
    }
    guard let view = self as? UIView else { return nil }
    switch key {
    case "frame": return view.frame
    case "bounds": return view.bounds
    case "center": return view.center
    case "hidden", "isHidden": return view.isHidden
    case "alpha": return view.alpha
    case "text":
      return (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text
    case "image": return (view as? UIImageView)?.image
    case "enabled", "isEnabled": return (view as? UIControl)?.isEnabled
    case "selected", "isSelected": return (view as? UIControl)?.isSelected
    case "highlighted", "isHighlighted": return (view as? UIControl)?.isHighlighted
    default: return nil
    }
  }
}
