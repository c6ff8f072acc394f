import Foundation

/// One thing in a bar: words, a picture, and whether it can be used.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// Makes an item that shows nothing.
  public override init() {
    super.init()
  }

  /// What is shown and spoken for it.
  open var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The picture that is shown for it.
  open var image: UIImage? {
    didSet { contentDidChange() }
  }

  /// The picture for low bars; the same words are spoken for it.
  open var landscapeImagePhone: UIImage?
  /// The picture that is shown large to people with very large text; the usual one, made larger, where there
  /// is none.
  open var largeContentSizeImage: UIImage?
  /// How far the large picture keeps from the edges.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// How far the picture keeps from its usual edges.
  open var imageInsets = UIEdgeInsets.zero

  /// True where it can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { contentDidChange() } }
  }

  var titleStyles: [UInt: [NSAttributedString.Key: Any]] = [:]
  var titleOffset = UIOffset.zero

  /// Number by which it can be found.
  open var tag = 0

  /// Takes note that it looks different.
  func contentDidChange() {}
}
