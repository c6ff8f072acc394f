@_exported import Foundation
import Synchronization

/// What an app may do with a kind of data that it would store.
public enum HKAuthorizationStatus: Int, Sendable {
  /// Nobody was asked, the person said no, or yes.
  case notDetermined, sharingDenied, sharingAuthorized
}

/// Whether a person would be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// That is not known, yes, or no.
  case unknown, shouldRequest, unnecessary
}

/// Why data could not be had or stored.
public struct HKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What was the matter.
  public enum Code: Int, Sendable {
    /// Something that has no code of its own, and a device without such data.
    case unknownError, errorHealthDataUnavailable
    /// Data that an organisation keeps from the app, and what the app asked wrongly.
    case errorHealthDataRestricted, errorInvalidArgument
    /// The person said no, was not asked, and a device that is locked.
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    /// The person left the question open, another app measures, and the person ended a measurement.
    case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    /// What is needed is not there, and there is no data.
    case errorRequiredAuthorizationDenied, errorNoData
  }

  /// What was the matter.
  public let code: Code
  /// The name of these errors.
  public static let errorDomain = "com.apple.healthkit"
  /// The number of what was the matter.
  public var errorCode: Int { code.rawValue }

  /// An error of a code.
  public init(_ code: Code) { self.code = code }
}

/// The data of a person's health, who does not let an app have any.
///
/// As on a device, an app that may not read finds no data, and does not learn that it may not.
open class HKHealthStore: NSObject, @unchecked Sendable {
  // Checked by hand: it stores nothing.

  private static let asked = Mutex<(share: Set<String>, all: Set<String>)>(([], []))

  /// Opens the store.
  public override init() { super.init() }

  /// True: a phone has such data.
  open class func isHealthDataAvailable() -> Bool { true }

  /// What an app may do with a kind of data that it would store: nothing, once the person was asked.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    Self.asked.withLock { $0.share.contains(type.identifier) } ? .sharingDenied : .notDetermined
  }

  /// Asks a person, who says no; that the question was put is answered, and no more.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.ask(typesToShare ?? [], typesToRead ?? [])
    DispatchQueue.main.async { completion(true, nil) }
  }

  /// Asks a person, who says no.
  ///
  /// - Throws: Nothing; an app does not learn what may be read.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType> = [], read typesToRead: Set<HKObjectType> = []
  ) async throws {
    Self.ask(typesToShare, typesToRead)
  }

  /// Hands over whether the person would be asked.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let all = Set(typesToShare.map(\.identifier)).union(typesToRead.map(\.identifier))
    let isNew = !Self.asked.withLock { all.isSubset(of: $0.all) }
    DispatchQueue.main.async { completion(isNew ? .shouldRequest : .unnecessary, nil) }
  }

  private static func ask(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) {
    asked.withLock {
      $0.share.formUnion(share.map(\.identifier))
      $0.all.formUnion(share.map(\.identifier) + read.map(\.identifier))
    }
  }

  /// Why a kind of data cannot be used.
  private static func refusal(_ type: HKObjectType, forStoring: Bool) -> HKError? {
    asked.withLock { kept in
      let wasAsked = forStoring ? kept.share.contains(type.identifier) : kept.all.contains(type.identifier)
      if !wasAsked { return HKError(.errorAuthorizationNotDetermined) }
      return forStoring ? HKError(.errorAuthorizationDenied) : nil
    }
  }

  // MARK: Storing

  /// Stores data, which the person does not allow.
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    save([object], withCompletion: completion)
  }

  /// Stores data, which the person does not allow.
  open func save(
    _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = Self.refusal(of: objects)
    DispatchQueue.main.async { completion(error == nil, error) }
  }

  /// Stores data.
  ///
  /// - Throws: That it is not allowed.
  open func save(_ object: HKObject) async throws { try await save([object]) }

  /// Stores data.
  ///
  /// - Throws: That it is not allowed.
  open func save(_ objects: [HKObject]) async throws {
    if let error = Self.refusal(of: objects) { throw error }
  }

  /// Takes data away.
  ///
  /// - Throws: That it is not allowed.
  open func delete(_ object: HKObject) async throws { try await save([object]) }

  /// Takes data away, which the person does not allow.
  open func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    save([object], withCompletion: completion)
  }

  private static func refusal(of objects: [HKObject]) -> HKError? {
    if objects.isEmpty { return HKError(.errorInvalidArgument) }
    return objects.lazy.compactMap { ($0 as? HKSample)?.sampleType }.compactMap {
      refusal($0, forStoring: true)
    }.first
  }

  // MARK: Reading

  /// Carries a query out: it finds no data, or that nobody was asked.
  open func execute(_ query: HKQuery) {
    let error = query.objectType.flatMap { Self.refusal($0, forStoring: false) }
    DispatchQueue.main.async { if !query.isStopped { query.answer(error) } }
  }

  /// Ends a query.
  open func stop(_ query: HKQuery) { query.isStopped = true }

  /// The day on which the person was born.
  ///
  /// - Throws: That nobody was asked, or that there is no data.
  open func dateOfBirthComponents() throws -> DateComponents {
    try ask(.dateOfBirth)
    throw HKError(.errorNoData)
  }

  /// The person's biological sex: not said.
  ///
  /// - Throws: That nobody was asked.
  open func biologicalSex() throws -> HKBiologicalSexObject {
    try ask(.biologicalSex)
    return HKBiologicalSexObject()
  }

  /// The person's type of blood: not said.
  ///
  /// - Throws: That nobody was asked.
  open func bloodType() throws -> HKBloodTypeObject {
    try ask(.bloodType)
    return HKBloodTypeObject()
  }

  private func ask(_ identifier: HKCharacteristicTypeIdentifier) throws {
    let type = HKCharacteristicType(identifier)
    if let error = Self.refusal(type, forStoring: false) { throw error }
  }

  /// Has the app woken when there is new data; there never is.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = Self.refusal(type, forStoring: false)
    DispatchQueue.main.async { completion(error == nil, error) }
  }
}

/// How often an app is woken.
public enum HKUpdateFrequency: Int, Sendable {
  /// With each change, or at most once an hour, a day, or a week.
  case immediate = 1
  /// At most once an hour, a day, or a week.
  case hourly, daily, weekly
}

/// Biological sex, as a person said it.
public enum HKBiologicalSex: Int, Sendable {
  /// Not said, and what can be said.
  case notSet, female, male, other
}

/// A type of blood, as a person said it.
public enum HKBloodType: Int, Sendable {
  /// Not said, and what can be said.
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

/// What a person said of biological sex.
public final class HKBiologicalSexObject: NSObject, Sendable {
  /// Not said.
  public var biologicalSex: HKBiologicalSex { .notSet }
}

/// What a person said of blood.
public final class HKBloodTypeObject: NSObject, Sendable {
  /// Not said.
  public var bloodType: HKBloodType { .notSet }
}
