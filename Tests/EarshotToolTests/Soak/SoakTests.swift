import Foundation
import TestSupport
import Testing

/// Millions of commands and changes in the installed program; `make soak` does all of them, other runs a five-hundredth.
@Suite("Long sessions", .tags(.live), .serialized, .timeLimit(.minutes(120)))
struct SoakTests {
  /// More memory than this between the halves of a session is a leak.
  private static let mostGrowth = 48 << 20

  private static let examples = ["kennel", "zombies", "three-languages", "page-turner", "plant-shelf"]

  @Test(
    "Random commands to each technology end no session, and take no more memory the longer it goes on",
    arguments: examples)
  func commands(example: String) throws {
    let plan = SoakPlan.current
    let count = plan.count(of: 200_000)
    let place = Self.examples.firstIndex(of: example) ?? 0
    for (number, script) in RandomScript.allCases.enumerated() {
      // In a short run each technology has a screen or two, and each screen two technologies.
      if plan.isShort, (number + place) % 4 != 0 { continue }
      var dice = plan.dice(for: "\(example) \(script)")
      let folder = try TemporaryFolder([
        "random.drive": script.lines(count, &dice) + "wait\ntriple click\n"
      ])
      let run = try WatchedRun(["drive", "--example", example, "random.drive"], in: folder)
      let what: Comment = "seed \(plan.seed), \(example), \(script.rawValue): \(run.errors.suffix(2_000))"
      // A command that cannot be carried out makes it 1; the session goes on.
      #expect(run.status == 0 || run.status == 1, what)
      #expect(!run.errors.contains("earshot: "), what)
      // The last line of the script was done.
      #expect(run.end.contains("\(count + 2)  triple click\n"), what)
      #expect(run.growth < Self.mostGrowth, "\(what), memory: \(run.memory.map { $0 >> 20 })")
    }
  }

  @Test(
    "A screen that changes a hundred thousand times takes no more memory, and is told as it is at last",
    arguments: ["SwiftUI", "UIKit"])
  func changes(module: String) throws {
    let seconds = SoakPlan.current.count(of: 1_000)
    let folder = try TemporaryFolder([
      "A.swift": module == "SwiftUI" ? Self.ticker : Self.uiKitTicker,
      // A hundred changes a second, and a command between them.
      "wait.drive": String(repeating: "wait 990ms\nleft\nwait 10ms\nleft\n", count: seconds)
        + "first\nexpect \"Count \(seconds * 100)\"\n",
    ])
    let run = try WatchedRun(["drive", "A.swift", "wait.drive"], in: folder)
    #expect(run.status == 0, "\(run.end.suffix(600)) \(run.errors)")
    #expect(run.growth < Self.mostGrowth, "memory: \(run.memory.map { $0 >> 20 })")
  }

  private static let ticker = """
    import Combine
    import SwiftUI
    struct Ticker: View {
      @State private var count = 0
      private let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
      var body: some View {
        VStack {
          Text("Count \\(count)")
          ForEach(0..<(count % 7), id: \\.self) { Text("Row \\($0)") }
        }
        .onReceive(timer) { _ in count += 1 }
      }
    }
    #Preview { Ticker() }
    """

  private static let uiKitTicker = """
    import UIKit
    final class Ticker: UIViewController {
      private let label = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
      private var count = 0
      private var rows: [UIView] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Count 0"
        view.addSubview(label)
        Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in
          MainActor.assumeIsolated { self?.tick() }
        }
      }
      private func tick() {
        count += 1
        label.text = "Count \\(count)"
        rows.forEach { $0.removeFromSuperview() }
        rows = (0..<(count % 7)).map { row in
          let label = UILabel(frame: CGRect(x: 20, y: 140 + 40 * row, width: 300, height: 30))
          label.text = "Row \\(row)"
          return label
        }
        rows.forEach(view.addSubview)
      }
    }
    #Preview { Ticker() }
    """
}
