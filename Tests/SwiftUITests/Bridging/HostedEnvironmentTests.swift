import EarshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The environment of views that a representable hosts", .timeLimit(.minutes(10)))
struct HostedEnvironmentTests {
  @Test("Objects and values around a representable reach the views that it hosts, as they change")
  func values() async throws {
    try await hosting(Kennel()) { screen in
      #expect(screen.names == ["Rex, 1", "Rename"])
      try await screen.activate("Rename")
      #expect(screen.names == ["Max, 2", "Rename"])
    }
  }

  @Test("What a hosted view does as it appears finds the objects around")
  func appearing() async throws {
    let kennel = KennelModel()
    try await hosting(Hosted { Visitor() }.environmentObject(kennel)) { _ in
      #expect(kennel.visits == 1)
    }
  }
}

private final class KennelModel: ObservableObject {
  @Published var name = "Rex"
  var visits = 0
}

private struct CountKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

private struct Hosted<Content: View>: UIViewControllerRepresentable {
  @ViewBuilder let content: () -> Content

  func makeUIViewController(context: Context) -> UIHostingController<Content> {
    UIHostingController(rootView: content())
  }

  func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {}
}

private struct Kennel: View {
  @StateObject private var model = KennelModel()
  @State private var count = 1

  var body: some View {
    VStack {
      Hosted { HostedDog() }
      Button("Rename") {
        model.name = "Max"
        count = 2
      }
    }
    .environmentObject(model)
    .environment(\.count, count)
  }
}

private struct HostedDog: View {
  @EnvironmentObject private var model: KennelModel
  @Environment(\.count) private var count

  var body: some View { Text("\(model.name), \(count)") }
}

private struct Visitor: View {
  @EnvironmentObject private var model: KennelModel

  var body: some View {
    Text("Visitor").onAppear { model.visits += 1 }
  }
}
