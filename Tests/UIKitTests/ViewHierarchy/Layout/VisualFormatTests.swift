import AppHost
import EarshotTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Constraints drawn in characters", .timeLimit(.minutes(10)))
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let label = Block(80, 20)
  private let field = Block(30, 34)

  private func activate(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) {
    root.addSubview(label)
    root.addSubview(field)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: ["gap": 12, "low": 200],
        views: ["label": label, "field": field]))
  }

  @Test("Room, lengths, names of numbers and lines across")
  func row() {
    activate("H:|-20-[label(100)]-gap-[field(>=50)]-|", .alignAllTop)
    activate("V:|[label]")
    root.layoutIfNeeded()
    #expect(frames(["label": label, "field": field]) == "label 20 0 100 20\nfield 132 0 180 34")
  }

  @Test("Lengths by views, inequalities with priorities, from the top down")
  func column() {
    activate("V:|-(gap)-[label(==field)]-(>=8,20@low)-[field(40)]-(>=0)-|", .alignAllLeft)
    root.layoutIfNeeded()
    #expect(frames(["label": label, "field": field]) == "label 0 12 80 40\nfield 0 72 30 40")
  }

  @Test(
    "What cannot be read is told, with the place",
    arguments: [
      ("H:|-[label", 10, "] is missing"), ("H:[label]-", 10, "a number or a name should stand here"),
      ("H:[label]-wide-[field]", 14, "there is no metric “wide”"),
      ("[nobody]", 0, "there is no view “nobody”"),
      ("H:|[label]|[field]", 11, "nothing may follow the last |"),
      ("", 0, "a view in brackets should stand here"),
    ])
  func unreadable(_ format: String, _ position: Int, _ problem: String) async throws {
    let controller = UIViewController()
    try await hosting(controller) { screen in
      activate(format)
      #expect(root.constraints.isEmpty)
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(
        told == [
          "The visual format “\(format)” cannot be read at character \(position + 1): \(problem). "
            + "No constraint was made of it."
        ])
    }
  }
}
