import AccessibilityModel
import SwiftUI
import Testing

@Suite("Open questions about combined elements")
@MainActor
struct CombinePolicyTests {
  private func combined(
    _ policy: CombinePolicy = .standard, @ViewBuilder _ parts: @escaping @MainActor () -> some View
  ) throws -> AccessibilityElement {
    try HeardScreen.showing {
      VStack { parts() }.accessibilityElement(children: .combine).environment(\.combinePolicy, policy)
    } _: {
      try $0.only()
    }
  }

  private func buttonAndText() -> some View {
    Group {
      Text("Bailey")
      Button("Like") {}
    }
  }

  @Test("A lone button can become a named action")
  func singleButton() throws {
    let element = try combined(.with(\.singleButton, .namedAction), buttonAndText)
    #expect(element.actions.map(\.name) == ["Like"])
    #expect(element.activationPoint == nil)
    #expect(element.rules.map(\.choice) == ["named action"])
    #expect(element.rules.first?.choices == ["default action", "named action"])
    #expect(element.rules.first?.source == "Behaviour X1")
  }

  @Test("10.19: an action that code gave to all parts at once is listed once")
  func sharedAction() throws {
    for choice in CombinePolicy.SharedActions.allCases {
      let policy: CombinePolicy = .with(\.sharedActions, choice)
      try HeardScreen.showing {
        VStack {
          Text("Bailey")
          Text("Beagle")
        }
        .accessibilityAction(named: "Feed") {}
        .accessibilityElement(children: .combine)
        VStack {
          Text("Rex")
          Text("Boxer")
        }
        .accessibilityAction {}
        .accessibilityElement(children: .combine)
        .environment(\.combinePolicy, policy)
      } _: { screen in
        #expect(screen.actions(screen.stops[0]) == ["Feed"])
        #expect(screen.stops[0].rules.map(\.name) == ["combine.sharedActions"])
        #expect(screen.actions(screen.stops[1]) == (choice == .once ? [] : ["Rex", "Boxer"]))
      }
    }
  }

  @Test("Actions made of buttons can stand after those that parts had")
  func promotedActions() throws {
    let element = try combined(.with(\.promotedActions, .last)) {
      Text("a").accessibilityAction(named: "Call") {}
      Button("b") {}
      Button("c") {}
    }
    #expect(element.actions.map(\.name) == ["Call", "b", "c"])
    #expect(element.rules.map(\.choice) == ["after"])
  }

  @Test("Traits that stop making sense can be kept, but not what cannot be done")
  func droppedTraits() throws {
    @MainActor func parts() -> some View {
      Group {
        Text("a").accessibilityAddTraits([.isLink, .updatesFrequently]).accessibilityAction {}
        Text("b").accessibilityAdjustableAction { _ in }
        Text("c").accessibilityAdjustableAction { _ in }
        Button("d") {}.disabled(true)
      }
    }
    let dropped = try combined(.standard, parts)
    #expect(dropped.traits == .button)
    let kept = try combined(.with(\.droppedTraits, .none), parts)
    #expect(kept.traits == [.button, .link, .updatesFrequently])
    #expect(kept.rules.map(\.choice) == ["none"])
  }

  @Test("Only the first value and hint can be heard")
  func firstText() throws {
    let element = try combined(.with(\.values, .first).with(\.hints, .first)) {
      Text("a").accessibilityValue("1").accessibilityHint("x")
      Text("b").accessibilityValue("2").accessibilityHint("y")
    }
    #expect(element.value == "1")
    #expect(element.hint == "x")
    #expect(element.rules.map(\.name) == ["combine.values", "combine.hints"])
  }

  @Test("Facts of several parts follow the reading order, or that of the code")
  func contentOrder() throws {
    @MainActor func parts() -> some View {
      Group {
        Text("a").accessibilityCustomContent("A", "1")
        Text("b").accessibilityCustomContent("B", "2").accessibilitySortPriority(1)
      }
    }
    let read = try combined(.standard, parts)
    #expect(read.customContent.map(\.label) == ["B", "A"])
    #expect(read.rules.map(\.name) == ["combine.contentOrder"])
    let code = try combined(.with(\.contentOrder, .code), parts)
    #expect(code.customContent.map(\.label) == ["A", "B"])
    #expect(code.rules.map(\.choice) == ["order of the code"])
  }

  @Test("Where every choice gives the same, no rule is named")
  func certain() throws {
    let texts = try combined {
      Text("a").accessibilityValue("1").accessibilityCustomContent("A", "1")
      Text("b").accessibilityValue("1").accessibilityCustomContent("B", "2")
    }
    #expect(texts.rules == [])
    let disabled = try combined {
      Text("a")
      Button("b") {}.disabled(true)
    }
    #expect(disabled.rules == [])
    #expect(disabled.traits == [.button, .notEnabled])
    let several = try combined {
      Text("a")
      Button("b") {}
      Button("c") {}
    }
    #expect(several.rules == [])
  }
}

extension CombinePolicy {
  fileprivate static func with<Option>(_ path: WritableKeyPath<CombinePolicy, Option>, _ option: Option)
    -> Self
  {
    standard.with(path, option)
  }

  fileprivate func with<Option>(_ path: WritableKeyPath<CombinePolicy, Option>, _ option: Option) -> Self {
    var policy = self
    policy[keyPath: path] = option
    return policy
  }
}
