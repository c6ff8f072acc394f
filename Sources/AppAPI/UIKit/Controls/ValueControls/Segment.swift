import AccessibilityModel
import Foundation

/// A segment of a control: what it shows, and what it is to people who listen.
///
/// - Source: Behaviour 1.5.3
final class Segment: UIAccessibilityElement {
  /// What a segment shows.
  enum Content {
    /// Words, and the object that was given for them.
    case words(String, NSObject?)
    case picture(UIImage)
  }

  private(set) weak var control: UISegmentedControl?
  var content: Content
  var action: UIAction?
  var isUsable = true
  /// Width it was given; 0 where it follows from the content.
  var width: CGFloat = 0
  /// Where it lies in its control.
  var place = CGRect.zero

  init(_ item: Any, in control: UISegmentedControl) {
    content =
      switch item {
      case let image as UIImage: .picture(image)
      case let string as NSString: .words(string.description, string)
      case let string as String: .words(string, nil)
      default: .words("", nil)
      }
    self.control = control
    super.init(accessibilityContainer: control)
  }

  /// The words it shows.
  var words: String? {
    guard case .words(let words, _) = content else { return nil }
    return words
  }

  /// How wide it is with space around what it shows.
  var naturalWidth: CGFloat {
    switch content {
    case .picture(let image): return image.size.width + 2 * Self.padding
    case .words(let words, _):
      let label = UILabel()
      label.font = .systemFont(ofSize: Self.fontSize)
      label.text = words
      return label.sizeThatFits(.zero).width + 2 * Self.padding
    }
  }

  private static let padding: CGFloat = 12
  private static let fontSize: CGFloat = 13

  override var accessibilityFrame: CGRect {
    get { properties.frame ?? control.map { $0.convert(place, to: nil) } ?? .zero }
    set { super.accessibilityFrame = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? heardContent }
    set { super.accessibilityLabel = newValue }
  }

  private var heardContent: String? {
    switch content {
    case .words(let words, let object): object?.accessibilityLabel ?? words
    case .picture(let image): image.heardName
    }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? source?.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? source?.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  /// The object that was given for it, on which an app may have set more.
  private var source: NSObject? {
    switch content {
    case .words(_, let object): object
    case .picture(let image): image
    }
  }

  private var index: Int? { control?.segments.firstIndex { $0 === self } }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = properties.traits ?? .button
      guard let control else { return traits }
      if index == control.selectedSegmentIndex { traits.insert(.selected) }
      if !control.isEnabled || !isUsable { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  override var positionInGroup: PositionInGroup? {
    guard let control, let index else { return nil }
    return PositionInGroup(index: index + 1, count: control.numberOfSegments)
  }
}
