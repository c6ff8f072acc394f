import SwiftUI

/// A dog as the cell shows it.
struct Dog {
  var name = "Bailey"
  var type = "beagle"
  var description = "Happy-go-lucky, excellent hunting dog, and loyal companion"
  var popularity = "Number one"
  var age = "Three years"
  var weight = "25 pounds"
  var height = "14 inches"
  var image: Image
}

/// A dog with its name and facts that nobody hears until they are wanted.
struct DogCell: View {
  let dog: Dog

  var body: some View {
    VStack {
      HStack {
        dog.image.resizable()
        VStack(alignment: .leading) {
          Text(dog.name).font(.title)
          Text(dog.type)
          Text(dog.description).font(.subheadline).accessibilityHidden(true)
        }
      }
      HStack {
        Text(dog.popularity)
        Text(dog.age)
        Text(dog.weight)
        Text(dog.height)
      }
      .accessibilityHidden(true)
    }
    .accessibilityElement(children: .combine)
    .accessibilityCustomContent("Age", dog.age, importance: .high)
    .accessibilityCustomContent("Popularity", dog.popularity)
    .accessibilityCustomContent("Weight", dog.weight)
    .accessibilityCustomContent("Height", dog.height)
    .accessibilityCustomContent("Description", dog.description)
  }
}

extension AccessibilityCustomContentKey {
  static var gate: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Gate") }
}
