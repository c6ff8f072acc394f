import SwiftUI
import Testing

@MainActor
@Suite("Which of several views a touch reaches")
struct StackingTests {
  private func tapped(_ log: Noted<[String]>, _ screen: Screen) -> [String] {
    log.value = []
    let (x, y) = screen.middle(of: "front")
    screen.finger.tap(x, y)
    return log.value
  }

  private func stack(_ log: Noted<[String]>, behind: Double = 0, reached: Bool = true) -> Screen {
    Screen {
      ZStack {
        Color.clear.frame(width: 100, height: 100).accessibilityLabel("behind")
          .onTapGesture { log.value.append("behind") }.zIndex(behind)
        Color.clear.frame(width: 100, height: 100).accessibilityLabel("front")
          .onTapGesture { log.value.append("front") }.allowsHitTesting(reached)
      }
    }
  }

  @Test("The frontmost view gets a touch, and zIndex decides which that is")
  func order() {
    let log = Noted<[String]>([])
    #expect(tapped(log, stack(log)) == ["front"])
    #expect(tapped(log, stack(log, behind: 1)) == ["behind"])
  }

  @Test("What allows no hit testing lets touches through")
  func through() {
    let log = Noted<[String]>([])
    #expect(tapped(log, stack(log, reached: false)) == ["behind"])
  }
}
