import AccessibilityModel

/// What is heard and found on screens, as a project keeps it, so that a later run is held to it.
///
///     let kept = try ScreenBaseline(reading: text)
///     kept.changes(to: newer)   // [] where every kept screen is as it was
///
/// No line of a source is part of it: what is written above a screen changes nothing.
public struct ScreenBaseline: Hashable, Sendable {
  /// One screen.
  public struct Screen: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// What is heard and found there, in order.
    public var lines: [String]

    /// Makes a screen.
    public init(name: String, lines: [String]) {
      self.name = name
      self.lines = lines
    }
  }

  private static let header = "# What is heard and found on each screen, by earshot; --freeze writes it anew."

  /// The screens in order; of several by one name the later ones are numbered.
  public let screens: [Screen]

  /// Makes a list.
  public init(_ screens: [Screen]) {
    var met: [String: Int] = [:]
    self.screens = screens.map { screen in
      let name = Transcript.line(screen.name)
      met[name, default: 0] += 1
      let number = met[name] ?? 1
      return Screen(name: number > 1 ? "\(name) (\(number))" : name, lines: screen.lines.map(Transcript.line))
    }
  }

  /// Reads a list that was written before.
  ///
  /// - Throws: `ScreenBaselineError` with the first line that makes no sense.
  public init(reading text: String) throws(ScreenBaselineError) {
    var screens: [Screen] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (place, line) in lines.enumerated() where !line.isEmpty && line.first != "#" {
      if !line.hasPrefix("  ") {
        screens.append(Screen(name: String(line), lines: []))
      } else if screens.isEmpty {
        throw ScreenBaselineError(line: place + 1, text: String(line.dropFirst(2)))
      } else {
        screens[screens.count - 1].lines.append(String(line.dropFirst(2)))
      }
    }
    self.screens = screens
  }

  /// The list as it is kept: a name a line, and below it what is heard and found, indented.
  public var text: String {
    let blocks = screens.map { screen in
      ([screen.name] + screen.lines.map { "  \($0)" }).map { $0 + "\n" }.joined()
    }
    return ([Self.header + "\n"] + blocks).joined(separator: "\n")
  }

  /// What is otherwise in a newer list, a text for each screen; screens that are new there are no change.
  ///
  /// - Complexity: O(n · d) for n lines and d differences of each screen.
  public func changes(to newer: ScreenBaseline) -> [String] {
    let present = Dictionary(
      newer.screens.map { ($0.name, $0.lines) }, uniquingKeysWith: { first, _ in first })
    return screens.compactMap { screen in
      guard let lines = present[screen.name] else { return "No longer there: \(screen.name)" }
      if lines == screen.lines { return nil }
      let difference = Self.difference(from: screen.lines, to: lines)
      return (["Changed: \(screen.name)"] + difference.map { VisibleText.cut($0) }).joined(separator: "\n")
    }
  }

  /// The names of screens that only a newer list has.
  public func names(newIn newer: ScreenBaseline) -> [String] {
    let known = Set(screens.map(\.name))
    return newer.screens.map(\.name).filter { !known.contains($0) }
  }

  /// The lines that are gone and those that came, each in its place.
  private static func difference(from old: [String], to new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var gone: [Int: String] = [:]
    var added: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): gone[offset] = line
      case .insert(let offset, let line, _): added[offset] = line
      }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if let line = gone[i] {
        lines.append("  - \(line)")
        i += 1
      } else if let line = added[j] {
        lines.append("  + \(line)")
        j += 1
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }
}

/// A line of kept screens that makes no sense.
public struct ScreenBaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// What is written there.
  public let text: String

  /// What is wrong and what to do, in one line.
  public var description: String {
    "Line \(line) is below no screen: \"\(text.prefix(60))\". Write the file anew with --freeze."
  }
}
