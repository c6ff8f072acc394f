import SwiftUI

/// How a dog is shown: picture, name, breed and story, and the facts in two columns below.
///
/// Large letters get all of the width: the picture stands above the words then, and each label above its value.
struct DogLayout: View {
  @Environment(\.dynamicTypeSize) private var textSize
  var dog: Dog
  /// True where people who listen get the story and the facts in another way.
  var hidesDetails = false

  private var beside: AnyLayout {
    textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .top))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      beside {
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
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal)
  }
}

/// A label at one end of a line and its value at the other; in large letters, one above the other.
struct Fact: View {
  @Environment(\.dynamicTypeSize) private var textSize
  var label: String
  var value: String

  var body: some View {
    Group {
      if textSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 0) {
          Text(label)
          Text(value)
        }
      } else {
        HStack {
          Text(label)
          Spacer()
          Text(value)
        }
      }
    }
    .font(.caption)
  }
}
