import AccessibilityModel
import EffortEngine
import Testing

@Suite("What everything costs")
struct EffortTableTests {
  private func row(_ name: String, of table: EffortTable) throws -> EffortTable.Row {
    try #require(table.rows.first { $0.name == name && !$0.goal.isHearing })
  }

  @Test(
    "S10: a lone button costs a gesture, a word, two keys and two presses, each with the steps that do it")
  func lone() throws {
    let table = EffortTable(.screen([.control(1, "Pay now")]))
    let prices = try row("Pay now", of: table).prices
    #expect(prices[.voiceOver]?.steps == ["double tap"])
    #expect(prices[.voiceControl]?.steps == ["say \"now\""])
    #expect(prices[.keyboard]?.steps == ["press tab", "press space"])
    #expect(prices[.switchControl]?.steps == ["switch on", "switch", "switch"])
    #expect(EffortTechnology.usual.map { prices[$0]?.cost.count } == [1, 1, 2, 2])
  }

  @Test(
    "S10: the combined cell is the quickest to pass with VoiceOver; by voice its action takes a list of actions"
  )
  func survey() throws {
    let separate = try row("Take Survey", of: EffortTable(SurveyScreen.separate)).prices
    let combined = try row("Take Survey", of: EffortTable(SurveyScreen.combined)).prices
    let settled = try row("Take Survey", of: EffortTable(SurveyScreen.settled)).prices
    #expect(separate[.voiceOver]?.cost.count == 6)
    #expect(combined[.voiceOver]?.steps == ["right", "right", "down", "double tap"])
    #expect(settled[.voiceOver]?.cost.count == 4)
    #expect(separate[.voiceControl]?.steps == ["say \"survey\""])
    #expect(settled[.voiceControl]?.steps == ["say \"survey\""])
    #expect(combined[.voiceControl]?.cost.count == 5)
    #expect(combined[.voiceControl]?.steps.first?.hasPrefix("say \"show actions for ") == true)
    let table = EffortTable(SurveyScreen.combined)
    #expect(table.ghosts == [SurveyScreen.words.string])
    #expect(
      table.text().contains(
        "Activating \"We'd love your feedback, What do you think of Save for Late…\" meets the text "
          + "\"What do you think of Save for Later?\" and does nothing.\n"))
    #expect(!table.rows.contains { $0.goal == .activate(ElementID(slot: 3)) })
  }

  @Test("S10: versions stand side by side, and the conclusion of the post can be read from them")
  func comparison() {
    let versions = [
      EffortComparison.Version("Separate", EffortTable(SurveyScreen.separate)),
      EffortComparison.Version("Combined", EffortTable(SurveyScreen.combined)),
      EffortComparison.Version("Settled", EffortTable(SurveyScreen.settled)),
    ]
    let comparison = EffortComparison(versions)
    #expect(comparison.telling == ["Dismiss", "Take Survey"])
    let gestures = versions.map { comparison.sum(of: comparison.actions, in: $0, .voiceOver) ?? 0 }
    #expect(gestures[1] < gestures[2])
    #expect(gestures[2] < gestures[0])
    let words = versions.map { comparison.sum(of: comparison.telling, in: $0, .voiceControl) ?? 0 }
    #expect(words == [2, 10, 2])
    #expect(versions.map(\.table.ghosts.count) == [0, 1, 0])
    #expect(comparison.text.contains("Combined: activating \"We'd love your feedback"))
  }

  @Test(
    "S10: facts are heard at a price, more content by turning to it; what is said at once costs nothing more")
  func facts() throws {
    var dog = AccessibilityNode.control(1, "Bailey, beagle", .staticText)
    dog.element.customContent = [
      CustomContent(label: "Age", value: "Three years", importance: .high),
      CustomContent(label: "Weight", value: "25 pounds"),
    ]
    let table = EffortTable(.screen([dog, .control(2, "Adopt")]))
    let heard = table.rows.filter(\.goal.isHearing)
    #expect(
      heard.map(\.name) == ["Bailey, beagle", "Bailey, beagle: Age", "Bailey, beagle: Weight", "Adopt"])
    let prices = heard.map { $0.prices[.voiceOver] }
    #expect(prices[0]?.cost.count == 0)
    #expect(prices[1]?.cost.count == 0)
    #expect(prices[2]?.steps.suffix(2) == ["down", "down"])
    #expect(prices[3]?.steps == ["right"])
    #expect(prices[3]?.cost.milliseconds ?? 0 > prices[0]?.cost.milliseconds ?? 0)
  }

  @Test("Equal names cost a number more, and what has no name is reached by a number")
  func numbers() throws {
    let table = EffortTable(.screen([.control(1, "Delete"), .control(2, "Delete"), .control(3, nil)]))
    let rows = table.rows.filter { !$0.goal.isHearing }
    #expect(rows[0].prices[.voiceControl]?.steps == ["say \"delete\"", "say \"1\""])
    #expect(rows[2].prices[.voiceControl]?.steps == ["say \"show numbers\"", "say \"3\""])
  }

  @Test("A name that is a command is said with Tap before it")
  func commandName() throws {
    let table = EffortTable(.screen([.control(1, "Go home")]))
    let steps = try row("Go home", of: table).prices[.voiceControl]?.steps
    #expect(steps == ["say \"go\""] || steps == ["say \"home\""])
    let single = EffortTable(.screen([.control(1, "Cancel")]))
    #expect(try row("Cancel", of: single).prices[.voiceControl]?.steps == ["say \"tap cancel\""])
  }

  @Test("A value is raised and lowered in every technology")
  func values() throws {
    let table = EffortTable(.screen([.control(1, "Volume", .adjustable)]))
    let more = try row("more Volume", of: table).prices
    #expect(more[.voiceOver]?.steps == ["up"])
    #expect(more[.keyboard]?.cost.count == 2)
    #expect(more[.switchControl]?.steps == ["switch on", "switch", "wait 1s", "switch"])
    #expect(more[.voiceControl]?.steps == ["say \"increment volume\""])
  }

  @Test("G7: the style of a container changes what a switch costs, and nothing in any other technology")
  func navigationStyle() throws {
    func prices(_ style: NavigationStyle) throws -> [EffortTechnology: EffortPrice] {
      let pair = AccessibilityNode.container([.control(2, "Pay"), .control(3, "Delete")])
        .with(\.navigationStyle, style)
      return try row("Delete", of: EffortTable(.screen([.control(1, "Help"), pair]))).prices
    }
    let automatic = try prices(.automatic)
    for style in [NavigationStyle.separate, .combined] {
      let styled = try prices(style)
      for technology in EffortTechnology.usual where technology != .switchControl {
        #expect(styled[technology] == automatic[technology], "\(technology.rawValue)")
        #expect(styled[technology] != nil, "\(technology.rawValue)")
      }
    }
    #expect(try prices(.separate)[.switchControl] == automatic[.switchControl])
    #expect(automatic[.switchControl]?.cost.count == 2)
    #expect(try prices(.combined)[.switchControl]?.cost.count == 3)
  }

  @Test("What lies off the screen has a price for those who walk to it, and none for those who point")
  func offScreen() throws {
    let table = EffortTable(.screen([.control(1, "Pay"), .control(2, "Terms", y: 2_000)]))
    let row = try row("Terms", of: table)
    #expect(row.isOffScreen)
    #expect(row.prices[.voiceControl] == nil)
    #expect(row.prices[.keyboard]?.cost.count == 3)
    #expect(table.text().contains("off screen"))
  }

  @Test("A search that is cut says so, and after how many states")
  func cut() {
    let table = EffortTable(SurveyScreen.separate, limit: 3)
    #expect(table.cut.contains(.voiceOver))
    #expect(table.text().contains("VoiceOver: the search ended after 4 states."))
  }

  @Test("An empty screen has an empty table")
  func empty() {
    #expect(EffortTable(AccessibilityTree()).text() == "Nothing can be done or heard here.\n")
  }

  @Test("The table and its steps in writing")
  func text() {
    let text = EffortTable(.screen([.control(1, "Pay"), .control(2, "Delete")])).text(listsSteps: true)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "to do    VoiceOver           Voice Control   Full Keyboard Access   Switch Control")
    #expect(lines[1].hasPrefix("Pay      1 gesture, "))
    #expect(lines[1].hasSuffix("1 word          2 keys                 2 presses, 0.0 s"))
    #expect(lines[2].hasSuffix("1 word          3 keys                 2 presses, 1.0 s"))
    #expect(text.contains("\nPay\n  VoiceOver             double tap\n"))
    #expect(text.contains("  Switch Control        switch on, wait 1s, switch, switch\n"))
  }
}
