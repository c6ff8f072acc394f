import Foundation

/// What languages are called in one of them.
struct LanguageNames: Hashable, Sendable {
  /// BCP 47 tag of the language that the names are in.
  let language: String

  /// The name of a language, such as `Greek`; its tag where it has none.
  subscript(_ tag: String) -> String {
    let locale = Locale(identifier: language)
    guard let name = locale.localizedString(forLanguageCode: tag.primary) else { return tag }
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }

  /// The tag of a language by its name here, by its name in English, or by the tag itself; `nil` where it is none.
  func tag(named name: String) -> String? {
    let wanted = name.lowercased()
    let all = Set(WritingSystem.allCases.flatMap(\.languages)).sorted()
    let english = LanguageNames(language: "en")
    return all.first { $0 == wanted.primary }.map { _ in name }
      ?? all.first { self[$0].lowercased() == wanted || english[$0].lowercased() == wanted }
  }
}
