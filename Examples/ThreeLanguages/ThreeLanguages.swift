import SwiftUI

/// One sentence in three languages, as a text that can be selected and spoken.
struct ThreeLanguages: View {
  static let english = "The revolutionary iPhone also includes an equally revolutionary screen reader."
  static let greek =
    "Το επαναστατικό τηλέφωνο περιλαμβάνει επίσης ένα εξίσου επαναστατικό πρόγραμμα ανάγνωσης οθόνης."
  static let arabic = "يتضمن الهاتف الثوري أيضا قارئ شاشة ثوري على حد سواء."

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text(verbatim: "Screen readers").font(.title).accessibilityAddTraits(.isHeader)
      Text(verbatim: [Self.english, Self.greek, Self.arabic].joined(separator: "\n\n"))
        .font(.title3)
        .textSelection(.enabled)
        .accessibilityIdentifier("sentences")
      Button("Share") {}
    }
    .padding()
  }
}
