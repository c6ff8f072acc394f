/// A screen of an app, in a file of its own that uses one of another file.
struct AppScreen {
  let number: Int
  let title: String
  /// What the file has that no module declares; `nil` where it compiles.
  var fault: Fault?

  /// A use of a name that is missing.
  enum Fault: CaseIterable {
    case modifier, view, value, condition
  }

  private var modifier: String { fault == .modifier ? ".shimmering(speed: \(number))" : "" }
  private var view: String { fault == .view ? "Confetti\(number)(count: dogs.count)" : "" }
  private var value: String { fault == .value ? ", \\(Locales.shared.region(of: name))" : "" }
  private var condition: String { fault == .condition ? "guard Licence.isPaid else { return }; " : "" }

  /// The text of the file.
  var text: String {
    """
    import SwiftUI

    struct Dog\(number): Identifiable, Hashable {
      let id: Int
      var name: String
      var age = \(number)
      var title: String { "\\(name), \\(age) years\(value)" }
    }

    struct Row\(number): View {
      let dog: Dog\(number)
      @State private var isOn = false
      var body: some View {
        HStack {
          VStack(alignment: .leading) {
            Text(dog.name).font(.headline)
            Text(dog.title).font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Toggle("Adopted", isOn: $isOn).labelsHidden()
        }
        .padding()\(modifier)
        .accessibilityElement(children: .combine)
      }
    }

    struct Screen\(number): View {
      @State private var dogs = [Dog\(number)(id: 1, name: "Bailey"), Dog\(number)(id: 2, name: "Luna")]
      @State private var query = ""
      var body: some View {
        NavigationStack {
          List {
            ForEach(dogs) { dog in
              NavigationLink { Row\(number)(dog: dog) } label: { Row\(number)(dog: dog) }
            }
            \(view)
            \(number > 0 ? "Row\(number - 1)(dog: Dog\(number - 1)(id: 3, name: \"Rex\"))" : "Text(\"Rex\")")
          }
          .searchable(text: $query)
          .navigationTitle("\(title) \(number)")
          .toolbar { Button("Add", systemImage: "plus") { \(condition)dogs.append(Dog\(number)(id: 4, name: "New")) } }
        }
      }
    }

    #Preview("Screen \(number)") { Screen\(number)() }

    """
  }
}
