import EarshotTesting
import FoundationModels
import SwiftUI
import Testing

@MainActor
@Suite("A device without a language model", .timeLimit(.minutes(10)))
struct LanguageModelTests {
  private struct Chat: View {
    @State private var answer = ""

    var body: some View {
      switch SystemLanguageModel.default.availability {
      case .available: Text("Ask")
      case .unavailable(.deviceNotEligible): Text("No model")
      case .unavailable: Text("Later")
      }
      Button("Ask anyway") {
        Task {
          do { answer = try await LanguageModelSession().respond(to: "Who is Bailey?").content } catch {
            answer = error.localizedDescription
          }
        }
      }
      Text(answer)
    }
  }

  @Test("An app is told that the device cannot have a model, and what it asks ends with words for the person")
  func asking() async throws {
    try await hosting(Chat()) { screen in
      #expect(screen.heard == ["No model"])
      try await screen.activate("Ask anyway")
      try await screen.advance(by: .seconds(1))
      #expect(try await screen.tour().stops.last?.utterance.text == "What was asked for is not available.")
    }
    #expect(!SystemLanguageModel.default.isAvailable)
    #expect(!SystemLanguageModel(useCase: .contentTagging).supportsLocale(Locale(identifier: "en_GB")))
  }

  @Test("Every way to ask throws that there is no model")
  func errors() async {
    let session = LanguageModelSession {
      "Answer in one sentence."
      "Be kind."
    }
    let options = GenerationOptions(sampling: .greedy, temperature: 0.5)
    #expect(
      options == GenerationOptions(sampling: .greedy, temperature: 0.5) && options != GenerationOptions())
    var missing = 0
    func note(_ error: any Error) {
      guard case LanguageModelSession.GenerationError.assetsUnavailable(let context) = error else { return }
      if !context.debugDescription.isEmpty && context.underlyingErrors.isEmpty { missing += 1 }
    }
    do { try await session.respond(to: Prompt("Who?"), options: options) } catch { note(error) }
    do {
      try await session.respond {
        "Who?"
        if options == GenerationOptions() { "Why?" }
      }
    } catch { note(error) }
    do { for try await _ in session.streamResponse(to: "Who?") {} } catch { note(error) }
    do { _ = try await session.streamResponse(to: "Who?").collect() } catch { note(error) }
    do { try await session.respond(to: "Who?", generating: GeneratedDog.self) } catch { note(error) }
    do { try await session.respond(generating: GeneratedSize.self) { "Which?" } } catch { note(error) }
    do { for try await _ in session.streamResponse(to: "Who?", generating: GeneratedDog.self) {} } catch {
      note(error)
    }
    let schema = GeneratedDog.generationSchema
    do { try await session.respond(to: "Who?", schema: schema) } catch { note(error) }
    do { _ = try await session.streamResponse(to: "Who?", schema: schema).collect() } catch { note(error) }
    #expect(missing == 9)
    #expect(session.transcript.map(\.description) == ["Instructions: Answer in one sentence.\nBe kind."])
    session.prewarm()
    #expect(!session.isResponding)
  }
}
