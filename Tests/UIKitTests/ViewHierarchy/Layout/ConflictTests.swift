import EarshotTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Constraints that cannot be met", .timeLimit(.minutes(10)))
struct LayoutConflictTests {
  /// What is said of a controller's view that is filled by a closure.
  private func messages(_ fill: (UIView) -> Void) async throws -> [String] {
    let controller = UIViewController()
    var messages: [String] = []
    try await hosting(controller) { screen in
      fill(controller.view)
      controller.view.layoutIfNeeded()
      messages = await screen.takeDiagnostics().map(\.message)
    }
    return messages
  }

  @Test("The one added last is left out, and the message names all that are against it")
  func contradiction() async throws {
    let view = Block(-1, -1)
    let told = try await messages { root in
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
      let width = view.widthAnchor.constraint(equalToConstant: 500)
      width.identifier = "wide"
      width.isActive = true
    }
    #expect(view.frame.width == 361)
    #expect(
      told == [
        "The constraint Block.width = 500 (“wide”) was left out: it cannot hold together with "
          + "UIView.width = 393 (its frame); Block.leading = UIView.leading + 16; "
          + "Block.trailing = UIView.trailing − 16. Remove one, or give one a priority below 1000."
      ])
  }

  @Test("A constraint between views that no view holds is not activated")
  func noAncestor() async throws {
    let lonely = UIView()
    let told = try await messages { root in
      lonely.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    #expect(
      told == [
        "The constraint UIView.top = UIView.top was not activated: no view holds both items. "
          + "Add them to one view first."
      ])
  }

  @Test("Edges are not compared with lengths, nor places with numbers")
  func senseless() async throws {
    let told = try await messages { root in
      NSLayoutConstraint(
        item: root, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1,
        constant: 8
      ).isActive = true
      NSLayoutConstraint(
        item: root, attribute: .width, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    let advice =
      "relates what cannot be compared and was ignored. Relate edges of one axis with each other, "
      + "and lengths with lengths or numbers."
    #expect(
      told == [
        "The constraint UIView.top = 8 \(advice)", "The constraint UIView.width = UIView.left \(advice)",
      ])
  }

  @Test("A number that is none is ignored, and one beyond a hundred million left out")
  func numbers() async throws {
    let view = Block(30, 30)
    let told = try await messages { root in
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 1e9).isActive = true
    }
    #expect(view.frame.width == 0)
    #expect(view.frame.height == 30)
    #expect(
      told == [
        "A number of the constraint Block.width = 0 that is infinite or none was ignored. Give it finite numbers.",
        "The constraint Block.height ≥ 1000000000 has a number beyond 100,000,000 and was left out. "
          + "Use smaller numbers.",
      ])
  }
}
