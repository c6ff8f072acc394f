import Dispatch
import Foundation
import Synchronization

/// Whether and how the network can be reached.
public struct NWPath: Hashable, Sendable {
  /// Whether the network can be reached.
  public enum Status: Hashable, Sendable {
    /// It can.
    case satisfied
    /// It cannot.
    case unsatisfied
    /// It can as soon as somebody asks.
    case requiresConnection
  }

  /// Why the network cannot be reached.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// Nobody knows.
    case notAvailable
    /// A person forbade the mobile network.
    case cellularDenied
    /// A person forbade the local network.
    case wifiDenied
    /// A person forbade the local network.
    case localNetworkDenied
  }

  /// Whether the network can be reached.
  public let status: Status

  /// What the network is reached through.
  public var availableInterfaces: [NWInterface] {
    status == .satisfied ? [NWInterface(name: "en0", type: .wifi)] : []
  }

  /// Why the network cannot be reached.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// False: nobody has to pay for each byte.
  public var isExpensive: Bool { false }
  /// False: nobody asked to save data.
  public var isConstrained: Bool { false }
  /// True where the network can be reached by its addresses of the old kind.
  public var supportsIPv4: Bool { status == .satisfied }
  /// True where the network can be reached by its addresses of the new kind.
  public var supportsIPv6: Bool { status == .satisfied }
  /// True where the network can be reached by names.
  public var supportsDNS: Bool { status == .satisfied }

  /// True where the network is reached through an interface of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// What the network is reached through.
public struct NWInterface: Hashable, Sendable {
  /// A kind of interface.
  public enum InterfaceType: Hashable, Sendable {
    /// A local network without wires.
    case wifi
    /// The mobile network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The device itself.
    case loopback
    /// Something else.
    case other
  }

  /// The name of the interface.
  public let name: String
  /// The kind of the interface.
  public let type: InterfaceType
}

/// Tells whether the network can be reached.
///
/// It can where recorded answers were given to the app, and cannot elsewhere.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
  }

  private let state = Mutex(State())

  /// Makes a monitor of any network.
  public init() {}

  /// Makes a monitor of networks that are reached through an interface of a kind.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }

  /// Makes a monitor of networks that are reached through no interface of some kinds.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { self.init() }

  /// Whether the network can be reached at this moment.
  public var currentPath: NWPath {
    let hasAnswers = ProcessInfo.processInfo.environment["EARSHOT_RESPONSES"] != nil
    return NWPath(status: hasAnswers ? .satisfied : .unsatisfied)
  }

  /// Told at the beginning, and of each change; there is none here.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The queue on which the handler is told.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Begins to tell.
  public func start(queue: DispatchQueue) {
    state.withLock { $0.queue = queue }
    queue.async { [self] in pathUpdateHandler?(currentPath) }
  }

  /// Ends to tell.
  public func cancel() { pathUpdateHandler = nil }
}
