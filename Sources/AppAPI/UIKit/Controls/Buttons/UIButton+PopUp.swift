import Foundation

/// A button that opens a menu with a tap and shows what was chosen in it.
///
///     button.menu = UIMenu(children: [UIAction(title: "Small") { _ in }, UIAction(title: "Large") { _ in }])
///     button.showsMenuAsPrimaryAction = true
///     button.changesSelectionAsPrimaryAction = true
///     // "Small, pop up button"
extension UIButton {
  /// True where one entry of the menu is chosen at a time, and is what the button shows.
  var showsChoice: Bool { opensMenu && changesSelectionAsPrimaryAction }

  /// The words of what is chosen in the menu; `nil` where the button shows no choice.
  var chosenTitle: String? {
    guard showsChoice, let chosen = choices.first(where: { $0.state == .on }) else { return nil }
    return chosen.title
  }

  private var choices: [UIAction] { menu?.choices ?? [] }

  /// Chooses the first entry where none is chosen, as the system does.
  func chooseFirst() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, !choices.isEmpty,
      !choices.contains(where: { $0.state == .on })
    else { return }
    choices.first?.state = .on
  }

  /// Takes in that an entry of the menu was chosen.
  func didChoose(_ action: UIAction) {
    guard showsChoice else { return }
    for choice in choices { choice.state = choice === action ? .on : .off }
    contentDidChange()
  }
}

extension UIMenu {
  /// The entries that can be chosen, with those of menus that stand among them.
  var choices: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) { return inner.choices }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }
}

extension UIButton {
  /// Says how a symbol is drawn in a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolLooks[state.rawValue] = configuration
    contentDidChange()
  }

  /// How a symbol is drawn in a state.
  public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration?
  {
    symbolLooks[state.rawValue]
  }

  /// How the present symbol is drawn.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolLooks[state.rawValue] ?? symbolLooks[UIControl.State.normal.rawValue]
  }

  /// How a symbol is drawn that does not say so itself.
  var shownSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
  }

  /// The present picture as it is drawn.
  var shownImage: UIImage? {
    guard let image = currentImage, image.isSymbolImage, let look = shownSymbolConfiguration else {
      return currentImage
    }
    return image.withConfiguration(image.symbolConfiguration.map(look.applying) ?? look)
  }

  /// The present colour of the shadow of its words.
  public var currentTitleShadowColor: UIColor? {
    shadowColors[state.rawValue] ?? shadowColors[UIControl.State.normal.rawValue]
  }

  /// Sets the colour of the shadow of the words for a state.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    shadowColors[state.rawValue] = color
    contentDidChange()
  }

  /// The colour of the shadow of the words for a state.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? { shadowColors[state.rawValue] }

  /// Makes a button of the system's design with a picture that calls a method of a target.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }
}
