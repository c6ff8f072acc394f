import SwiftUI

/// How a dog is shown: picture, name, breed and story, and the facts in two columns below.
struct DogLayout: View {
  var dog: Dog
  /// True where people who listen get the story and the facts in another way.
  var hidesDetails = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .top) {
        Image(decorative: dog.photo)
          .resizable()
          .frame(width: 72, height: 72)
        VStack(alignment: .leading) {
          Text(dog.name)
            .font(.headline)
          Text(dog.breed)
          Text(dog.story)
            .font(.footnote)
            .accessibilityHidden(hidesDetails)
        }
        Spacer()
      }
      VStack(alignment: .leading) {
        Fact(label: "Age", value: dog.age)
        Fact(label: "Weight", value: dog.weight)
        Fact(label: "Height", value: dog.height)
        Fact(label: "Waiting for", value: dog.waiting)
      }
      .accessibilityHidden(hidesDetails)
      Divider()
    }
    .padding(.horizontal)
  }
}

/// A label at one end of a line and its value at the other.
struct Fact: View {
  var label: String
  var value: String

  var body: some View {
    HStack {
      Text(label)
      Spacer()
      Text(value)
    }
    .font(.caption)
  }
}
