import Foundation

/// Something a control or a menu does.
///
///     button.addAction(UIAction { _ in save() }, for: .primaryActionTriggered)
open class UIAction: UIMenuElement {
  /// Names an action among others.
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

  /// Does the action.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// Its name among others; one of its own where none was given.
  public let identifier: Identifier
  /// A longer title for where there is space.
  open var discoverabilityTitle: String?
  /// What it is like in a menu.
  open var attributes: UIMenuElement.Attributes
  /// How it stands in a menu.
  open var state: UIMenuElement.State
  /// The control that is doing it.
  open internal(set) weak var sender: AnyObject?
  let handler: Handler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What is shown and spoken for it.
  ///   - subtitle: More words below the title.
  ///   - image: A picture beside the title.
  ///   - identifier: Its name among others; one of its own where `nil`.
  ///   - discoverabilityTitle: A longer title for where there is space.
  ///   - attributes: What it is like in a menu.
  ///   - state: How it stands in a menu.
  ///   - handler: Does it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Does it, for a sender.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
