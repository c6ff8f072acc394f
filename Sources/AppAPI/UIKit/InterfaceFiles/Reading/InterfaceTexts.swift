import AppHost
import AppResources
import Foundation

extension InterfaceFile {
  /// The text that the app's language files have for a property of an object; `nil` where they have none.
  ///
  /// - Parameters:
  ///   - property: The property, as in `"kgD-7s.placeholder" = "Name";`.
  ///   - id: The name of the object in the file.
  /// - Returns: The text.
  func translation(of property: String, _ id: String?) -> String? {
    guard let id else { return nil }
    let app = RunningApp.current
    let library = bundle.map { app.resources.library(ofBundleAt: $0.bundlePath) } ?? app.resources
    let wanted = app.environment.locale
    guard let found = library.entry("\(id).\(property)", table: name, in: wanted),
      Self.base(found.language) == Self.base(wanted)
    else { return nil }
    return found.0.text(for: StringChoice())
  }

  private static func base(_ language: String) -> Substring {
    language.prefix { $0 != "-" && $0 != "_" }
  }
}

extension InterfaceFile {
  /// A text of an element in the person's language.
  ///
  /// - Parameters:
  ///   - attribute: Where the element has it.
  ///   - property: What the language files call it; the same where `nil`.
  ///   - element: The element.
  ///   - id: The name of the object, where it is that of another element.
  /// - Returns: The text; `nil` where the element has none.
  func text(_ attribute: String, _ property: String? = nil, of element: InterfaceElement, id: String? = nil)
    -> String?
  {
    guard let text = element.string(attribute) else { return nil }
    return translation(of: property ?? attribute, id ?? element.id) ?? text
  }
}
