@_exported import Accessibility
@_exported import Combine
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

/// A part of an app's interface, described by what it is made of.
///
///     struct Greeting: View {
///       var body: some View { Text("Hello") }
///     }
@MainActor @preconcurrency
public protocol View {
  /// The type of the description.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Where the app's code makes the view, for views that keep it.
  nonisolated var _sourceLocation: _ViewSourceLocation? { get set }
}

extension Never: View {
  /// The type of the description.
  public typealias Body = Never

  /// Never exists, so that this is never asked for.
  public var body: Never {
    let mistake = "A value that cannot exist was asked for its body."
    return fatalError(mistake)
  }
}

extension View where Body == Never {
  /// Views that the framework draws itself have no body; asking for one is a mistake in the program.
  public var body: Never {
    fatalError("\(Self.self) is drawn by the framework and has no body to ask for.")
  }
}

/// A view that the framework turns into a node itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Makes the node that keeps the view's place in the graph.
  func makeNode(_ inputs: NodeInputs) -> ViewNode
}
