import AccessibilityModel
import Foundation
import FoundationNetworking
import Testing
import TreeFormat

@testable import AppHost

@Suite("Texts of errors in an app", .serialized)
@MainActor
struct ErrorDescriptionTests {
  private func found(_ locale: String = "en-US", _ read: () throws -> String) rethrows -> String {
    let app = RunningApp(environment: LaunchOptions(locale: locale))
    defer { app.clock.close() }
    return try app.withApp(read)
  }

  private func failure(_ body: () throws -> Void) -> String {
    do { try body() } catch { return error.localizedDescription }
    return "no failure"
  }

  private struct Refusal: LocalizedError {
    var errorDescription: String? { "The bank refused." }
  }

  private struct Gap: LocalizedError {
    var failureReason: String? { "A number is missing." }
  }

  private enum Plain: Error { case first }

  @Test("Requests that fail say why in the app's language")
  func requests() {
    let error: any Error = URLError(.timedOut)
    #expect(found { error.localizedDescription } == "The server took too long to answer.")
    #expect(found("de-DE") { error.localizedDescription } == "Der Server hat zu lange nicht geantwortet.")
    #expect(found("ja") { URLError(.notConnectedToInternet).localizedDescription }.contains("インターネット"))
    #expect(found { URLError(.cancelled).localizedDescription } == "canceled")
    #expect(
      found { NSError(domain: NSURLErrorDomain, code: -1004).localizedDescription }
        == "No connection to the server was possible.")
  }

  @Test("Files that cannot be read are named")
  func files() {
    let missing = URL(filePath: "/nowhere/Pay slip.pdf")
    let text = found { failure { _ = try Data(contentsOf: missing) } }
    #expect(text == "There is no file “Pay slip.pdf”.")
    let german = found("de") { failure { _ = try String(contentsOf: missing, encoding: .utf8) } }
    #expect(german == "Es gibt keine Datei „Pay slip.pdf“.")
    #expect(found { CocoaError(.fileReadNoSuchFile).localizedDescription } == "There is no such file.")
    #expect(found { CocoaError(.userCancelled).localizedDescription } == "canceled")
  }

  @Test("What cannot be decoded says whether it is wrong or missing")
  func decoding() {
    struct Price: Decodable { let amount: Int }
    let wrong = found { failure { _ = try JSONDecoder().decode([Int].self, from: Data("{}".utf8)) } }
    #expect(wrong == "The data cannot be read, as its format is not the right one.")
    let missing = found("de") { failure { _ = try JSONDecoder().decode(Price.self, from: Data("{}".utf8)) } }
    #expect(missing == "Die Daten können nicht gelesen werden, da ein Teil fehlt.")
  }

  @Test("Errors with words of their own keep them; others say their domain and number")
  func own() {
    #expect(found("de") { (Refusal() as any Error).localizedDescription } == "The bank refused.")
    let reason = found { (Gap() as any Error).localizedDescription }
    #expect(reason == "The operation was not completed. A number is missing.")
    let coded = found { NSError(domain: "Bank", code: 7).localizedDescription }
    #expect(coded == "The operation was not completed. (Bank, error 7)")
    let plain = found { (Plain.first as any Error).localizedDescription }
    #expect(plain.hasPrefix("The operation was not completed. (") && plain.contains("Plain"))
    let described = NSError(
      domain: NSURLErrorDomain, code: -1001, userInfo: [NSLocalizedDescriptionKey: "Mine"])
    #expect(found { described.localizedDescription } == "Mine")
  }

  @Test("Code outside of an app gets the words of its process")
  func outside() {
    #expect(URLError(.timedOut).localizedDescription.contains("NSURLErrorDomain"))
  }
}
