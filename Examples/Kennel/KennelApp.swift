import SwiftUI

/// All dogs of the kennel, one below the other.
struct Kennel: View {
  var dogs: [Dog] = [.juno, .moss, .pickle]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Looking for a home")
          .font(.title)
          .accessibilityAddTraits(.isHeader)
          .padding(.horizontal)
        ForEach(dogs) { dog in
          DogCard(dog: dog)
        }
      }
    }
  }
}

/// The kennel as an app.
struct KennelApp: App {
  var body: some Scene {
    WindowGroup { Kennel() }
  }
}
