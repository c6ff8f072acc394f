import UIKit

/// A view of the UIKit kind, shown among SwiftUI views.
///
///     struct Dial: UIViewRepresentable {
///       @Binding var degrees: Double
///       func makeUIView(context: Context) -> DialView { DialView() }
///       func updateUIView(_ view: DialView, context: Context) { view.degrees = degrees }
///     }
///
/// Its elements are met in its place, and the accessibility modifiers around it change them.
/// - Source: Behaviour 3.1 T2, 3.2
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of what stands between the UIKit view and the rest: delegate, target, data source.
  associatedtype Coordinator = Void
  /// What is at hand when the UIKit view is made and brought up to date.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the UIKit view; called once, before it is first brought up to date.
  func makeUIView(context: Self.Context) -> Self.UIViewType

  /// Brings the UIKit view up to date; called whenever something changed that it may depend on.
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

  /// Cleans up before the UIKit view goes away for good.
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)

  /// Makes what stands between the UIKit view and the rest; called once, before the view is made.
  func makeCoordinator() -> Self.Coordinator

  /// The size it takes of an offered one; `nil` leaves that to the size of the view's content.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Leaves the size to the view's content.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing stands in between.
  public func makeCoordinator() {}
}

/// What is at hand when a UIKit view is made and brought up to date.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What stands between the UIKit view and the rest.
  public let coordinator: Representable.Coordinator
  /// What the views around have set.
  public let environment: EnvironmentValues
  /// How the change at hand is carried out.
  public let transaction: Transaction
}
