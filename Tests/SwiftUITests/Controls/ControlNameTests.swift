import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("How large controls are, what is written on them, and what is felt of them", .timeLimit(.minutes(10)))
struct ControlNameTests {
  @Test("L8: a bordered button is the higher the larger controls are")
  func sizes() throws {
    let heights = try ControlSize.allCases.map { size in
      let screen = Screen.availableSpace(200, 100) {
        Button("Save") {}.buttonStyle(.bordered).controlSize(size)
      }
      return try #require(screen.element("Save")?.frame.size.height)
    }
    #expect(heights == [28, 28, 34, 50, 50])
    #expect(ControlSize.allCases == ControlSize.allCases.sorted())
  }

  @Test("L8: the corners of a bordered button are rounded as the app says")
  func borderShapes() throws {
    func ground(_ shape: ButtonBorderShape) -> String? {
      Drawn.lines {
        Button("Save") {}.buttonStyle(.bordered).buttonBorderShape(shape)
      }
      .first { $0.contains("fill") }
    }
    let square = try #require(ground(.roundedRectangle(radius: 0)))
    #expect(!square.contains("round"))
    #expect(ground(.automatic)?.contains("round") == true)
    #expect(corner(.capsule) == 17)
    #expect(corner(.circle) == 17)
    #expect(corner(.roundedRectangle) == 8)
    #expect(corner(.roundedRectangle(radius: 3)) == 3)
  }

  /// How far down the left side of a button its corner begins, in points.
  private func corner(_ shape: ButtonBorderShape) -> Double? {
    let screen = Screen.availableSpace(200, 100) {
      Button("Save") {}.buttonStyle(.bordered).buttonBorderShape(shape)
    }
    for case .fill(let path, _, _) in screen.drawn.commands where path.bounds.size.height == 34 {
      let ends = path.steps.compactMap { step -> Point? in
        switch step {
        case .move(let end), .line(let end), .quadratic(let end, _), .cubic(let end, _, _): end
        case .close: nil
        }
      }
      return ends.filter { abs($0.x - path.bounds.minX) < 0.01 }.map { $0.y - path.bounds.minY }.min()
    }
    return nil
  }

  @Test("A control is named by its label, whether that is seen or not")
  func labels() throws {
    func width(_ visibility: Visibility) throws -> Double {
      let screen = Screen.availableSpace(300, 100) {
        Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(visibility)
      }
      return try #require(screen.element("Wi-Fi")?.frame.size.width)
    }
    #expect(try width(.hidden) == 51)
    #expect(try width(.visible) == 300)
    #expect(try width(.automatic) == 300)
  }

  @Test("A button without words is named by what it is for, and a tab by its title")
  func defaultLabels() {
    let close: Button<DefaultButtonLabel> = Button(role: .close) {}
    let screen = Screen {
      close
      Button(role: .cancel) {}
      Button(role: .destructive) {}
      Button(role: .confirm) {}
    }
    #expect(screen.labels == ["Close", "Cancel", "Delete", "Done"])
    let home: Tab<Never, Text, DefaultTabLabel> = Tab("Home", systemImage: "house") { Text("Home screen") }
    let tabs = Screen { TabView { home } }
    #expect(tabs.labels == ["Home screen", "Home"])
  }

  @Test(
    "A menu closes after a choice, or stays open where that is how it is",
    arguments: [(MenuActionDismissBehavior.automatic, false), (.enabled, false), (.disabled, true)])
  func menus(behavior: MenuActionDismissBehavior, isOpen: Bool) {
    let screen = Screen {
      Menu("Size") { Button("Larger") {} }.menuActionDismissBehavior(behavior)
    }
    screen.activate("Size")
    #expect(screen.labels.contains("Larger"))
    screen.activate("Larger")
    #expect(screen.labels.contains("Larger") == isOpen)
  }

  @Test("Z21: each kind of feedback is felt under its name", arguments: Felt.all)
  func feedback(feedback: SensoryFeedback, name: String) async throws {
    try await hosting(Felt(feedback: feedback)) { screen in
      try await screen.activate("Add")
      #expect(screen.device.haptics == [name])
    }
  }

  @Test("L8: lines of text stand at the edge that the app names", arguments: TextAlignment.allCases)
  func alignment(alignment: TextAlignment) throws {
    let lines = Drawn.lines(60) {
      Text("several words").frame(width: 60).multilineTextAlignment(alignment)
    }
    let word =
      switch alignment {
      case .leading: ""
      case .center: " center"
      case .trailing: " right"
      }
    let line = try #require(lines.first)
    #expect(line.contains("center") == (word == " center"))
    #expect(line.contains(" right") == (word == " right"))
  }

  @Test("A style is handed on by the kind that it is, whichever it is")
  func genericStyles() {
    func chosen<S: PickerStyle>(_ style: S) -> [String] {
      Screen {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(style)
      }
      .labels
    }
    #expect(chosen(.segmented) == ["Small", "Large"])
    #expect(chosen(.menu) == ["Size"])
  }

  @Test("L8: a change of how a view is drawn is made by a function, for views here and there")
  func visualEffects() {
    let lines = Drawn.lines {
      Color.red.frame(width: 10, height: 10).visualEffect { view, _ in shifted(view, by: 3) }
    }
    #expect(lines == ["fill 3 0 10 10 #FF3B30"])
  }
}

/// Draws a view beside its place.
private func shifted<Effect: VisualEffect>(_ effect: Effect, by distance: CGFloat) -> some VisualEffect {
  effect.offset(x: distance)
}

struct Felt: View {
  nonisolated static let all: [(SensoryFeedback, String)] = [
    (.success, "success"), (.warning, "warning"), (.error, "error"), (.selection, "selection"),
    (.increase, "increase"), (.decrease, "decrease"), (.start, "start"), (.stop, "stop"),
    (.alignment, "alignment"), (.levelChange, "levelChange"), (.impact, "impact"),
    (.pathComplete, "pathComplete"), (.impact(weight: .light), "impact light"),
    (.impact(weight: .medium), "impact medium"), (.impact(weight: .heavy), "impact heavy"),
    (.impact(flexibility: .rigid), "impact rigid"), (.impact(flexibility: .solid), "impact solid"),
    (.impact(flexibility: .soft), "impact soft"),
  ]
  @State private var count = 0
  let feedback: SensoryFeedback

  init(feedback: SensoryFeedback) {
    self.feedback = feedback
  }

  var body: some View { Button("Add") { count += 1 }.sensoryFeedback(feedback, trigger: count) }
}
