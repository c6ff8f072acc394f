import Foundation
import Testing
import UIKit

@Suite("Names of people as a language writes them")
struct PersonNameTests {
  private static let ann = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Ann", middleName: "May", familyName: "Lee", nameSuffix: "Jr.")
  private static let english = Locale(identifier: "en_GB")

  @Test(
    "Each style has its parts of a name",
    arguments: [
      (PersonNameComponents.FormatStyle.Style.short, "Ann"), (.medium, "Ann Lee"),
      (.long, "Dr. Ann May Lee Jr."), (.abbreviated, "AL"),
    ])
  func styles(style: PersonNameComponents.FormatStyle.Style, words: String) {
    #expect(Self.ann.formatted(.name(style: style).locale(Self.english)) == words)
  }

  @Test("The family name comes first where the language or the letters have it so")
  func order() {
    let hungarian = PersonNameComponents.FormatStyle(locale: Locale(identifier: "hu_HU"))
    #expect(hungarian.format(Self.ann) == "Lee Ann")
    let name = PersonNameComponents(givenName: "太郎", familyName: "山田")
    #expect(name.formatted(.name(style: .medium).locale(Self.english)) == "山田太郎")
    #expect(name.formatted(.name(style: .abbreviated).locale(Self.english)) == "山田")
  }

  @Test("Friends are called by their nickname where it is short; a name that has one part is that part")
  func parts() {
    var ann = Self.ann
    ann.nickname = "Annie"
    #expect(ann.formatted(.name(style: .short)) == "Annie")
    #expect(PersonNameComponents(familyName: "Lee").formatted() == "Lee")
    #expect(PersonNameComponents().formatted() == "")
  }

  @Test("The formatter writes names as the format does, and how they are spoken")
  func formatter() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Self.english
    #expect(formatter.string(from: Self.ann) == "Ann Lee")
    formatter.style = .long
    #expect(formatter.string(for: Self.ann) == "Dr. Ann May Lee Jr.")
    #expect(formatter.string(for: "Ann") == nil)
    formatter.isPhonetic = true
    #expect(formatter.string(from: Self.ann) == "")
    var spoken = Self.ann
    spoken.phoneticRepresentation = PersonNameComponents(givenName: "Enn", familyName: "Lii")
    formatter.style = .medium
    #expect(formatter.string(from: spoken) == "Enn Lii")
    #expect(PersonNameComponentsFormatter.localizedString(from: Self.ann, style: .abbreviated) == "AL")
  }
}
