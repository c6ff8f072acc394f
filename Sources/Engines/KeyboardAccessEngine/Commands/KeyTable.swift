/// Which keys do what: data, read from `Resources/KeyboardAccessKeys`.
///
///     KeyTable(.new).command(for: press)   // KeyCommand.actions
///
/// - Source: Behaviour 5.1
public struct KeyTable: Hashable, Sendable {
  /// The tables that come with devices.
  public enum Edition: String, Hashable, Sendable, CaseIterable {
    /// That of 2024 and later.
    case new
    /// That of 2020 to 2022.
    case old
  }

  private var general: [KeyPress: KeyCommand] = [:]
  private var gestures: [KeyPress: KeyCommand] = [:]
  /// Every line, in the order in which a list of them reads well.
  public private(set) var lines: [(press: KeyPress, command: KeyCommand, isGesture: Bool)] = []

  /// The keys of a new device.
  public init(_ edition: Edition) {
    self.init(reading: GeneratedKeys.byEdition[edition.rawValue] ?? "")
  }

  /// Reads keys line by line; lines that make no sense are left out.
  init(reading text: String) {
    for line in text.split(separator: "\n") {
      guard let equals = line.lastIndex(of: "="),
        let command = KeyCommand(rawValue: String(line[line.index(after: equals)...].trimmed))
      else { continue }
      var left = line[..<equals].trimmed
      let isGesture = left.hasSuffix("@gestures")
      if isGesture { left = left.dropLast("@gestures".count).trimmed }
      guard let press = KeyPress(left) else { continue }
      assign(command, to: press, inGestures: isGesture)
      lines.append((press, command, isGesture))
    }
  }

  /// The command for keys.
  ///
  /// - Parameters:
  ///   - press: What is pressed.
  ///   - inGestures: True where keys stand for gestures.
  /// - Returns: `nil` for what means nothing.
  public func command(for press: KeyPress, inGestures: Bool = false) -> KeyCommand? {
    inGestures ? gestures[press] ?? general[press] : general[press]
  }

  /// Gives keys another command, or none.
  ///
  /// - Parameters:
  ///   - command: What they do from now on; `nil` where they are to mean nothing.
  ///   - press: What is pressed.
  ///   - inGestures: True where that holds while keys stand for gestures.
  public mutating func assign(_ command: KeyCommand?, to press: KeyPress, inGestures: Bool = false) {
    if inGestures { gestures[press] = command } else { general[press] = command }
  }

  /// True where the same keys do the same.
  public static func == (left: KeyTable, right: KeyTable) -> Bool {
    left.general == right.general && left.gestures == right.gestures
  }

  /// Feeds what two equal ones have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(general)
    hasher.combine(gestures)
  }
}
