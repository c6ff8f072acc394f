import Foundation

/// Something a control or a menu does.
///
///     button.addAction(UIAction { _ in save() }, for: .primaryActionTriggered)
@MainActor @preconcurrency
open class UIAction: NSObject {
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

  /// What is shown and spoken for it.
  open var title: String
  /// A picture beside the title.
  open var image: UIImage?
  /// Its name among others; one of its own where none was given.
  public let identifier: Identifier
  /// The control that is doing it.
  open internal(set) weak var sender: AnyObject?
  let handler: Handler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What is shown and spoken for it.
  ///   - image: A picture beside the title.
  ///   - identifier: Its name among others; one of its own where `nil`.
  ///   - handler: Does it.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  /// Does it, for a sender.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
