import UIKit

/// How views of a kind are made of something of the UIKit kind, so that one node serves views and controllers.
@MainActor
protocol RepresentableKind {
  /// The SwiftUI view.
  associatedtype Content: View
  /// What is made once, before anything else.
  associatedtype Coordinator
  /// What is shown.
  associatedtype Platform: UIResponder

  static func coordinator(of content: Content) -> Coordinator
  static func make(_ content: Content, _ surroundings: Surroundings<Coordinator>) -> Platform
  static func update(_ platform: Platform, _ content: Content, _ surroundings: Surroundings<Coordinator>)
  static func dismantle(_ platform: Platform, _ coordinator: Coordinator)
  static func size(
    _ proposal: ProposedViewSize, _ platform: Platform, _ content: Content,
    _ surroundings: Surroundings<Coordinator>
  ) -> CGSize?
  /// The view to be shown.
  static func view(of platform: Platform) -> UIView
  /// The controller to be taken on by the one around, where there is one.
  static func controller(of platform: Platform) -> UIViewController?
}

/// What is at hand when something of the UIKit kind is made and brought up to date.
struct Surroundings<Coordinator> {
  let coordinator: Coordinator
  let environment: EnvironmentValues
  let transaction: Transaction
}

/// Views of the UIKit kind.
enum ViewKind<Content: UIViewRepresentable>: RepresentableKind {
  typealias Coordinator = Content.Coordinator
  typealias Platform = Content.UIViewType

  private static func context(_ surroundings: Surroundings<Coordinator>) -> Content.Context {
    Content.Context(
      coordinator: surroundings.coordinator, environment: surroundings.environment,
      transaction: surroundings.transaction)
  }

  static func coordinator(of content: Content) -> Coordinator { content.makeCoordinator() }

  static func make(_ content: Content, _ surroundings: Surroundings<Coordinator>) -> Platform {
    content.makeUIView(context: context(surroundings))
  }

  static func update(_ platform: Platform, _ content: Content, _ surroundings: Surroundings<Coordinator>) {
    content.updateUIView(platform, context: context(surroundings))
  }

  static func dismantle(_ platform: Platform, _ coordinator: Coordinator) {
    Content.dismantleUIView(platform, coordinator: coordinator)
  }

  static func size(
    _ proposal: ProposedViewSize, _ platform: Platform, _ content: Content,
    _ surroundings: Surroundings<Coordinator>
  ) -> CGSize? {
    content.sizeThatFits(proposal, uiView: platform, context: context(surroundings))
  }

  static func view(of platform: Platform) -> UIView { platform }
  static func controller(of platform: Platform) -> UIViewController? { nil }
}

/// Controllers of the UIKit kind.
enum ControllerKind<Content: UIViewControllerRepresentable>: RepresentableKind {
  typealias Coordinator = Content.Coordinator
  typealias Platform = Content.UIViewControllerType

  private static func context(_ surroundings: Surroundings<Coordinator>) -> Content.Context {
    Content.Context(
      coordinator: surroundings.coordinator, environment: surroundings.environment,
      transaction: surroundings.transaction)
  }

  static func coordinator(of content: Content) -> Coordinator { content.makeCoordinator() }

  static func make(_ content: Content, _ surroundings: Surroundings<Coordinator>) -> Platform {
    content.makeUIViewController(context: context(surroundings))
  }

  static func update(_ platform: Platform, _ content: Content, _ surroundings: Surroundings<Coordinator>) {
    content.updateUIViewController(platform, context: context(surroundings))
  }

  static func dismantle(_ platform: Platform, _ coordinator: Coordinator) {
    Content.dismantleUIViewController(platform, coordinator: coordinator)
  }

  static func size(
    _ proposal: ProposedViewSize, _ platform: Platform, _ content: Content,
    _ surroundings: Surroundings<Coordinator>
  ) -> CGSize? {
    content.sizeThatFits(proposal, uiViewController: platform, context: context(surroundings))
  }

  static func view(of platform: Platform) -> UIView { platform.view }
  static func controller(of platform: Platform) -> UIViewController? { platform }
}

extension UIViewRepresentable {
  /// Makes the node that keeps the view's place in the graph.
  func makeRepresentableNode(_ inputs: NodeInputs) -> ViewNode {
    RepresentableNode<ViewKind<Self>>(self, inputs)
  }
}

extension UIViewControllerRepresentable {
  /// Makes the node that keeps the controller's place in the graph.
  func makeRepresentableNode(_ inputs: NodeInputs) -> ViewNode {
    RepresentableNode<ControllerKind<Self>>(self, inputs)
  }
}
