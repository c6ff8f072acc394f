import Foundation

extension UIButton {
  /// What a button shows, and how much room it keeps around that.
  public struct Configuration: Hashable, Sendable {
    /// The words.
    public var title: String?
    /// Smaller words below them.
    public var subtitle: String?
    /// The picture beside them.
    public var image: UIImage?
    /// Room between picture and words.
    public var imagePadding: CGFloat = 0
    /// Room around all of it.
    public var contentInsets: NSDirectionalEdgeInsets

    private init(insets: NSDirectionalEdgeInsets) {
      contentInsets = insets
    }

    private static let usualInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// Words without a ground.
    public static func plain() -> Configuration { Configuration(insets: usualInsets) }
    /// Words on a ground of the tint colour.
    public static func filled() -> Configuration { Configuration(insets: usualInsets) }
    /// Words on a ground that is lightly tinted.
    public static func tinted() -> Configuration { Configuration(insets: usualInsets) }
    /// Words on a grey ground.
    public static func gray() -> Configuration { Configuration(insets: usualInsets) }
    /// Words inside a border.
    public static func bordered() -> Configuration { Configuration(insets: usualInsets) }
    /// Words on a ground that stands out.
    public static func borderedProminent() -> Configuration { Configuration(insets: usualInsets) }
    /// Words without a ground or room around them.
    public static func borderless() -> Configuration { Configuration(insets: .zero) }
  }
}

extension UIControl {
  /// What may hold of a control at the same time.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let normal = State([])
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is the chosen one.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// What holds of the control now.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
