import Foundation

extension ObjectGraph {
  /// Sets what an element says about a button: a face for each state, or a configuration.
  func set(_ button: UIButton, _ element: InterfaceElement) {
    if let font = file.font(element.child(key: "fontDescription")) { button.titleLabel?.font = font }
    if let color = file.color(element.child(key: "tintColor")) { button.tintColor = color }
    if element["adjustsImageSizeForAccessibilityContentSizeCategory"] == "YES" {
      button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    }
    if let configuration = element.child(key: "configuration") ?? element.child(tag: "buttonConfiguration") {
      button.configuration = self.configuration(configuration, of: element)
    }
    for face in element.children where face.tag == "state" {
      let state = UIControl.State(described: face["key"])
      let key = face["key"] ?? "normal"
      // What a button without a configuration would show stays in the file where one is chosen.
      let configuration = state == .normal ? button.configuration : nil
      if configuration?.title == nil, let title = file.text("title", "\(key)Title", of: face, id: element.id)
      {
        button.setTitle(title, for: state)
      }
      let attributed = face.child(key: "attributedTitle")
      if configuration?.title == nil,
        let title = file.attributedText(attributed, "\(key)Title", id: element.id)
      {
        button.setAttributedTitle(title, for: state)
      }
      if let color = file.color(face.child(key: "titleColor")) { button.setTitleColor(color, for: state) }
      if configuration?.image == nil, let image = file.image("image", of: face) {
        button.setImage(image, for: state)
      }
      if let image = file.image("backgroundImage", of: face) { button.setBackgroundImage(image, for: state) }
    }
    if let insets = file.insets(element.child(key: "contentEdgeInsets")) { button.contentEdgeInsets = insets }
    if let insets = file.insets(element.child(key: "titleEdgeInsets")) { button.titleEdgeInsets = insets }
    if let insets = file.insets(element.child(key: "imageEdgeInsets")) { button.imageEdgeInsets = insets }
    if let menu = element.child(tag: "menu") { button.menu = self.menu(menu) }
    if element["changesSelectionAsPrimaryAction"] == "YES" { button.changesSelectionAsPrimaryAction = true }
  }

  private func configuration(_ element: InterfaceElement, of button: InterfaceElement)
    -> UIButton.Configuration
  {
    var configuration =
      switch element["style"] {
      case "filled": UIButton.Configuration.filled()
      case "tinted": UIButton.Configuration.tinted()
      case "gray": UIButton.Configuration.gray()
      default: UIButton.Configuration.plain()
      }
    func text(_ name: String) -> String? {
      guard let text = element.string(name) else {
        return file.attributedText(
          element.child(key: "attributed\(name.prefix(1).uppercased())\(name.dropFirst())"),
          "configuration.\(name)", id: button.id)?.string
      }
      return file.translation(of: "configuration.\(name)", button.id) ?? text
    }
    configuration.title = text("title")
    configuration.subtitle = text("subtitle")
    configuration.image = file.image("image", of: element)
    if let color = file.color(element.child(key: "baseForegroundColor")) {
      configuration.baseForegroundColor = color
    }
    if let color = file.color(element.child(key: "baseBackgroundColor")) {
      configuration.baseBackgroundColor = color
    }
    switch element["imagePlacement"] {
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    default: break
    }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    return configuration
  }

  /// A menu, whose commands are sent to whoever responds to them.
  private func menu(_ element: InterfaceElement) -> UIMenu {
    let children = element.list("children").map { child -> UIMenuElement in
      if child.tag == "menu" { return menu(child) }
      let title = file.text("title", of: child) ?? ""
      guard let action = child["action"] ?? child["selector"] else { return UIAction(title: title) { _ in } }
      let selector = Selector(named: action, of: nil, in: file.fileName)
      return UIAction(title: title, image: file.image("image", of: child)) { performed in
        UIApplication.shared.sendAction(selector, to: nil, from: performed.sender, for: nil)
      }
    }
    return UIMenu(title: file.text("title", of: element) ?? "", children: children)
  }
}

extension UIControl.State {
  /// The state with the name that interface files use.
  fileprivate init(described name: String?) {
    self =
      switch name {
      case "selected": .selected
      case "highlighted": .highlighted
      case "disabled": .disabled
      default: .normal
      }
  }
}
