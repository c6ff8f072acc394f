import AppHost
import AppResources
import Foundation

extension LanguageModelSession {
  /// Why a model did not answer.
  public enum GenerationError: LocalizedError, Sendable {
    /// What is to be known of it beside the kind.
    public struct Context: Sendable {
      /// What is told to who writes the app.
      public let debugDescription: String
      /// What it came from.
      public let underlyingErrors: [any Error]

      /// Makes a context of words.
      public init(debugDescription: String, underlyingErrors: [any Error] = []) {
        self.debugDescription = debugDescription
        self.underlyingErrors = underlyingErrors
      }
    }

    /// The talk is too long for the model.
    case exceededContextWindowSize(Context)
    /// There is no model on the device.
    case assetsUnavailable(Context)
    /// The question or the answer may hurt.
    case guardrailViolation(Context)
    /// The answer is asked for in a form that the model cannot keep to.
    case unsupportedGuide(Context)
    /// The model does not know the language.
    case unsupportedLanguageOrLocale(Context)
    /// The answer is not of the form that was asked for.
    case decodingFailure(Context)
    /// The app asks too often.
    case rateLimited(Context)
    /// The model is still answering another question.
    case concurrentRequests(Context)

    /// What a person is told, in the language of the app; `nil` for what the app never meets here.
    public var errorDescription: String? {
      switch self {
      case .assetsUnavailable: String(system: .errorUnavailable)
      default: nil
      }
    }
  }
}
