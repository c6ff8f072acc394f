import Testing

extension LiveTests {
  @Suite("Data flow in files on their own")
  struct DataFlowTests {
    /// What is heard of a file, in both language modes.
    private func captions(_ source: String, _ options: [String]) throws -> String {
      let folder = try TemporaryFolder()
      try folder.write(source, to: "Kennel.swift")
      let run = try ToolRun(
        arguments: ["hear", "Kennel.swift", "--format", "captions"] + options, in: folder)
      #expect(run.errors == "")
      return run.output
    }

    private static let modes = [["--swift-version", "5"], ["--swift-version", "6"]]

    @Test("An observable object is heard through @State, @Bindable and the environment", arguments: modes)
    func observable(options: [String]) throws {
      let heard = try captions(
        #"""
        import SwiftUI

        @Observable final class Dog { var name = "Bailey" }

        struct Name: View {
          @Environment(Dog.self) private var dog
          var body: some View { Text(dog.name) }
        }

        struct Kennel: View {
          @State private var dog = Dog()
          var body: some View {
            Name().environment(dog).onAppear { dog.name = "Rex" }
          }
        }

        #Preview { Kennel() }
        """#, options)
      #expect(heard == "Rex\n")
    }

    @Test("An ObservableObject with publishers compiles with SwiftUI alone, and is heard", arguments: modes)
    func observableObject(options: [String]) throws {
      let heard = try captions(
        #"""
        import SwiftUI

        @MainActor final class Kennel: ObservableObject {
          @Published var dogs = ["Bailey"]
          @Published private(set) var count = 0
          private var subscriptions: Set<AnyCancellable> = []

          init() {
            $dogs.map(\.count).receive(on: DispatchQueue.main)
              .sink { [weak self] in self?.count = $0 }
              .store(in: &subscriptions)
          }
        }

        struct KennelView: View {
          @StateObject private var kennel = Kennel()
          private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("\(kennel.count) dogs")
              .onReceive(timer) { _ in kennel.dogs.removeAll() }
              .onAppear { kennel.dogs.append("Rex") }
          }
        }

        #Preview { KennelView() }
        """#, options)
      #expect(heard == "2 dogs\n")
    }

    @Test("@Entry makes values of the environment, the focus and transactions", arguments: modes)
    func entry(options: [String]) throws {
      let heard = try captions(
        #"""
        import SwiftUI

        struct Breed { var name: String }

        extension EnvironmentValues {
          @Entry var kennel = "Kennel"
          @Entry var breed: Breed = Breed(name: "beagle")
        }
        extension FocusedValues { @Entry var dog: Binding<String>? }
        extension Transaction { @Entry var isQuick = false }

        struct Sign: View {
          @Environment(\.kennel) private var kennel
          @Environment(\.breed) private var breed
          var body: some View { Text("\(kennel), \(breed.name)") }
        }

        #Preview { Sign().environment(\.kennel, "Second kennel") }
        """#, options)
      #expect(heard == "Second kennel, beagle\n")
    }
  }
}
