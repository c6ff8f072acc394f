@_exported import Foundation

/// The language model of the device; this device is none that can have it.
///
///     switch SystemLanguageModel.default.availability {
///     case .available: showComposer()
///     case .unavailable(let reason): explain(reason)   // .deviceNotEligible
///     }
public final class SystemLanguageModel: Sendable {
  /// Whether the model can be asked.
  public enum Availability: Hashable, Sendable {
    /// It can.
    case available
    /// It cannot, and why.
    case unavailable(UnavailableReason)

    /// Why the model cannot be asked.
    public enum UnavailableReason: Hashable, Sendable {
      /// The device is none that can have it.
      case deviceNotEligible
      /// The person has not turned it on.
      case appleIntelligenceNotEnabled
      /// It is not loaded yet.
      case modelNotReady
    }
  }

  /// What the model is asked for.
  public struct UseCase: Hashable, Sendable {
    private let name: String

    /// Anything.
    public static let general = UseCase(name: "general")
    /// Words that tell what a text is about.
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  /// What keeps the model from taking up or writing what may hurt.
  public struct Guardrails: Sendable {
    private let isPermissive: Bool

    /// All of it.
    public static let `default` = Guardrails(isPermissive: false)
    /// Less of it, for texts that are only changed.
    public static let permissiveContentTransformations = Guardrails(isPermissive: true)
  }

  /// The model as it is asked for anything.
  public static let `default` = SystemLanguageModel()

  /// The model for a use.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

  /// Whether the model can be asked: not on this device.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// True where the model can be asked.
  public var isAvailable: Bool { availability == .available }
  /// The languages that the model knows; none where there is no model.
  public var supportedLanguages: Set<Locale.Language> { [] }

  /// True where the model knows the language of a place.
  public func supportsLocale(_ locale: Locale = .current) -> Bool {
    supportedLanguages.contains { $0.isEquivalent(to: locale.language) }
  }
}
