import SwiftUI

/// A kennel with two tabs, a list with details, a sheet, a menu and settings.
@main
struct KennelTour: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Dogs", systemImage: "dog") { DogList() }
        Tab("Settings", systemImage: "gear") { KennelSettings() }
      }
    }
  }
}

/// A dog that lives here.
struct TourDog: Identifiable, Hashable {
  let id: Int

  var name: String { "\(Self.names[id % Self.names.count]) \(id + 1)" }
  private static let names = ["Bailey", "Juno", "Moss", "Pepper"]
}

/// All dogs, and a sheet for another one.
struct DogList: View {
  @State private var dogs = (0..<40).map { TourDog(id: $0) }
  @State private var addsDog = false
  @State private var sortsByAge = false

  var body: some View {
    NavigationStack {
      List(dogs) { dog in
        NavigationLink(dog.name, value: dog)
      }
      .navigationTitle("Dogs")
      .navigationDestination(for: TourDog.self) { DogDetail(dog: $0) }
      .toolbar {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Button("By name") { sortsByAge = false }
          Button("By age") { sortsByAge = true }
        }
        Button("New dog", systemImage: "plus") { addsDog = true }
      }
    }
    .sheet(isPresented: $addsDog) { NewDog(dogs: $dogs) }
  }
}

/// What is known of a dog.
struct DogDetail: View {
  let dog: TourDog
  @State private var isFed = false

  var body: some View {
    VStack {
      Text("\(dog.name) came in May.")
      Button(isFed ? "Fed" : "Feed") { isFed = true }
      NavigationLink("Vaccinations") { Text("None is due.").navigationTitle("Vaccinations") }
    }
    .navigationTitle(dog.name)
  }
}

/// A dog that moves in.
struct NewDog: View {
  @Binding var dogs: [TourDog]
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Button("Save") {
          dogs.append(TourDog(id: dogs.count))
          dismiss()
        }
        .disabled(name.isEmpty)
      }
      .navigationTitle("New dog")
      .toolbar { Button("Cancel") { dismiss() } }
    }
  }
}

/// What can be set.
struct KennelSettings: View {
  @State private var barks = true
  @State private var asks = false

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Barking", isOn: $barks)
        NavigationLink("About") { Text("A kennel by the lake.").navigationTitle("About") }
        Button("Delete everything", role: .destructive) { asks = true }
      }
      .navigationTitle("Settings")
      .alert("Delete everything?", isPresented: $asks) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}
