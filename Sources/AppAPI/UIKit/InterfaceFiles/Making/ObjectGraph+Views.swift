import Foundation

extension ObjectGraph {
  /// Sets what an element says about a view, and makes what is inside it.
  func fill(_ view: UIView, _ element: InterfaceElement) {
    place(view, element)
    setCommon(view, element)
    setKind(view, element)
    setAccessibility(view, element, id: element.id)
    let excluded = variations.excluded("subviews", of: element)
    for child in element.list("subviews") where child.id.map({ !excluded.contains($0) }) ?? true {
      add(child, to: view)
    }
    note(constraintsOf: element, in: view)
    if let child = element.child(key: "contentView"), let holder = contentView(of: view) {
      adopt(holder, as: child.id)
      let outer = filledCell
      filledCell = (view as? UITableViewCell).map { ($0, element) }
      fill(holder, variations.resolved(child))
      filledCell = outer
      finish(holder, child)
    }
    for recognizer in element.list("gestureRecognizers") { _ = gestureRecognizer(recognizer, on: view) }
  }

  private func add(_ child: InterfaceElement, to view: UIView) {
    if let (cell, element) = filledCell, view === cell.contentView, let part = cell.part(child, of: element) {
      adopt(part, as: child.id)
      fill(part, variations.resolved(child))
      return finish(part, child)
    }
    guard let made = self.view(child) else { return }
    if let stack = view as? UIStackView { stack.addArrangedSubview(made) } else { view.addSubview(made) }
    scene?.embed(in: made, child)
  }

  private func note(constraintsOf element: InterfaceElement, in view: UIView) {
    let excluded = variations.excluded("constraints", of: element)
    for child in element.list("constraints") where child.id.map({ !excluded.contains($0) }) ?? true {
      note(constraint: child, in: view)
    }
    for child in element.children where child.tag == "viewLayoutGuide" {
      note(guide: child, child["key"] ?? "safeArea", of: view)
    }
  }

  private func contentView(of view: UIView) -> UIView? {
    switch view {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let header as UITableViewHeaderFooterView: header.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: nil
    }
  }

  // MARK: Every view

  private func place(_ view: UIView, _ element: InterfaceElement) {
    if let frame = file.rect(element.child(key: "frame")) { view.frame = frame }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = UIView.AutoresizingMask(described: mask)
    } else {
      view.autoresizingMask = []
    }
    // What has a fixed frame keeps it, though the editor would have constraints for it.
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO", element["fixedFrame"] != "YES" {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for (name, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
      if let hugging = element.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: axis)
      }
      if let resistance = element.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: axis)
      }
    }
    if let margins = file.insets(element.child(key: "layoutMargins")) { view.layoutMargins = margins }
    if let insets = element.child(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 8, leading: insets.number("leading") ?? 8,
        bottom: insets.number("bottom") ?? 8, trailing: insets.number("trailing") ?? 8)
    }
    if element["preservesSuperviewLayoutMargins"] == "YES" { view.preservesSuperviewLayoutMargins = true }
    if element["insetsLayoutMarginsFromSafeArea"] == "NO" { view.insetsLayoutMarginsFromSafeArea = false }
  }

  private func setCommon(_ view: UIView, _ element: InterfaceElement) {
    if element["hidden"] == "YES" { view.isHidden = true }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let tag = element.number("tag") { view.tag = Int(tag) }
    if let clips = element.bool("clipsSubviews") { view.clipsToBounds = clips }
    if let takes = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = takes }
    if element["multipleTouchEnabled"] == "YES" { view.isMultipleTouchEnabled = true }
    if let color = file.color(element.child(key: "backgroundColor")) { view.backgroundColor = color }
    if let color = file.color(element.child(key: "tintColor")) { view.tintColor = color }
    switch element["semanticContentAttribute"] {
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    default: break
    }
    if let mode = element["contentMode"].flatMap(UIView.ContentMode.init(described:)) {
      view.contentMode = mode
    }
    if element["showsLargeContentViewer"] == "YES" { view.showsLargeContentViewer = true }
    if let title = file.text("largeContentTitle", of: element) { view.largeContentTitle = title }
  }

  // MARK: What people hear

  /// Sets what the editor's accessibility settings say.
  func setAccessibility(_ object: UIResponder, _ element: InterfaceElement, id: String?) {
    guard let settings = element.child(key: "accessibilityConfiguration") else { return }
    func text(_ name: String) -> String? {
      let property = "accessibility\(name.prefix(1).uppercased())\(name.dropFirst())"
      guard let text = settings.string(name) else { return nil }
      return file.translation(of: property, id) ?? text
    }
    if let label = text("label") { object.accessibilityLabel = label }
    if let hint = text("hint") { object.accessibilityHint = hint }
    if let value = text("value") { object.accessibilityValue = value }
    if let identifier = settings.string("identifier") { object.accessibilityIdentifier = identifier }
    if let traits = settings.child(key: "traits") {
      object.accessibilityTraits = UIAccessibilityTraits(described: traits)
    }
    if let isElement = settings.child(key: "isElement") {
      object.isAccessibilityElement = isElement["value"] != "NO"
    }
  }
}

extension UITableViewCell {
  /// The part of a cell of the system's design that an element describes.
  fileprivate func part(_ child: InterfaceElement, of element: InterfaceElement) -> UIView? {
    guard let id = child.id else { return nil }
    if id == element["textLabel"] { return textLabel }
    if id == element["detailTextLabel"] { return detailTextLabel }
    if id == element["imageView"] { return imageView }
    return nil
  }
}

extension UIAccessibilityTraits {
  /// The traits that an element switches on.
  fileprivate init(described element: InterfaceElement) {
    let names: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("staticText", .staticText), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
      ("header", .header), ("tabBar", .tabBar),
    ]
    self = names.reduce(into: .none) { traits, entry in
      if element[entry.0] == "YES" { traits.insert(entry.1) }
    }
  }
}

extension UIView.AutoresizingMask {
  /// The mask that an element switches on.
  fileprivate init(described element: InterfaceElement) {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = names.reduce(into: []) { mask, entry in
      if element[entry.0] == "YES" { mask.insert(entry.1) }
    }
  }
}

extension UIView.ContentMode {
  fileprivate init?(described name: String) {
    switch name {
    case "scaleToFill": self = .scaleToFill
    case "scaleAspectFit": self = .scaleAspectFit
    case "scaleAspectFill": self = .scaleAspectFill
    case "redraw": self = .redraw
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .left
    case "right": self = .right
    case "topLeft": self = .topLeft
    case "topRight": self = .topRight
    case "bottomLeft": self = .bottomLeft
    case "bottomRight": self = .bottomRight
    default: return nil
    }
  }
}
