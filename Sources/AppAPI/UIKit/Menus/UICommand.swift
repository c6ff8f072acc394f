import Foundation

/// An entry of a menu that calls a method of whoever has it, from the first responder outwards.
open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector
  /// What goes along with it.
  public let propertyList: Any?
  /// A longer title for where there is space.
  open var discoverabilityTitle: String?
  /// What it is like in a menu.
  open var attributes: UIMenuElement.Attributes
  /// How it stands in a menu.
  open var state: UIMenuElement.State

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: What is shown and spoken for it.
  ///   - image: A picture beside the title.
  ///   - action: The method.
  ///   - propertyList: What goes along with it.
  ///   - discoverabilityTitle: A longer title for where there is space.
  ///   - attributes: What it is like in a menu.
  ///   - state: How it stands in a menu.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// A part of a menu that is made when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the entries, and hands them over at once or later.
  public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var made: [UIMenuElement]?
  private var waiting: (@MainActor () -> Void)?

  /// Makes a part whose entries are made once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "")
  }

  /// Makes a part whose entries are made anew each time.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// The entries, where they are there already; else `completion` is called when they are.
  func elements(_ completion: @escaping @MainActor () -> Void) -> [UIMenuElement]? {
    if let made { return made }
    waiting = nil
    provider { [weak self] elements in self?.take(elements) }
    if made == nil { waiting = completion }
    return made
  }

  private func take(_ elements: [UIMenuElement]) {
    made = elements
    let told = waiting
    waiting = nil
    told?()
  }

  /// Forgets the entries where they are made anew each time.
  func forget() {
    if !isCached { made = nil }
  }
}
