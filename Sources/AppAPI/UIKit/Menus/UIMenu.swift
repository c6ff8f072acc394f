import Foundation

/// A list of things to do, or to choose from, that opens above the screen.
///
///     UIMenu(children: [UIAction(title: "Rename") { _ in rename() }])
open class UIMenu: UIMenuElement {
  /// Names a menu among others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu stands inside another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its entries stand among those around it.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// It may destroy something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// One of its entries is chosen at a time.
    public static let singleSelection = Self(rawValue: 1 << 5)
    /// Its entries stand side by side.
    public static let displayAsPalette = Self(rawValue: 1 << 7)
  }

  /// Its name among others; one of its own where none was given.
  public let identifier: Identifier
  /// How it stands inside another one.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: What is shown and spoken for it.
  ///   - subtitle: More words below the title.
  ///   - image: A picture beside the title.
  ///   - identifier: Its name among others; one of its own where `nil`.
  ///   - options: How it stands inside another one.
  ///   - children: What is in it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The entries that are chosen.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}
