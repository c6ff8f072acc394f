import AccessibilityModel

/// A kind of device that an app can believe to run on.
///
///     Device(named: "iPhone 16")?.size(in: .landscapeLeft)   // 852 × 393
public struct Device: Hashable, Sendable {
  /// The position in which a device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// Lying, with the lower end to the left.
    case landscapeLeft
    /// Lying, with the lower end to the right.
    case landscapeRight

    /// True for the two lying positions.
    public var isLandscape: Bool { self != .portrait }
  }

  /// Space that the device covers at the edges of its screen.
  public struct CoveredEdges: Hashable, Sendable {
    /// At the upper edge, in points.
    public var top = 0.0
    /// At both sides, in points.
    public var sides = 0.0
    /// At the lower edge, in points.
    public var bottom = 0.0
  }

  /// What it is called.
  public let name: String
  /// Which system runs on it.
  public let platform: LaunchOptions.Platform
  /// Pixels for each point.
  public let displayScale: Double
  /// True where it has a button below its screen.
  public let hasHomeButton: Bool
  private let uprightSize: Size
  private let upright: CoveredEdges
  private let lying: CoveredEdges

  private init?(line: Substring) {
    let fields = line.split(separator: ";").map { $0.trimmed }
    let numbers = fields.dropFirst(2).dropLast().compactMap { Double($0) }
    guard fields.count == 10, numbers.count == 7 else { return nil }
    name = String(fields[0])
    platform = fields[1] == "iPadOS" ? .iPadOS : .iOS
    uprightSize = Size(width: numbers[0], height: numbers[1])
    displayScale = numbers[2]
    upright = CoveredEdges(top: numbers[3], bottom: numbers[4])
    // The status bar stays on a tablet, and leaves a telephone that lies.
    lying = CoveredEdges(
      top: fields[1] == "iPadOS" ? numbers[3] : 0, sides: numbers[5], bottom: numbers[6])
    hasHomeButton = fields[9] == "home"
  }

  /// The devices that are known, telephones first.
  public static let all: [Device] = GeneratedDevices.devices.split(separator: "\n").compactMap(Device.init)

  /// Finds a device by its name, in capitals or not; `nil` where none is called so.
  public init?(named name: String) {
    guard let found = Self.all.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    self = found
  }

  /// The first device with a screen of this size, held in either way.
  public init?(screenSize: Size, platform: LaunchOptions.Platform) {
    let sizes = [screenSize, Size(width: screenSize.height, height: screenSize.width)]
    let found = Self.all.first { $0.platform == platform && sizes.contains($0.uprightSize) }
    guard let found else { return nil }
    self = found
  }

  /// Size of the screen, in points.
  public func size(in orientation: Orientation) -> Size {
    guard orientation.isLandscape else { return uprightSize }
    return Size(width: uprightSize.height, height: uprightSize.width)
  }

  /// Space that is covered at the edges of the screen.
  public func coveredEdges(in orientation: Orientation) -> CoveredEdges {
    orientation.isLandscape ? lying : upright
  }
}

extension LaunchOptions {
  /// The device that was chosen by its screen; `nil` for the usual telephone, in either position.
  public var chosenDevice: Device? {
    let usual = LaunchOptions().screenSize
    let isTurned = screenSize == Size(width: usual.height, height: usual.width)
    guard screenSize != usual, !isTurned || platform != .iOS else { return nil }
    return Device(screenSize: screenSize, platform: platform)
  }

  /// Space that the status bar, the corners and the home indicator cover at the edges of the screen.
  public var coveredEdges: Device.CoveredEdges {
    let isUpright = screenSize.height > screenSize.width
    guard let chosenDevice else {
      return Device.CoveredEdges(top: isUpright ? 47 : 0, sides: 0, bottom: isUpright ? 34 : 21)
    }
    return chosenDevice.coveredEdges(in: isUpright ? .portrait : .landscapeLeft)
  }

  /// Makes options of a device that is held in a position.
  public init(device: Device, orientation: Device.Orientation = .portrait) {
    self.init(
      platform: device.platform, screenSize: device.size(in: orientation), displayScale: device.displayScale)
  }
}
