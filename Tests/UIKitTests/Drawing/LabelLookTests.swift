import EarshotTesting
import Testing
import TreeFormat
import UIKit

@MainActor
@Suite("What labels and pictures look like", .timeLimit(.minutes(10)))
struct LabelLookTests {
  private func label(_ text: String, _ width: CGFloat, _ height: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test("L8: words stand in the middle between top and bottom of their label")
  func middle() {
    let label = label("Bailey", 100, 60)
    let words = drawn(label).first { $0.hasPrefix("text") } ?? ""
    let numbers = words.split(separator: " ").dropFirst().prefix(4).compactMap { Double($0) }
    #expect(numbers.count == 4)
    #expect(abs(numbers[1] + numbers[3] / 2 - 30) <= 0.5)
  }

  @Test("L8: more words than find room are cut to the lines that do, and a line too high is clipped")
  func availableSpace() {
    let many = label("One two three four five six seven eight nine ten", 80, 45)
    many.numberOfLines = 0
    #expect(drawn(many).contains { $0.contains("lines 2") })
    let low = label("Bailey", 100, 10)
    #expect(drawn(low).first == "clip 0 0 100 10")
    let fitting = label("Bailey", 100, 30)
    #expect(!drawn(fitting).contains { $0.hasPrefix("clip") })
  }

  @Test("L8: a line that is too long is set smaller where the label lets it")
  func shrinking() {
    let label = label("Bailey the beagle", 70, 20)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(!drawn(label).contains { $0.contains(" 17/400 ") })
    label.minimumScaleFactor = 1
    #expect(drawn(label).contains { $0.contains(" 17/400 ") })
  }

  @Test("L8: runs keep their fonts, colours and lines")
  func runs() throws {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20)]))
    text.append(
      NSAttributedString(
        string: " lines", attributes: [.underlineStyle: 1, .backgroundColor: UIColor.yellow]))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.attributedText = text
    try expectDrawn(drawn(label), named: "runs")
  }

  @Test(
    "L1: words of a text style are drawn in the size that the person chose",
    arguments: [
      ("large", 17.0), ("accessibility3", 40),
    ])
  func sizes(_ name: String, _ size: Double) async throws {
    var options = LaunchOptions()
    options.textSize = name
    try await hosting(UIView(), environment: options) { _ in
      let label = label("Bailey", 300, 60)
      label.font = .preferredFont(forTextStyle: .body)
      #expect(drawn(label).contains { $0.contains("“Bailey” \(Int(size))/400") && $0.contains(" body") })
    }
  }

  @Test("L8: a picture stands where its content mode puts it, and a shape has the tint of its place")
  func pictures() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    let view = UIImageView(image: star)
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    view.contentMode = .center
    view.tintColor = .red
    let side = star.size.width
    let (x, y) = ((60 - side) / 2, (40 - side) / 2)
    #expect(drawn(view).last?.contains("symbol star.fill 400") == true)
    #expect(drawn(view).last?.hasSuffix("#FF0000") == true)
    let numbers = drawn(view).last?.split(separator: " ").dropFirst().prefix(2).compactMap { Double($0) }
    #expect(numbers == [Double(x), Double(y)])
    view.image = star.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(drawn(view).last?.hasSuffix("#00FF00") == true)
    let palette = UIImage.SymbolConfiguration(paletteColors: [.blue])
      .applying(UIImage.SymbolConfiguration(weight: .bold))
    view.image = UIImage(systemName: "star", withConfiguration: palette)
    #expect(drawn(view).last?.contains("symbol star 700") == true)
    #expect(drawn(view).last?.hasSuffix("#0000FF") == true)
    view.image = UIImage(named: "nobody")
    #expect(drawn(view).last?.contains("missing nobody") == true)
  }
}
