import AccessibilityModel
import EffortEngine
import Testing

@Suite("The actions of an element in every technology")
struct SameActionsTests {
  @Test("A7: the same actions are had by the rotor, by voice, by keys and by a switch")
  func everywhere() {
    let table = EffortTable(SurveyScreen.combined)
    let names = ["Take Survey", "Dismiss"]
    #expect(table.rows.map(\.name).filter(names.contains) == names)
    for row in table.rows where names.contains(row.name) {
      for technology in EffortTechnology.usual {
        #expect(row.prices[technology] != nil, "\(row.name) in \(technology.rawValue)")
      }
    }
  }
}
