import EarshotTesting
import Testing
import UIKit

/// A control of an app's own with a text inside.
private class Knob: UIControl {
  let title = UILabel()

  init(_ title: String) {
    super.init(frame: CGRect(x: 20, y: 100, width: 120, height: 60))
    self.title.text = title
    self.title.frame = bounds
    addSubview(self.title)
  }

  required init?(coder: NSCoder) { nil }
}

/// A view that draws a circle itself.
private class Dial: UIView {
  var diameter: CGFloat = 80

  override func draw(_ rect: CGRect) {
    UIColor.systemGreen.setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: diameter, height: diameter)).fill()
  }
}

@Suite("What is seen and has no element", .timeLimit(.minutes(10)))
@MainActor
struct ExposureFindingTests {
  private func kinds(_ view: UIView) async throws -> [PictureFinding.Kind] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    root.addSubview(view)
    var kinds: [PictureFinding.Kind] = []
    try await hosting(root) { screen in
      let request = PictureRequest(findings: [.unexposedControl, .unexposedDrawing])
      kinds = try await screen.picture(request).findings.map(\.kind)
    }
    return kinds
  }

  @Test("8.1: a control of one's own that is no element is told; hidden, dimmed or standard it is not")
  func controls() async throws {
    #expect(try await kinds(Knob("Volume")) == [.unexposedControl])
    let element = Knob("Volume")
    element.isAccessibilityElement = true
    #expect(try await kinds(element) == [])
    let hidden = Knob("Volume")
    hidden.accessibilityElementsHidden = true
    #expect(try await kinds(hidden) == [])
    let dimmed = Knob("Volume")
    dimmed.isEnabled = false
    #expect(try await kinds(dimmed) == [])
    let segments = UISegmentedControl(items: ["°C", "°F"])
    segments.frame = CGRect(x: 20, y: 100, width: 160, height: 44)
    #expect(try await kinds(segments) == [])
  }

  @Test("8.1: a control inside an element, and one with a button inside, are not told")
  func controlsInside() async throws {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Volume"
    row.addSubview(Knob("Volume"))
    #expect(try await kinds(row) == [])
    let outer = Knob("")
    let button = UIButton(type: .system)
    button.setTitle("Louder", for: .normal)
    button.frame = outer.bounds
    outer.addSubview(button)
    #expect(try await kinds(outer) == [])
  }

  @Test("8.1: what is drawn and has no element is told; with one, hidden or tiny it is not")
  func drawings() async throws {
    func dial() -> Dial {
      let dial = Dial(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
      dial.backgroundColor = .white
      return dial
    }
    #expect(try await kinds(dial()) == [.unexposedDrawing])
    let element = dial()
    element.isAccessibilityElement = true
    element.accessibilityLabel = "Half past three"
    #expect(try await kinds(element) == [])
    let covered = dial()
    let label = UILabel(frame: CGRect(x: 10, y: 30, width: 60, height: 20))
    label.text = "15:30"
    covered.addSubview(label)
    #expect(try await kinds(covered) == [])
    let hidden = dial()
    hidden.accessibilityElementsHidden = true
    #expect(try await kinds(hidden) == [])
    let ornament = dial()
    ornament.diameter = 12
    #expect(try await kinds(ornament) == [])
  }
}
