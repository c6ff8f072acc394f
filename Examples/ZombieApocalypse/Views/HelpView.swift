import UIKit

/// The story and the rules, over everything else.
class HelpView: UIView {
  let title = UILabel()
  let story = UILabel()
  let close = SymbolButton("×")

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "NSZombie Apocalypse"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    story.text =
      "Released objects walk again. Drag a memory technique over them before they fill the memory. "
      + "Collecting garbage only makes it worse."
    story.numberOfLines = 0
    backgroundColor = .systemBackground
    for view in [title, story, close] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 40
    title.frame = CGRect(x: 20, y: 60, width: width - 64, height: 44)
    close.frame = CGRect(x: bounds.width - 64, y: 60, width: 44, height: 44)
    story.frame = CGRect(x: 20, y: 124, width: width, height: 140)
  }
}
