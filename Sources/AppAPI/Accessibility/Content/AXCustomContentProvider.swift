import Foundation

/// Makes the facts anew each time they are asked for.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An object that has facts to tell when they are wanted.
///
/// - Source: Behaviour 1.6 M1
@MainActor @preconcurrency
public protocol AXCustomContentProvider: NSObjectProtocol {
  // The platform declares it so, and an override has to repeat the declaration.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The facts, in the order in which they are walked.
  var accessibilityCustomContent: [AXCustomContent]! { get set }

  /// Makes the facts in place of `accessibilityCustomContent`; `nil` where there is nothing to replace.
  ///
  /// - Source: Behaviour 1.13
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get }
}

extension AXCustomContentProvider {
  /// No block, for an object that declares none.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { nil }
}
