@_exported import Foundation

/// Tells how a device is moved; there is no sensor here, so that nothing is ever told.
open class CMMotionManager: NSObject {
  /// Tells of a device's motion.
  public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
  /// Tells of acceleration.
  public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
  /// Tells of turning.
  public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

  /// Seconds between two tellings of motion.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Seconds between two tellings of acceleration.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// Seconds between two tellings of turning.
  open var gyroUpdateInterval: TimeInterval = 0.01

  /// No sensor tells of motion.
  open var isDeviceMotionAvailable: Bool { false }
  /// No sensor tells of acceleration.
  open var isAccelerometerAvailable: Bool { false }
  /// No sensor tells of turning.
  open var isGyroAvailable: Bool { false }
  /// Nothing is told, whatever was asked for.
  open var isDeviceMotionActive: Bool { false }
  /// Nothing is told, whatever was asked for.
  open var isAccelerometerActive: Bool { false }
  /// Nothing was told.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Nothing was told.
  open var accelerometerData: CMAccelerometerData? { nil }

  /// Asks for motion; no sensor answers.
  open func startDeviceMotionUpdates() {}
  /// Asks for motion; no sensor answers.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Ends that motion is asked for.
  open func stopDeviceMotionUpdates() {}
  /// Asks for acceleration; no sensor answers.
  open func startAccelerometerUpdates() {}
  /// Asks for acceleration; no sensor answers.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
  }
  /// Ends that acceleration is asked for.
  open func stopAccelerometerUpdates() {}
  /// Asks for turning; no sensor answers.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  /// Ends that turning is asked for.
  open func stopGyroUpdates() {}
}

/// How a device was moved at one moment.
open class CMDeviceMotion: NSObject {
  /// How it is held.
  public let attitude: CMAttitude
  /// What pulls it down.
  public let gravity: CMAcceleration
  /// What the person adds to that.
  public let userAcceleration: CMAcceleration

  init(attitude: CMAttitude, gravity: CMAcceleration, userAcceleration: CMAcceleration) {
    self.attitude = attitude
    self.gravity = gravity
    self.userAcceleration = userAcceleration
    super.init()
  }
}

/// How a device is held, in radians.
open class CMAttitude: NSObject {
  /// Turned around the axis from its lower to its upper edge.
  public let roll: Double
  /// Turned around the axis from its left to its right edge.
  public let pitch: Double
  /// Turned around the axis through its screen.
  public let yaw: Double

  init(roll: Double, pitch: Double, yaw: Double) {
    self.roll = roll
    self.pitch = pitch
    self.yaw = yaw
    super.init()
  }
}

/// What a sensor of acceleration tells.
open class CMAccelerometerData: NSObject {
  /// How much faster it gets.
  public let acceleration: CMAcceleration

  init(acceleration: CMAcceleration) {
    self.acceleration = acceleration
    super.init()
  }
}

/// What a sensor of turning tells.
open class CMGyroData: NSObject {
  /// How fast it turns.
  public let rotationRate: CMRotationRate

  init(rotationRate: CMRotationRate) {
    self.rotationRate = rotationRate
    super.init()
  }
}

/// An acceleration along three axes; 1 is what pulls things down.
public struct CMAcceleration: Hashable, Sendable {
  /// Towards the right edge, the upper edge, and out of the screen.
  public var x, y, z: Double
}

/// How fast something turns around three axes, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
  /// Around the axes to the right edge, to the upper edge, and out of the screen.
  public var x, y, z: Double
}
