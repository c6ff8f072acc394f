import AppHost
import Foundation

// What elements of interface files stand for that is no object of its own.
@MainActor
extension InterfaceFile {
  /// A rectangle, as of `<rect key="frame" x="0" y="20" width="375" height="44"/>`.
  func rect(_ element: InterfaceElement?) -> CGRect? {
    guard let element, let width = element.number("width"), let height = element.number("height") else {
      return nil
    }
    return CGRect(x: element.number("x") ?? 0, y: element.number("y") ?? 0, width: width, height: height)
  }

  func size(_ element: InterfaceElement?) -> CGSize? { rect(element)?.size }

  func insets(_ element: InterfaceElement?) -> UIEdgeInsets? {
    guard let element else { return nil }
    return UIEdgeInsets(
      top: element.number("top") ?? element.number("minY") ?? 0,
      left: element.number("left") ?? element.number("minX") ?? 0,
      bottom: element.number("bottom") ?? element.number("maxY") ?? 0,
      right: element.number("right") ?? element.number("maxX") ?? 0)
  }

  // MARK: Colours

  func color(_ element: InterfaceElement?) -> UIColor? {
    guard let element else { return nil }
    if let name = element["systemColor"] { return systemColor(name) }
    if let name = element["cocoaTouchSystemColor"] { return systemColor(name) }
    if let name = element["name"] {
      return UIColor(named: name, in: bundle, compatibleWith: nil)
        ?? color(keptColor(name, tag: "namedColor"))
    }
    let alpha = CGFloat(element.number("alpha") ?? 1)
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func systemColor(_ name: String) -> UIColor? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return Self.systemColors[plain] ?? color(keptColor(name, tag: "systemColor"))
  }

  private static let systemColors: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground, "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground, "separator": .separator,
    "placeholderText": .placeholderText, "link": .link, "systemBlue": .systemBlue, "systemRed": .systemRed,
    "systemGreen": .systemGreen, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemPink": .systemPink, "systemPurple": .systemPurple, "systemTeal": .systemTeal,
    "systemIndigo": .systemIndigo, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "systemFill": .systemFill, "darkText": .darkText, "lightText": .lightText,
    "tint": .tintColor,
  ]

  // MARK: Fonts

  func font(_ element: InterfaceElement?) -> UIFont? {
    guard let element else { return nil }
    if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = CGFloat(element.number("pointSize") ?? 17)
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system":
      return .systemFont(ofSize: size, weight: element["weight"].flatMap { Self.weights[$0] } ?? .regular)
    default: break
    }
    return element["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  // MARK: Pictures

  /// The picture that an attribute of an element names, or an element inside.
  func image(_ attribute: String, of element: InterfaceElement) -> UIImage? {
    if let reference = element.child(key: attribute), reference.tag == "imageReference",
      let name = reference["image"]
    {
      return image(named: name, isSymbol: reference["catalog"] == "system")
    }
    return element[attribute].flatMap { image(named: $0, isSymbol: element["catalog"] == "system") }
  }

  private func image(named name: String, isSymbol: Bool) -> UIImage? {
    if isSymbol { return UIImage(systemName: name) }
    return UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  // MARK: Texts with attributes

  /// The text of an `attributedString` element in the person's language, with its fonts, colours and links.
  func attributedText(_ element: InterfaceElement?, _ property: String, id: String?) -> NSAttributedString? {
    guard let element else { return nil }
    let text = NSMutableAttributedString()
    for fragment in element.children where fragment.tag == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for entry in fragment.list("attributes") {
        switch entry["key"] {
        case "NSFont": attributes[.font] = font(entry) ?? .systemFont(ofSize: 12)
        case "NSColor": attributes[.foregroundColor] = color(entry)
        case "NSLink": attributes[.link] = URL(string: entry["value"] ?? entry.text)
        default: break
        }
      }
      text.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
    }
    guard let translation = translation(of: property, id), translation != text.string else { return text }
    let attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    return NSAttributedString(string: translation, attributes: attributes)
  }

  // MARK: Choices

  func alignment(_ element: InterfaceElement) -> NSTextAlignment? {
    switch element["textAlignment"] {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  /// What a runtime attribute is given.
  func attributeValue(_ element: InterfaceElement, translating id: String?) -> Any? {
    guard let value = element.children.first(where: { $0["key"] == "value" }) ?? element.children.first else {
      return element["value"].map(Self.plainValue)
    }
    switch value.tag {
    case "integer", "real", "number":
      return value.number("value") ?? value.child(key: "value")?.number("value")
    case "boolean": return value["value"] == "YES"
    case "string", "mutableString":
      return translation(of: element["keyPath"] ?? "", id) ?? value.text
    case "color": return color(value)
    case "point": return CGPoint(x: value.number("x") ?? 0, y: value.number("y") ?? 0)
    case "size": return size(value)
    case "rect": return rect(value)
    case "image": return value["value"].flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }
    case "nil": return nil
    default: return value.text
    }
  }

  private static func plainValue(_ text: String) -> Any {
    switch text {
    case "YES": true
    case "NO": false
    default: Double(text) ?? text
    }
  }
}
