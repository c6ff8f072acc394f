import AccessibilityModel
import AppHost
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("What views read of their surroundings, by its types")
struct EnvironmentTypeTests {
  @Test("L1: a view reads the room, the contrast and the weight of letters of the device")
  func device() {
    let plain = Screen { Surroundings() }
    #expect(plain.labels == ["compact by regular, standard contrast, regular letters, active"])
    for setting in [AccessibilitySetting.darkerSystemColors, .boldText] {
      plain.host.turn(setting, on: true)
    }
    plain.host.settle()
    #expect(plain.labels == ["compact by regular, increased contrast, bold letters, active"])
    let phases: [ScenePhase] = [.active, .background, .inactive]
    #expect(phases.sorted() == [.background, .inactive, .active])
  }

  @Test("L8: shapes stand in place of words, but not where a view inside asks for its words")
  func redaction() {
    let reasons: RedactionReasons = .placeholder
    let words = Screen {
      VStack {
        Text("Hidden")
        Text("Shown").unredacted()
      }
      .redacted(reason: reasons)
    }
    #expect(words.drawnWords == ["Shown"])
    let read = Screen {
      Reasons().redacted(reason: [.privacy, .invalidated])
      Reasons().redacted(reason: .placeholder).unredacted()
    }
    #expect(read.labels == ["private invalid", "placeholder"])
  }

  @Test("Views store in the place that is set around them")
  func storage() throws {
    let store = try #require(UserDefaults(suiteName: "kennel-of-a-test"))
    store.removePersistentDomain(forName: "kennel-of-a-test")
    let screen = Screen {
      Stored().defaultAppStorage(store)
      Stored()
    }
    #expect(screen.labels == ["0", "0"])
    let first = Array(screen.host.tree.stops).first
    if let first { screen.request(.activate(first)) }
    #expect(screen.labels == ["1", "0"])
  }

  @Test("A value of the app's own goes with a change; where none was given it is the usual one")
  func transactions() {
    var transaction = Transaction()
    #expect(transaction[Source.self] == "unknown")
    transaction[Source.self] = "by hand"
    #expect(transaction[Source.self] == "by hand")
    #expect(Transaction()[Source.self] == "unknown")
  }

  @Test("What is called before a body is evaluated knows what it wraps")
  func dynamicProperty() {
    let screen = Screen { Timed() }
    #expect(screen.labels == ["2 updates later 1"])
    screen.activate("2 updates later 1")
    #expect(screen.labels == ["4 updates later 2"])
  }

  @Test("A view that is compared is left as it is where it is the same, and several views are one")
  func compared() {
    let screen = Screen { Comparing() }
    screen.activate("More")
    #expect(screen.labels == ["About 0", "More"])
    screen.activate("More")
    #expect(screen.labels == ["About 1", "More"])
    let two: TupleView<(Text, Text)> = ViewBuilder.buildBlock(Text("Bailey"), Text("Rex"))
    #expect(Screen { two }.labels == ["Bailey", "Rex"])
  }

  @Test("A picture on its way is nothing yet, there, or failed")
  func pictures() {
    let there: AsyncImagePhase = .success(Image("tile"))
    #expect(there.image != nil && there.error == nil)
    let failed: AsyncImagePhase = .failure(URLError(.cannotOpenFile))
    #expect(failed.image == nil && failed.error is URLError)
    #expect(AsyncImagePhase.empty.image == nil && AsyncImagePhase.empty.error == nil)
  }

  @Test("L8: a symbol is drawn in the variants that the views around it ask for")
  func symbols() {
    func name(_ variants: SymbolVariants) -> String? {
      let lines = Drawn.lines { Image(systemName: "star").symbolVariant(variants) }
      return lines.first?.split(separator: " ").first { $0.hasPrefix("star") }.map(String.init)
    }
    #expect(name(.none) == "star")
    #expect(name(.fill) == "star.fill")
    #expect(name(.circle.fill) == "star.circle.fill")
    #expect(name(SymbolVariants.slash) == "star.slash")
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
  }

  @Test("What is submitted inside a border does not go beyond it", arguments: [false, true])
  func submitting(isBlocked: Bool) throws {
    let log = Noted<[String]>([])
    let triggers: SubmitTriggers = [.text]
    let screen = Screen {
      Writing().submitScope(isBlocked).onSubmit(of: triggers) { log.value.append("outer") }
    }
    let id = try #require(Array(screen.host.tree.stops).first)
    screen.request(.activate(id))
    screen.request(.edit(id, .insert("\n")))
    #expect(log.value == (isBlocked ? [] : ["outer"]))
  }

  @Test("A view is touched and outlined by a shape of its own, each where that is what it is for")
  func contentShapes() throws {
    let kinds: ContentShapeKinds = .accessibility
    let screen = Screen {
      Color.clear.frame(width: 40, height: 20).accessibilityLabel("Round").contentShape(kinds, Circle())
      Color.clear.frame(width: 40, height: 20).accessibilityLabel("Plain").contentShape(
        .interaction, Circle())
    }
    #expect(screen.element("Round")?.path != nil)
    #expect(screen.element("Plain")?.path == nil)
  }
}

private struct Surroundings: View {
  @Environment(\.horizontalSizeClass) private var across: UserInterfaceSizeClass?
  @Environment(\.verticalSizeClass) private var down: UserInterfaceSizeClass?
  @Environment(\.colorSchemeContrast) private var contrast: ColorSchemeContrast
  @Environment(\.legibilityWeight) private var weight: LegibilityWeight?
  @Environment(\.scenePhase) private var phase: ScenePhase

  private func word(_ size: UserInterfaceSizeClass?) -> String { size == .compact ? "compact" : "regular" }

  var body: some View {
    Text(
      """
      \(word(across)) by \(word(down)), \(contrast == .increased ? "increased" : "standard") contrast, \
      \(weight == .bold ? "bold" : "regular") letters, \(phase == .active ? "active" : "away")
      """)
  }
}

private struct Reasons: View {
  @Environment(\.redactionReasons) private var reasons: RedactionReasons

  var body: some View {
    Text(
      [
        reasons.contains(.placeholder) ? "placeholder" : nil, reasons.contains(.privacy) ? "private" : nil,
        reasons.contains(.invalidated) ? "invalid" : nil,
      ]
      .compactMap { $0 }.joined(separator: " "))
  }
}

private struct Stored: View {
  @AppStorage("count of a test") private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}

private enum Source: TransactionKey {
  static var defaultValue: String { "unknown" }
}

/// Counts how often a view was about to be evaluated.
private struct Updates: DynamicProperty {
  @State private var count = Count()

  final class Count {
    var value = 0
  }

  var value: Int { count.value }

  mutating func update() { count.value += 2 }
}

private struct Timed: View {
  private var updates = Updates()
  @State private var presses = 1

  var body: some View {
    Button("\(updates.value) updates later \(presses)") { presses += 1 }
  }
}

private struct Comparing: View {
  @State private var count = 0

  var body: some View {
    EquatableView(content: Half(count: count))
    Button("More") { count += 1 }
  }
}

private struct Half: View, Equatable {
  let count: Int

  nonisolated static func == (left: Half, right: Half) -> Bool { left.count / 2 == right.count / 2 }

  var body: some View { Text("About \(count / 2)") }
}

private struct Writing: View {
  @State private var text = ""

  var body: some View { TextField("Name", text: $text) }
}
