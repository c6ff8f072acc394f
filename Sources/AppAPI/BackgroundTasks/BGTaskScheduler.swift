@_exported import Foundation

/// Runs tasks of an app while it is in the background; here the app stays in front, so that none is run.
public final class BGTaskScheduler: NSObject, @unchecked Sendable {
  // Checked by hand: what is kept is behind the lock.

  /// Why a request was not taken.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// What was the matter.
    public enum Code: Int, Sendable {
      /// Tasks cannot be run here, there are too many of them, or the app did not name it in its file.
      case unavailable = 1
      /// There are too many of them, or the app did not name it in its file.
      case tooManyPendingTaskRequests, notPermitted
    }

    /// What was the matter.
    public let code: Code
    /// An error of a code.
    public init(_ code: Code) { self.code = code }
  }

  /// The one of the app.
  public static let shared = BGTaskScheduler()
  private let lock = NSLock()
  private var identifiers: Set<String> = []
  private var requests: [String: BGTaskRequest] = [:]

  /// Says what is done in a task.
  ///
  /// - Parameters:
  ///   - identifier: The name of the task.
  ///   - queue: Where it runs.
  ///   - launchHandler: What is done.
  /// - Returns: True for the first that is said of a name.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    lock.withLock { identifiers.insert(identifier).inserted }
  }

  /// Asks for a task to be run once; another request of its name is replaced.
  ///
  /// - Throws: `notPermitted` for a task of which nothing was said.
  public func submit(_ taskRequest: BGTaskRequest) throws {
    try lock.withLock {
      guard identifiers.contains(taskRequest.identifier) else { throw Error(.notPermitted) }
      requests[taskRequest.identifier] = taskRequest
    }
  }

  /// Takes a request back.
  public func cancel(taskRequestWithIdentifier identifier: String) {
    lock.withLock { requests[identifier] = nil }
  }

  /// Takes all requests back.
  public func cancelAllTaskRequests() { lock.withLock { requests = [:] } }

  /// Hands over the requests that wait.
  public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    nonisolated(unsafe) let waiting = lock.withLock {
      requests.values.sorted { $0.identifier < $1.identifier }
    }
    DispatchQueue.main.async { completionHandler(waiting) }
  }

  /// The requests that wait.
  public func pendingTaskRequests() async -> [BGTaskRequest] {
    lock.withLock { requests.values.sorted { $0.identifier < $1.identifier } }
  }
}

/// Asks for a task.
open class BGTaskRequest: NSObject {
  /// The name of the task.
  public let identifier: String
  /// When it may begin.
  open var earliestBeginDate: Date?

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// Asks for a short task that brings the app up to date.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Asks for the task of a name.
  public init(identifier: String) { super.init(identifier) }
}

/// Asks for a task that may take minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// True where it needs a network.
  open var requiresNetworkConnectivity = false
  /// True where the device has to be charged meanwhile.
  open var requiresExternalPower = false

  /// Asks for the task of a name.
  public init(identifier: String) { super.init(identifier) }
}

/// A task that runs.
open class BGTask: NSObject {
  /// Its name.
  public let identifier: String
  /// Called when its time is nearly up.
  open var expirationHandler: (() -> Void)?

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Says that it is done.
  open func setTaskCompleted(success: Bool) {}
}

/// A short task that brings the app up to date.
open class BGAppRefreshTask: BGTask {}
/// A task that may take minutes.
open class BGProcessingTask: BGTask {}
