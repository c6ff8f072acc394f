import Dispatch
import Foundation

extension ProcessInfo {
  /// False: the device is none of those that are no phone and run its apps.
  public var isiOSAppOnMac: Bool { false }
  /// False: the app was made for a phone.
  public var isMacCatalystApp: Bool { false }
  /// False: the device is none that is worn before the eyes.
  public var isiOSAppOnVision: Bool { false }

  /// What the system leaves undone while an app is busy.
  public struct ActivityOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt64

    /// Options by their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The screen stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The device stays awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The app is not ended at once.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The app is not ended because nobody uses it.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// A person waits for it.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
    /// A person waits for it, and the device may sleep all the same.
    public static let userInitiatedAllowingIdleSystemSleep =
      userInitiated
      .subtracting(idleSystemSleepDisabled)
    /// Nobody waits for it.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// It is about thousandths of a second.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    /// A person moves something that has to follow.
    public static let userInteractive: ActivityOptions = [userInitiated, latencyCritical]
  }

  /// Says that the app is busy from now on; the system neither sleeps nor ends it here.
  ///
  /// - Returns: What the end of it is told with.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol {
    NSObject()
  }

  /// Says that the app is no longer busy.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Does something that the app is busy with until it is done.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) {
    block()
  }

  /// Does something in the background that the system lets come to its end.
  ///
  /// The block is told `false`, as its time does not run out.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}
