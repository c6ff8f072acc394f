import AccessibilityModel
import AppHost
import Drawing
import SwiftUI
import Testing

@MainActor
@Suite("How far fingers reach controls")
struct RowReachTests {
  private func targets(_ screen: Screen) -> [String: Rect] {
    let facts = PictureFacts(of: screen.drawn, size: Size(width: 393, height: 852))
    var targets: [String: Rect] = [:]
    for target in facts.targets {
      let words = facts.texts.filter { $0.subject?.element == target.subject.element }.map(\.words)
      targets[words.joined(separator: " ")] = target.frame
    }
    return targets
  }

  @Test("L8: a button in a row is hit all over the row, and one of several in its own room")
  func rows() throws {
    var used: [String] = []
    let screen = Screen {
      Form {
        Button("Sign out") { used.append("out") }
        NavigationLink("Profile") { Text("Me") }
        HStack {
          Button("Yes") { used.append("yes") }
          Spacer()
          Button("No") { used.append("no") }
        }
        Button("Plain") { used.append("plain") }.buttonStyle(.plain)
      }
    }
    let targets = targets(screen)
    let row = try #require(targets["Sign out"])
    #expect(row.size.width == 353 && row.size.height >= 44)
    let yes = try #require(targets["Yes"])
    #expect(yes.size.width < 60 && yes.size.height >= 44)
    #expect(try #require(targets["Plain"]).size.height < 44)
    let plain = try #require(targets["Plain"])
    for point in [
      Point(x: row.maxX - 10, y: row.center.y), Point(x: row.center.x, y: yes.center.y),
      Point(x: row.maxX - 10, y: plain.center.y),
    ] {
      screen.request(.tap(point))
    }
    #expect(used == ["out"])
  }

  @Test("L8: answers of an alert are as high and wide as a finger needs, side by side where they fit")
  func answers() throws {
    let screen = Screen {
      Text("Beneath")
        .alert("Delete?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
    }
    let targets = targets(screen)
    let (cancel, delete) = (try #require(targets["Cancel"]), try #require(targets["Delete"]))
    #expect(cancel.size == Size(width: 135, height: 44) && delete.size == cancel.size)
    #expect(cancel.maxX == delete.minX && cancel.minY == delete.minY)
    let long = Screen {
      Text("Beneath")
        .alert("Delete?", isPresented: .constant(true)) {
          Button("Delete everything there is") {}
          Button("Cancel", role: .cancel) {}
        }
    }
    let wide = try #require(self.targets(long)["Delete everything there is"])
    #expect(wide.size.width == 270)
    #expect(try #require(self.targets(long)["Cancel"]).minY != wide.minY)
  }

  @Test("L8: a wheel of a date is as wide as its words")
  func wheels() {
    let screen = Screen {
      DatePicker("Day", selection: .constant(.now), displayedComponents: .date)
        .datePickerStyle(.wheel).labelsHidden()
    }
    let widths = PictureFacts(of: screen.drawn, size: Size(width: 393, height: 852)).targets
      .map(\.frame.size.width)
    #expect(widths.count == 3)
    #expect(widths.first.map { $0 > 100 } == true && widths.dropFirst().allSatisfy { $0 < 100 })
  }
}
