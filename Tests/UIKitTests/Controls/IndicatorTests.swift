import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What bars and wheels tell of progress", .timeLimit(.minutes(10)))
struct IndicatorTests {
  @Test("Z5: a bar tells how much is done in percent, and while it is focused only the new value")
  func bar() async throws {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.accessibilityLabel = "Download"
    bar.progress = 0.25
    try await hosting(Column([bar])) { screen in
      #expect(screen.heard.first == "Download, 25%")
      #expect(screen.focused?.traits == .updatesFrequently)
      bar.setProgress(0.5, animated: true)
      try await screen.advance(by: .seconds(10))
      #expect(screen.lastHeard == ["50%"])
      bar.progress = 7
      #expect(bar.progress == 1)
    }
  }

  @Test("A wheel that turns says so, and one that stands still is not there unless it is to stay")
  func wheel() async throws {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    try await hosting(Column([wheel])) { screen in
      #expect(screen.tree.firstStop == nil)
      wheel.startAnimating()
      try await screen.advance(by: .zero)
      #expect(screen.lastHeard == ["In progress"])
      wheel.hidesWhenStopped = false
      wheel.stopAnimating()
      try await screen.advance(by: .zero)
      #expect(screen.focused?.label == "Progress halted")
    }
  }

  @Test("What indicators are called by themselves is an option, named where it counts")
  func option() async throws {
    let bar = UIProgressView()
    try await hosting(Column([bar])) { screen in
      #expect(screen.heard.first == "Progress, 0%")
      #expect(screen.focused?.rules.map(\.name) == ["indicator.label"])
      RunningApp.current.choose("none", for: "indicator.label")
      try await screen.advance(by: .zero)
      #expect(screen.focused?.label == nil)
      #expect(screen.focused?.rules.map(\.choice) == ["none"])
    }
  }
}

@MainActor
@Suite("What pulling content down does", .timeLimit(.minutes(10)))
struct RefreshTests {
  @Test("Scrolling up at the top pulls the wheel, which tells that content is loaded until it is")
  func pulling() async throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 300, height: 300))
    list.contentSize = CGSize(width: 300, height: 900)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "First"
    list.addSubview(label)
    let wheel = UIRefreshControl()
    var count = 0
    wheel.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    list.refreshControl = wheel
    try await hosting(list) { screen in
      let id = try screen.element(named: "First").id
      #expect(Array(screen.tree.stops).count == 1)
      let scroll = screen.tree.parent(of: id)
      #expect(screen.ask(.scroll(id, .up)) == .handled(by: scroll))
      #expect(wheel.isRefreshing)
      #expect(screen.ask(.scroll(id, .up)) == .declined)
      #expect(count == 1)
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "In progress").traits == .updatesFrequently)
      wheel.endRefreshing()
      #expect(screen.ask(.scroll(id, .down)) == .handled(by: scroll))
    }
  }
}
