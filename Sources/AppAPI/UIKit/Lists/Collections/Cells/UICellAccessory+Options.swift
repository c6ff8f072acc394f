import Foundation

// How signs look is kept and not heard; how rows that hold others are used is.
extension UICellAccessory {
  /// The space kept for a sign.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as it is.
    case actual
    /// As wide as the system's signs.
    case standard
    /// As wide as said, in points.
    case custom(CGFloat)
  }

  /// Says how a sign at the edge of a row looks.
  public struct SignOptions {
    /// True where it leaves its space empty.
    public var isHidden: Bool
    /// The space kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Colour of the sign.
    public var tintColor: UIColor?

    /// Makes a look; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Says how the sign of a row that leads somewhere looks.
  public typealias DisclosureIndicatorOptions = SignOptions
  /// Says how the sign of a chosen row looks.
  public typealias CheckmarkOptions = SignOptions

  /// Says how the sign for details looks.
  public struct DetailOptions {
    /// True where it leaves its space empty.
    public var isHidden: Bool
    /// The space kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Colour of the sign.
    public var tintColor: UIColor?

    /// Makes a look; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Says how a sign on a background of its own looks.
  public struct FilledSignOptions {
    /// True where it leaves its space empty.
    public var isHidden: Bool
    /// The space kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Colour of the sign.
    public var tintColor: UIColor?
    /// Colour of its background.
    public var backgroundColor: UIColor?

    /// Makes a look; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Says how the sign for deleting looks.
  public typealias DeleteOptions = FilledSignOptions
  /// Says how the sign for inserting looks.
  public typealias InsertOptions = FilledSignOptions

  /// Says how the sign for choosing several rows looks.
  public typealias MultiselectOptions = FilledSignOptions

  /// Says how the handle of a row looks.
  public struct ReorderOptions {
    /// True where it leaves its space empty.
    public var isHidden: Bool
    /// The space kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Colour of the sign.
    public var tintColor: UIColor?
    /// True where a line stands before it.
    public var showsVerticalSeparator = true

    /// Makes a look; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// Says how a button that opens a menu looks.
  public typealias PopUpMenuOptions = SignOptions

  /// Says how a text at the edge looks.
  public struct LabelOptions {
    /// What it is set in.
    public var font: UIFont?
    /// Colour of the words.
    public var tintColor: UIColor?

    /// Makes a look; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.font = font
      self.tintColor = tintColor
    }
  }

  /// Says how a row that holds others is used.
  public struct OutlineDisclosureOptions {
    /// What shows and hides the rows it holds.
    public enum Style: Int, Sendable {
      /// As the row suggests.
      case automatic = 0
      /// Tapping the row.
      case header = 1
      /// Tapping the sign alone; people who listen find it among the actions of the row.
      case cell = 2
    }

    /// What shows and hides the rows it holds.
    public var style: Style
    /// Colour of the sign.
    public var tintColor: UIColor?

    /// Makes a use; what is not said is as usual.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.tintColor = tintColor
    }
  }

  /// A view of the app's own at the edge of a row.
  @MainActor @preconcurrency
  public struct CustomViewConfiguration {
    /// The view that stands at the edge.
    public let customView: UIView
    /// Where it stands, and when.
    public let placement: Placement

    /// Makes a view at the edge of a row.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      customView.isHidden = isHidden ?? false
      if customView.frame.size == .zero { customView.sizeToFit() }
    }
  }
}
