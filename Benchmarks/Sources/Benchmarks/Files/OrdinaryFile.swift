/// A file of SwiftUI as people write it: names and modifiers as often as public apps use them.
///
/// Of every hundred names about thirty are texts, twenty-five alignments and frames, twenty fonts and colours, ten
/// accessibility modifiers, and the rest containers, buttons and state.
struct OrdinaryFile {
  /// How many lines the file has, at least.
  let lines: Int

  /// The text of the file.
  var text: String {
    let first = Self.screen(0)
    let count = first.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let screens = (0..<(lines / count + 1)).map(Self.screen)
    return "import SwiftUI\n\n" + screens.joined()
  }

  private static func screen(_ number: Int) -> String {
    """
    struct Screen\(number): View {
      @Environment(\\.colorScheme) private var colorScheme
      @State private var isOpen = false
      @State private var count = \(number)
      private let dogs = ["Bailey", "Rex", "Luna"]

      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            Text("Screen \(number)")
              .font(.title)
              .fontWeight(.bold)
              .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : Color(red: 0, green: 0.4, blue: 0.2))
              .frame(maxWidth: .infinity, alignment: .leading)
              .accessibilityAddTraits(.isHeader)
              .padding(.bottom, 8)
            Text("Each dog of the kennel is shown with its name, and can be taken for a walk.")
              .font(.body)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(.bottom)
            ForEach(dogs, id: \\.self) { dog in
              HStack {
                Text(dog)
                  .font(.subheadline)
                  .foregroundColor(.red)
                Spacer()
                Button(action: { count += 1 }) {
                  Text("Walk \\(dog)")
                    .fontWeight(.bold)
                    .padding()
                    .background(colorScheme == .dark ? Color(.systemRed) : Color(red: 0.8, green: 0, blue: 0))
                }
                .accessibilityLabel("Walk \\(dog), \\(count) walks")
                .accessibilityHint("Takes \\(dog) out")
              }
              .padding(.horizontal)
            }
            Divider()
              .padding(.bottom, 4)
            DisclosureGroup("Details", isExpanded: $isOpen) {
              VStack(alignment: .leading) {
                Text("Bailey is a beagle.")
                  .font(.subheadline)
                  .frame(maxWidth: .infinity, alignment: .leading)
                Text("Rex is not.")
                  .font(.subheadline)
                  .frame(maxWidth: .infinity, alignment: .leading)
                  .accessibilityHidden(count > 3)
              }
              .padding()
            }
            .accessibilityHint(isOpen ? "Closes the details" : "Opens the details")
          }
          .padding()
        }
        .navigationTitle("Screen \(number)")
        .background(Color(.systemBackground))
      }
    }


    """
  }
}
