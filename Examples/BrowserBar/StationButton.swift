import UIKit

/// A button of an app's own, made of nothing the system knows: it says itself what is shown large.
final class StationButton: UIView {
  let name: String
  let image: UIImage?
  /// What a tap does.
  var tune: () -> Void = {}

  init(_ name: String, image: UIImage?) {
    self.name = name
    self.image = image
    super.init(frame: .zero)
    backgroundColor = .secondarySystemFill
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .button
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(StationButton.tapped)))
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { tune() }

  override func draw(_ rect: CGRect) {
    image?.draw(in: CGRect(x: bounds.midX - 12, y: bounds.midY - 12, width: 24, height: 24))
  }

  override var showsLargeContentViewer: Bool {
    get { true }
    set {}
  }

  override var largeContentTitle: String? {
    get { name }
    set {}
  }

  override var largeContentImage: UIImage? {
    get { image }
    set {}
  }

  override var scalesLargeContentImage: Bool {
    get { true }
    set {}
  }
}
