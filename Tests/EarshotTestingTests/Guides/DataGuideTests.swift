import EarshotTesting
import Foundation
import FoundationNetworking
import SwiftUI
import Testing

/// Where prices come from.
private protocol PriceSource: Sendable {
  func price() async throws -> Double
}

private struct ShopPrices: PriceSource {
  func price() async throws -> Double {
    let url = URL(string: "https://shop.example.org/price") ?? URL(filePath: "/")
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Double.self, from: data)
  }
}

private struct FixedPrices: PriceSource {
  var answer: Result<Double, URLError> = .success(3.5)
  func price() async throws -> Double { try answer.get() }
}

private struct Price: View {
  let source: any PriceSource
  @State private var words = "Loading"

  var body: some View {
    Text(words).task {
      do {
        words = try await source.price().formatted(.currency(code: "EUR"))
      } catch {
        words = error.localizedDescription
      }
    }
  }
}

@Suite("Guide: data and mocking", .timeLimit(.minutes(10)))
@MainActor
struct DataGuideTests {
  @Test func prices() async throws {
    try await hosting(Price(source: FixedPrices())) { screen in
      try await screen.voiceOver.send(.firstElement)
      #expect(screen.lastHeard == ["€3.50"])
    }
    let offline = FixedPrices(answer: .failure(URLError(.timedOut)))
    try await hosting(Price(source: offline)) { screen in
      try await screen.voiceOver.send(.firstElement)
      #expect(screen.lastHeard == ["The server took too long to answer."])
    }
  }
}
