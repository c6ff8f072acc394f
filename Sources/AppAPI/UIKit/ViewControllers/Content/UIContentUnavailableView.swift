import Foundation

/// Shows what is said where there is nothing else to show.
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let stack = UIStackView()
  /// Keeps the parts in the middle of what is not covered.
  open var isScrollEnabled = true

  /// Makes a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    build()
  }

  /// Makes a view that shows nothing; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    build()
  }

  /// What is shown; one of another type is not taken.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration, new != content else { return }
      content = new
      show()
    }
  }

  private func build() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    show()
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    directionalLayoutMargins = content.directionalLayoutMargins
    backgroundColor = content.background.backgroundColor
    stack.alignment = content.alignment == .center ? .center : .leading
    if content.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, availableSpace: content.imageToTextPadding)
    } else if let image = content.image {
      let view = UIImageView(image: image)
      view.tintColor = content.imageProperties.tintColor ?? .secondaryLabel
      view.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
      add(view, availableSpace: content.imageToTextPadding)
    }
    addText(content.text, content.attributedText, content.textProperties, isHeading: true)
    addText(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      isHeading: false)
    addButton(content.button, content.buttonProperties)
    addButton(content.secondaryButton, content.secondaryButtonProperties)
  }

  private func add(_ view: UIView, availableSpace: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(availableSpace, after: view)
  }

  private func addText(
    _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, isHeading: Bool
  ) {
    guard attributed != nil || plain?.isEmpty == false else { return }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = properties.font
    label.textColor = isHeading ? properties.color : .secondaryLabel
    label.textAlignment = content.alignment == .center ? .center : .natural
    label.numberOfLines = 0
    label.text = plain
    if let attributed { label.attributedText = attributed }
    add(label, availableSpace: isHeading ? content.textToSecondaryTextPadding : content.textToButtonPadding)
  }

  private func addButton(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard configuration.attributedTitle != nil || configuration.image != nil else { return }
    let button = UIButton(configuration: configuration, primaryAction: nil)
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    if let menu = properties.menu {
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
    }
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    add(button, availableSpace: content.buttonToSecondaryButtonPadding)
  }
}

extension UIViewController {
  /// Asks what is to be shown where there is nothing else to show.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    var state = UIContentUnavailableConfigurationState(traits: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    updateContentUnavailableConfiguration(using: state)
  }

  /// Shows what was said in front of all else in the view, or takes it away.
  func showUnavailableContent() {
    if let new = contentUnavailableConfiguration, let known = unavailableView, known.supports(new) {
      known.configuration = new
      return
    }
    unavailableView?.removeFromSuperview()
    unavailableView = contentUnavailableConfiguration?.makeContentView()
    guard let unavailableView, let view else { return }
    unavailableView.frame = view.bounds
    unavailableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(unavailableView)
  }
}
