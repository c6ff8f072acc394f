import AccessibilityModel
import Drawing
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Grounds of views")
struct GroundTests {
  @Test("A view draws its ground in its own colour, and its subviews in front of it")
  func order() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    outer.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    inner.backgroundColor = .blue
    outer.addSubview(inner)
    var list = DisplayList()
    outer.draw(into: &list)
    #expect(fills(list) == [PaintColor(red: 1, green: 0, blue: 0), PaintColor(red: 0, green: 0, blue: 1)])
    #expect(list.commands.contains(.transform(.shift(x: 10, y: 20))))
    #expect(list.commands.contains(.transform(.shift(x: 5, y: 5))))
  }

  @Test("Nothing is drawn of a hidden view")
  func hidden() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    view.isHidden = true
    var list = DisplayList()
    view.draw(into: &list)
    #expect(list.isEmpty)
  }

  private func fills(_ list: DisplayList) -> [PaintColor] {
    list.commands.compactMap { command in
      guard case .fill(_, .color(let color), _) = command else { return nil }
      return color
    }
  }
}
