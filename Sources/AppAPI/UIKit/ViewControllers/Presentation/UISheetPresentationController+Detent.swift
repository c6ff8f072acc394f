import Foundation

/// What a card's height can depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits that the card is shown with.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height that there is space for.
  var maximumDetentValue: CGFloat { get }
}

struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

extension UISheetPresentationController {
  /// A height at which a card can rest.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    /// Names a height.
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

      /// About half of the screen.
      public static let medium = Self("com.apple.UIKit.medium")
      /// All of the screen.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// Its name.
    public let identifier: Identifier
    let resolve: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolve: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
      super.init()
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// All of the screen.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: Its name; one of its own where `nil`.
    ///   - resolver: Answers the height in points; `nil` for none.
    /// - Returns: The height.
    @preconcurrency
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }
  }
}
