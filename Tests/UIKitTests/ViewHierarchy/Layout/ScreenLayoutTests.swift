import AppHost
import EarshotTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Constraints on a phone", .timeLimit(.minutes(10)))
struct ScreenLayoutTests {
  private func pinned(_ view: UIView, to guide: UILayoutGuide, in root: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test("The guides of the bars end where the safe area begins, and tell how far the bars reach")
  func barGuides() async throws {
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    try await hosting(controller) { screen in
      #expect(line(view.frame) == "0 47 393 771")
      #expect(controller.topLayoutGuide.length == 47)
      #expect(controller.bottomLayoutGuide.length == 34)
      #expect(await screen.takeDiagnostics().isEmpty)
    }
  }

  @Test("A subview that leaves constraints or takes them up later is laid out by them")
  func lateConstraints() async throws {
    let controller = UIViewController()
    let holder = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let (plain, late) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView())
    holder.addSubview(plain)
    controller.view.addSubview(holder)
    try await hosting(controller) { screen in
      late.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(late)
      late.widthAnchor.constraint(equalToConstant: 50).isActive = true
      late.heightAnchor.constraint(equalToConstant: 20).isActive = true
      late.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10).isActive = true
      late.topAnchor.constraint(equalTo: holder.topAnchor).isActive = true
      try await screen.advance(by: .zero)
      #expect(line(late.frame) == "10 0 50 20")
      #expect(line(plain.frame) == "1 2 3 4")
      plain.translatesAutoresizingMaskIntoConstraints = false
      plain.topAnchor.constraint(equalTo: late.bottomAnchor).isActive = true
      plain.leadingAnchor.constraint(equalTo: late.leadingAnchor).isActive = true
      plain.widthAnchor.constraint(equalToConstant: 5).isActive = true
      plain.heightAnchor.constraint(equalToConstant: 6).isActive = true
      try await screen.advance(by: .zero)
      #expect(line(plain.frame) == "10 20 5 6")
      #expect(await screen.takeDiagnostics().isEmpty)
    }
  }

  @Test("What is tied to the safe area stays clear of the bars, and of what the controller covers")
  func safeArea() async throws {
    let controller = UIViewController()
    let (safe, margins, keyboard) = (UIView(), UIView(), UIView())
    pinned(safe, to: controller.view.safeAreaLayoutGuide, in: controller.view)
    pinned(margins, to: controller.view.layoutMarginsGuide, in: controller.view)
    keyboard.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(keyboard)
    keyboard.heightAnchor.constraint(equalToConstant: 10).isActive = true
    keyboard.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor).isActive = true
    try await hosting(controller) { screen in
      #expect(line(safe.frame) == "0 47 393 771")
      #expect(line(margins.frame) == "16 47 361 771")
      #expect(keyboard.frame.maxY == 818)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 53, left: 0, bottom: 0, right: 7)
      controller.view.layoutIfNeeded()
      #expect(line(safe.frame) == "0 100 386 718")
      #expect(await screen.takeDiagnostics().isEmpty)
    }
  }

  @Test("Rows are as high as the constraints of their cells ask for")
  func rows() async throws {
    let texts = ["Bailey", String(repeating: "Happy-go-lucky, excellent hunting dog. ", count: 4)]
    let cells = texts.map { text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      pinned(label, to: cell.contentView.layoutMarginsGuide, in: cell.contentView)
      return (cell, label)
    }
    let shelf = Shelf(cells.map(\.0))
    let table = shelf.table()
    try await hosting(table) { screen in
      let heights = cells.map(\.0.frame.height)
      let lines = cells.map { _, label in label.sizeThatFits(CGSize(width: 361, height: 0)).height }
      #expect(lines[1] > lines[0] * 2)
      #expect(heights == lines.map { $0 + 22 })
      #expect(line(cells[1].1.frame) == "16 11 361 \(Int(lines[1]))")
      cells[0].1.text = texts[1]
      table.reloadData()
      table.layoutIfNeeded()
      #expect(cells[0].0.frame.height == heights[1])
      #expect(await screen.takeDiagnostics().isEmpty)
    }
  }

  @Test("Words of several lines are as high as the width that constraints leave asks for")
  func wrapping() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let (text, below) = (UILabel(), Block(10, 10))
    text.text = "Happy-go-lucky, excellent hunting dog, and loyal companion"
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
    ])
    root.layoutIfNeeded()
    let expected = text.sizeThatFits(CGSize(width: 160, height: 0)).height
    #expect(text.frame.width == 160)
    #expect(text.frame.height == expected)
    #expect(expected > text.font.lineHeight * 2)
    #expect(below.frame.minY == expected + 4)
  }

  @Test("Content that is tied to a scroll view's edges says how much can be scrolled")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (content, fixed) = (Block(-1, 500), Block(30, 30))
    scroll.addSubview(content)
    scroll.addSubview(fixed)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      fixed.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      fixed.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 520))
    #expect(frames(["content": content, "fixed": fixed]) == "content 0 10 200 500\nfixed 0 5 30 30")
    scroll.contentOffset.y = 60
    scroll.layoutIfNeeded()
    #expect(frames(["content": content, "fixed": fixed]) == "content 0 10 200 500\nfixed 0 65 30 30")
  }
}
