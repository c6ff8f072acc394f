import UIKit

/// The story and the rules, over everything else.
class HelpView: UIView {
  let title = UILabel()
  let story = UILabel()
  let close = SymbolButton("×")
  private let page = UIScrollView()
  /// How wide and high the button is that closes it.
  var closeSide: CGFloat { 32 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "NSZombie Apocalypse"
    // Larger letters than these would leave no room for a word.
    title.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 44)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    story.text =
      "Released objects walk again. Drag a technique over them before they fill the memory. "
      + "Garbage makes it worse."
    story.font = .preferredFont(forTextStyle: .body)
    story.adjustsFontForContentSizeCategory = true
    story.numberOfLines = 0
    backgroundColor = .systemBackground
    page.addSubview(story)
    for view in [title, page, close] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 40
    func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
      label.sizeThatFits(CGSize(width: width, height: 10_000)).height
    }
    title.frame = CGRect(x: 20, y: 60, width: width - 64, height: max(44, height(of: title, width - 64)))
    let inset = (44 - closeSide) / 2
    close.frame = CGRect(
      x: bounds.width - 64 + inset, y: 60 + inset, width: closeSide, height: closeSide)
    page.frame = CGRect(
      x: 20, y: title.frame.maxY + 20, width: width, height: bounds.height - title.frame.maxY - 20)
    story.frame = CGRect(x: 0, y: 0, width: width, height: height(of: story, width))
    page.contentSize = CGSize(width: width, height: story.frame.height + 40)
  }
}
