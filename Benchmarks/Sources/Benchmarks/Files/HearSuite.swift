import Foundation

/// From the start of the program to its last line, beside the compiler alone, in turns.
let hearSuite = Suite(name: "hear") {
  let installed = try Installed()
  defer { try? installed.remove() }
  let source = """
    import Accessibility
    import SwiftUI

    struct Dog {
      let name, type, description, popularity, age, weight, height: String
    }

    struct DogCell: View {
      var dog: Dog
      var body: some View {
        VStack {
          HStack {
            VStack(alignment: .leading) {
              Text(dog.name)
              Spacer()
              Text(dog.type)
              Spacer()
              Text(dog.description)
                .fixedSize(horizontal: false, vertical: true)
                .foregroundColor(Color(uiColor: UIColor.brown))
                .accessibilityHidden(true)
            }
            Spacer()
          }
          .padding(.horizontal)
          HStack(alignment: .top) {
            Text(dog.popularity)
            Spacer()
            Text(dog.age)
          }
          .accessibilityHidden(true)
          Divider()
        }
        .accessibilityElement(children: .combine)
        .accessibilityCustomContent("Age", dog.age, importance: .high)
        .accessibilityCustomContent("Popularity", dog.popularity)
        .accessibilityCustomContent("Weight", dog.weight)
        .accessibilityCustomContent("Height", dog.height)
        .accessibilityCustomContent("Description", dog.description)
      }
    }

    #Preview {
      DogCell(
        dog: Dog(
          name: "Momo", type: "basset", description: "Sleeps best with the radio on", popularity: "High",
          age: "Two years", weight: "27 kilos", height: "38 centimetres"))
    }

    """
  try source.write(to: installed.folder.appending(path: "DogCell.swift"), atomically: true, encoding: .utf8)
  let linked = ["-wmo", "-emit-library", "-o", "libDogCell.so", "DogCell.swift"] + installed.linking
  var compiling: [Double] = []
  var hearing: [Double] = []
  for _ in 0..<15 {
    compiling += try time(runs: 1) { _ in try installed.swiftc(linked) }
    hearing += try time(runs: 1) { _ in try installed.earshot("hear", "--no-cache", "DogCell.swift") }
  }
  let (alone, whole) = (median(compiling.sorted()) / 1e6, median(hearing.sorted()) / 1e6)
  return [
    Measurement(name: "swiftc DogCell.swift: compile and link", median: alone, unit: "ms", runs: 15),
    Measurement(name: "earshot hear --no-cache DogCell.swift", median: whole, unit: "ms", runs: 15),
    Measurement(
      name: "the second in terms of the first", median: whole / alone, unit: "times", runs: 15,
      target: "at most 1.5"),
  ]
}
