import Foundation

/// What a view is in, as far as what it shows follows from it.
public protocol UIConfigurationState {
  /// The traits it is shown with.
  var traitCollection: UITraitCollection { get set }
}

/// The name of a part of a state that is the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What a view that can be chosen is in.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits it is shown with.
  public var traitCollection: UITraitCollection
  /// True where it cannot be used.
  public var isDisabled = false
  /// True while a finger is on it.
  public var isHighlighted = false
  /// True where it is chosen.
  public var isSelected = false
  /// True where the keyboard is on it.
  public var isFocused = false
  /// True where it stands out from what is around it.
  public var isPinned = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A part of the state that is the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// What a cell is in.
///
///     cell.configurationUpdateHandler = { cell, state in
///       cell.backgroundConfiguration?.backgroundColor = state.isSelected ? .systemYellow : nil
///     }
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits it is shown with.
  public var traitCollection: UITraitCollection
  /// True where it cannot be used.
  public var isDisabled = false
  /// True while a finger is on it.
  public var isHighlighted = false
  /// True where it is chosen.
  public var isSelected = false
  /// True where the keyboard is on it.
  public var isFocused = false
  /// True where it stands out from what is around it.
  public var isPinned = false
  /// True while its list is edited.
  public var isEditing = false
  /// True while it is pushed aside.
  public var isSwiped = false
  /// True where rows below it are shown that belong to it.
  public var isExpanded = false
  /// True while it is being put in another place.
  public var isReordering = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A part of the state that is the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

extension UIContentConfiguration {
  /// The same; what follows the state is the app's own.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIBackgroundConfiguration {
  /// The same; the background follows the state where the app says so.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
