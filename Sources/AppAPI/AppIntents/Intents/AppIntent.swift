@_exported import Foundation
@_exported import FoundationAdditions

/// Something an app can do that the system, a widget or a button may ask for.
///
///     struct Adopt: AppIntent {
///       static let title: LocalizedStringResource = "Adopt a Dog"
///       @Parameter(title: "Name") var name: String
///       func perform() async throws -> some IntentResult { .result() }
///     }
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// What it hands back.
  associatedtype PerformResult: IntentResult = IntentResultContainer<Never, Never, Never, Never>
  /// The sentence that its parameters stand in.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does, in more words.
  static var description: IntentDescription? { get }
  /// True where the app comes to the front for it.
  static var openAppWhenRun: Bool { get }
  /// True where a person can find it.
  static var isDiscoverable: Bool { get }
  /// Whether a person has to unlock the device for it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The sentence that its parameters stand in.
  static var parameterSummary: SummaryContent { get }

  /// Makes one with the defaults of its parameters.
  init()

  /// Does what it is there for.
  ///
  /// - Throws: Why it could not be done.
  /// - Returns: What is handed back.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing more than the title.
  public static var description: IntentDescription? { nil }
  /// False: it is done without the app's screens.
  public static var openAppWhenRun: Bool { false }
  /// True: a person can find it.
  public static var isDiscoverable: Bool { true }
  /// Always allowed.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// The wrapper of its parameters.
  public typealias Parameter = IntentParameter
  /// The sentence of this type of intent.
  public typealias Summary = IntentParameterSummary<Self>
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// No sentence of its own.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// A type that is known by the same name in every version of the app.
public protocol PersistentlyIdentifiable {
  /// The name.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// Whether a person has to unlock the device first.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// It is done on a locked device too.
  case alwaysAllowed
  /// The person has to be known.
  case requiresAuthentication
  /// The device itself has to be unlocked.
  case requiresLocalDeviceAuthentication
}

/// What an intent does, in a few sentences.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  /// The sentences.
  public let descriptionText: LocalizedStringResource
  /// The group that it is listed in.
  public let categoryName: LocalizedStringResource?
  /// Words by which it is found.
  public let searchKeywords: [LocalizedStringResource]

  /// Makes a description with a group and words to find it by.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }

  /// Makes a description of a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// Words that the system says or shows about an intent.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// What is said.
  public let full: LocalizedStringResource
  /// What is said beside something shown.
  public let supporting: LocalizedStringResource?

  /// Says a text of the app's language files.
  public init(_ full: LocalizedStringResource) {
    self.full = full
    supporting = nil
  }

  /// Says one text alone, another beside something shown.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  /// Says a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Says a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
