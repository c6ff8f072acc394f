import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Pictures and words of controls for their states", .timeLimit(.minutes(10)))
struct ControlPictureTests {
  /// A picture of a colour.
  private func picture(_ color: UIColor, width: CGFloat = 10, height: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// The places that are filled with a colour.
  private func places(_ color: String, in view: UIView) -> [String] {
    drawn(view).filter { $0.contains("fill") && $0.hasSuffix(color) }.map { line in
      line.trimmingCharacters(in: .whitespaces).split(separator: " ").dropFirst().prefix(4)
        .joined(separator: " ")
    }
  }

  @Test("A slider shows the pictures of its knob and of both parts of its track")
  func sliders() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 40))
    slider.value = 0.5
    slider.setThumbImage(picture(.red), for: .normal)
    slider.setMinimumTrackImage(picture(.green, height: 6), for: .normal)
    slider.setMaximumTrackImage(picture(.blue, height: 6), for: .normal)
    #expect(places("#FF0000", in: slider) == ["97 15 10 10"])
    #expect(places("#00FF00", in: slider) == ["2 17 100 6"])
    #expect(places("#0000FF", in: slider) == ["102 17 100 6"])
    slider.setThumbImage(picture(.blue, width: 20, height: 20), for: .disabled)
    #expect(slider.thumbImage(for: .disabled)?.size.width == 20)
    #expect(slider.minimumTrackImage(for: .disabled) == nil)
    #expect(slider.maximumTrackImage(for: .normal)?.size.height == 6)
    slider.isEnabled = false
    #expect(places("#0000FF", in: slider).contains("92 10 20 20"))
    #expect(slider.currentMinimumTrackImage == slider.minimumTrackImage(for: .normal))
  }

  private func segments() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    return control
  }

  /// What is drawn of some words.
  private func words(_ words: String, in view: UIView) -> String {
    drawn(view).first { $0.contains("“\(words)”") } ?? "nothing"
  }

  @Test("Words of segments look as is said for their state, and stand where they are moved")
  func segmentWords() {
    let control = segments()
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .selected)
    #expect(words("Day", in: control).contains("20/400 #FF0000"))
    #expect(words("Week", in: control).contains("13/500 #FF0000"))
    #expect(control.titleTextAttributes(for: .normal)?.count == 1)
    let before = words("Week", in: control).split(separator: " ")[1...2].compactMap { Double($0) }
    control.setContentOffset(CGSize(width: 4, height: -2), forSegmentAt: 1)
    let after = words("Week", in: control).split(separator: " ")[1...2].compactMap { Double($0) }
    #expect(after == [before[0] + 4, before[1] - 2])
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 4, height: -2))
    #expect(control.contentOffsetForSegment(at: 0) == .zero)
  }

  @Test("Pictures lie behind segments and between them, by the states of both neighbours")
  func segmentPictures() {
    let control = segments()
    control.setBackgroundImage(picture(.red), for: .normal, barMetrics: .default)
    control.setBackgroundImage(picture(.green), for: .selected, barMetrics: .default)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) == picture(.green))
    #expect(places("#00FF00", in: control) == ["0 0 100 32"])
    #expect(places("#FF0000", in: control) == ["100 0 100 32"])
    control.setDividerImage(
      picture(.blue, width: 2), forLeftSegmentState: .selected, rightSegmentState: .normal,
      barMetrics: .default)
    #expect(places("#0000FF", in: control) == ["99 0 2 32"])
    #expect(
      control.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
        == picture(.blue, width: 2))
    control.selectedSegmentIndex = 1
    #expect(places("#0000FF", in: control) == [])
  }

  @Test("A button draws a symbol in the preferred look, and gives its words a shadow of the colour")
  func buttons() throws {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.sizeToFit()
    let before = button.bounds.width
    let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.preferredSymbolConfigurationForImage(in: .normal) == large)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) == nil)
    button.sizeToFit()
    #expect(button.bounds.width > before * 1.8)
    #expect(drawn(button).contains { $0.contains("symbol star 700") })
    button.setTitle("Go", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 1, height: 1)
    button.sizeToFit()
    #expect(button.titleShadowColor(for: .normal) == .red)
    #expect(drawn(button).contains { $0.contains("shadow #FF0000") })
    button.setTitleShadowColor(nil, for: .normal)
    #expect(!drawn(button).contains { $0.contains("shadow") })
  }
}
