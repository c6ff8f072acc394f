import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Content that configurations make", .timeLimit(.minutes(10)))
struct ContentConfigurationTests {
  private func label(_ words: String, in view: UIView) -> Bool {
    drawn(view).contains { $0.contains("“\(words)”") }
  }

  @Test("A configuration makes a view, which shows another configuration of the same kind")
  func views() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Bailey"
    content.secondaryText = "beagle"
    let made: any UIContentConfiguration = content
    let view = made.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    #expect(view is UIListContentView)
    #expect(label("Bailey", in: view) && label("beagle", in: view))
    content.text = "Rex"
    #expect(view.supports(content))
    view.configuration = content
    #expect(label("Rex", in: view) && !label("Bailey", in: view))
    #expect(!view.supports(UIContentUnavailableConfiguration.empty()))
  }

  @Test("A value stands beside its words where both fit, and below them where they do not")
  func sides() {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Bailey", "beagle")
    let view = UIListContentView(configuration: content)
    func tops(_ width: CGFloat) -> [CGFloat] {
      view.frame = CGRect(x: 0, y: 0, width: width, height: 80)
      view.layoutIfNeeded()
      return view.subviews.compactMap { $0 as? UILabel }.map(\.frame.minY)
    }
    let (wide, narrow) = (tops(300), tops(100))
    #expect(wide[0] == wide[1])
    #expect(narrow[0] < narrow[1])
  }

  private static let attention = UIConfigurationStateCustomKey("attention")

  private final class StateCell: UICollectionViewCell {
    var wants = false
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[ContentConfigurationTests.attention] = wants
      return state
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      let own = state[ContentConfigurationTests.attention] as? Bool ?? false
      accessibilityLabel = own ? "Look here" : "Nothing"
    }
  }

  @Test("A state of the app's own reaches the cell that is filled from it")
  func ownStates() {
    let cell = StateCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.layoutIfNeeded()
    #expect(cell.accessibilityLabel == "Nothing")
    cell.wants = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.accessibilityLabel == "Look here")
  }

  @Test("States differ by what holds of a view, and by what the app says of them")
  func states() {
    var state = UIViewConfigurationState(traitCollection: .current)
    let plain = state
    state.isSelected = true
    #expect(state != plain)
    state.isSelected = false
    state[Self.attention] = true
    #expect(state != plain)
    state[Self.attention] = nil
    #expect(state == plain)
    let any: any UIConfigurationState = state
    #expect(any.traitCollection == UITraitCollection.current)
  }

  @Test("The background of a cell has the colour, the corners and the edges that are said")
  func backgrounds() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var ground = UIBackgroundConfiguration.clear()
    ground.backgroundColor = .red
    cell.backgroundConfiguration = ground
    #expect(drawn(cell).contains("fill 0 0 100 40 #FF0000"))
    ground.cornerRadius = 8
    ground.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    cell.backgroundConfiguration = ground
    #expect(drawn(cell).contains("fill 4 2 92 36 round #FF0000"))
  }

  @Test("Words that follow the text size grow with it, and others do not")
  func textSizes() async throws {
    let (label, field, notes) = (UILabel(), UITextField(), UITextView())
    let adjusting: [any UIContentSizeCategoryAdjusting & UIView] = [label, field, notes]
    for (view, y) in zip(adjusting, [100, 160, 220]) {
      view.frame = CGRect(x: 0, y: y, width: 300, height: 50)
    }
    let body = UIFont.preferredFont(forTextStyle: .body)
    (label.font, field.font, notes.font) = (body, body, body)
    (label.text, field.text, notes.text) = ("Dog", "Dog", "Dog")
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for view in adjusting { page.addSubview(view) }
    label.adjustsFontForContentSizeCategory = true
    try await hosting(page) { _ in
      page.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      #expect(label.font.pointSize > body.pointSize)
      #expect(field.font?.pointSize == body.pointSize)
      #expect(notes.font?.pointSize == body.pointSize)
    }
  }

  @Test("Pictures that follow the accessibility sizes say so, in views and in buttons")
  func pictureSizes() throws {
    let star = try #require(UIImage(systemName: "star"))
    let button = UIButton(type: .custom)
    button.setImage(star, for: .normal)
    let views: [any UIAccessibilityContentSizeCategoryImageAdjusting & UIView] = [
      UIImageView(image: star), button,
    ]
    for view in views {
      let before = view.sizeThatFits(.zero).width
      view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      #expect(view.sizeThatFits(.zero).width == before)
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
      #expect(view.sizeThatFits(.zero).width > before)
    }
  }
}
