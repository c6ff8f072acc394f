import UIKit

@MainActor
public protocol StarRatingDelegate: AnyObject {
  func starRating(_ control: StarRatingControl, didRate rating: Int)
}

/// Five stars that are tapped or dragged over.
public final class StarRatingControl: UIControl {

  public weak var delegate: StarRatingDelegate?

  public var maximum = 5 { didSet { rebuild() } }

  public var rating: Int = 0 {
    didSet {
      rating = min(max(rating, 0), maximum)
      guard rating != oldValue else { return }
      update()
      sendActions(for: .valueChanged)
      delegate?.starRating(self, didRate: rating)
    }
  }

  private var stars: [UIImageView] = []
  private let feedback = UISelectionFeedbackGenerator()
  private let side: CGFloat = 36
  private let gap: CGFloat = 8

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    isAccessibilityElement = true
    accessibilityLabel = NSLocalizedString("Rating", comment: "Label of the star rating")
    accessibilityTraits = .adjustable
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Clear rating") { [weak self] _ in
        guard let self, self.rating > 0 else { return false }
        self.rating = 0
        return true
      }
    ]
    rebuild()
  }

  private func rebuild() {
    stars.forEach { $0.removeFromSuperview() }
    stars = (0..<maximum).map { _ in
      let star = UIImageView()
      star.contentMode = .scaleAspectFit
      star.tintColor = .systemYellow
      addSubview(star)
      return star
    }
    invalidateIntrinsicContentSize()
    update()
  }

  private func update() {
    for (index, star) in stars.enumerated() {
      star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
    }
  }

  // MARK: Layout

  public override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(maximum) * side + CGFloat(maximum - 1) * gap, height: side)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * (side + gap), y: (bounds.height - side) / 2, width: side, height: side)
    }
  }

  // MARK: Touches

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    feedback.prepare()
    rate(touch)
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(touch)
    return true
  }

  private func rate(_ touch: UITouch) {
    let x = touch.location(in: self).x
    let new = Int((x / (side + gap)).rounded(.down)) + 1
    guard new != rating else { return }
    rating = new
    feedback.selectionChanged()
  }

  // MARK: Accessibility

  public override var accessibilityValue: String? {
    get { rating == 0 ? "Not rated" : "\(rating) of \(maximum) stars" }
    set {}
  }

  public override func accessibilityIncrement() { rating += 1 }
  public override func accessibilityDecrement() { rating -= 1 }
}

/// A book, what the reader thinks of it, and a way to tell.
final class ReviewViewController: UIViewController, StarRatingDelegate {

  private let stars = StarRatingControl()
  private let summary = UILabel()
  private let send = UIButton(type: .system)

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .systemBackground

    let cover = UIImageView(image: UIImage(named: "cover-lighthouse"))
    cover.isAccessibilityElement = true
    cover.accessibilityLabel = "Cover of The Lighthouse"
    cover.accessibilityTraits = .image

    let heading = UILabel()
    heading.text = "How was The Lighthouse?"
    heading.font = UIFont.preferredFont(forTextStyle: .title2)
    heading.accessibilityTraits = .header

    summary.text = "Tap a star to rate"
    summary.textColor = .secondaryLabel

    send.setTitle("Send Review", for: .normal)
    send.isEnabled = false
    send.addAction(UIAction { [weak self] _ in self?.sendReview() }, for: .touchUpInside)

    stars.delegate = self

    let column = UIStackView(arrangedSubviews: [cover, heading, stars, summary, send])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 16),
      cover.widthAnchor.constraint(equalToConstant: 120),
      cover.heightAnchor.constraint(equalToConstant: 180),
    ])
    view = root
  }

  func starRating(_ control: StarRatingControl, didRate rating: Int) {
    let words = ["Tap a star to rate", "Awful", "Poor", "Fine", "Good", "Wonderful"]
    summary.text = words[rating]
    send.isEnabled = rating > 0
  }

  private func sendReview() {
    send.setTitle("Sent", for: .normal)
    send.isEnabled = false
    stars.isEnabled = false
    UIAccessibility.post(notification: .announcement, argument: "Review sent. Thank you!")
  }
}

#Preview("Review") {
  ReviewViewController()
}
