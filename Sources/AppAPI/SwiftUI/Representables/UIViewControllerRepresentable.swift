import UIKit

/// A controller of the UIKit kind, its view shown among SwiftUI views.
///
///     struct Mail: UIViewControllerRepresentable {
///       func makeUIViewController(context: Context) -> MailController { MailController() }
///       func updateUIViewController(_ controller: MailController, context: Context) {}
///     }
///
/// Its elements are met in its place, and the accessibility modifiers around it change them.
/// - Source: Behaviour 3.1 T2, 3.2
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// What is made once, and brought up to date from then on.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what stands between the controller and the rest: delegate, target, data source.
  associatedtype Coordinator = Void
  /// What is at hand when the controller is made and brought up to date.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called once, before it is first brought up to date.
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

  /// Brings the controller up to date; called whenever something changed that it may depend on.
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)

  /// Cleans up before the controller goes away for good.
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

  /// Makes what stands between the controller and the rest; called once, before the controller is made.
  func makeCoordinator() -> Self.Coordinator

  /// The size it takes of an offered one; `nil` leaves that to the size of the content of its view.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Leaves the size to the content of its view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing stands in between.
  public func makeCoordinator() {}
}

/// What is at hand when a controller is made and brought up to date.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What stands between the controller and the rest.
  public let coordinator: Representable.Coordinator
  /// What the views around have set.
  public let environment: EnvironmentValues
  /// How the change at hand is carried out.
  public let transaction: Transaction
}
