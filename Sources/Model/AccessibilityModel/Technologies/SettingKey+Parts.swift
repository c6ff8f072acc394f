/// Settings that always have a value, as those of technologies do.
extension SettingKey {
  /// A part of the settings, with how it is written and read.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - choices: What can stand behind its name, for messages.
  ///   - path: Where it stands in the settings.
  ///   - text: How it is written.
  ///   - part: What is read; `nil` where that is none of the choices.
  /// - Returns: The setting.
  package static func value<Part>(
    _ name: String, _ choices: String, _ path: WritableKeyPath<Value, Part> & Sendable,
    text: @escaping @Sendable (Part) -> String?, part: @escaping @Sendable (String) -> Part?
  ) -> SettingKey {
    SettingKey(
      name: name, choices: choices, write: { text($0[keyPath: path]) },
      read: { text, value in
        guard let part = part(text) else { return false }
        value[keyPath: path] = part
        return true
      })
  }

  /// Something that is on or off.
  package static func flag(_ name: String, _ path: WritableKeyPath<Value, Bool> & Sendable) -> SettingKey {
    value(name, "on or off", path, text: { $0 ? "on" : "off" }, part: { ["on": true, "off": false][$0] })
  }

  /// A whole number within bounds.
  package static func number(
    _ name: String, _ bounds: ClosedRange<Int>, _ path: WritableKeyPath<Value, Int> & Sendable
  ) -> SettingKey {
    value(
      name, "\(bounds.lowerBound) to \(bounds.upperBound)", path, text: { "\($0)" },
      part: { text in Int(text).flatMap { bounds.contains($0) ? $0 : nil } })
  }

  /// A number with a fraction, within bounds.
  package static func decimal(
    _ name: String, _ bounds: ClosedRange<Double>, _ path: WritableKeyPath<Value, Double> & Sendable
  ) -> SettingKey {
    let choices = "\(bounds.lowerBound.inDigits) to \(bounds.upperBound.inDigits)"
    return value(name, choices, path, text: { $0.inDigits }, part: { Double($0, within: bounds) })
  }

  /// A time in seconds, within bounds.
  package static func seconds(
    _ name: String, _ bounds: ClosedRange<Double>, _ path: WritableKeyPath<Value, Duration> & Sendable
  ) -> SettingKey {
    value(
      name, Self.seconds(bounds), path, text: { $0.secondsInDigits }, part: { Duration($0, within: bounds) })
  }

  /// A time in seconds, within bounds; not written where it is as on a new device.
  package static func seconds(
    _ name: String, _ bounds: ClosedRange<Double>, _ path: WritableKeyPath<Value, Duration?> & Sendable
  ) -> SettingKey {
    value(
      name, Self.seconds(bounds), path, text: { $0?.secondsInDigits },
      part: { text in Duration(text, within: bounds).map(Optional.some) })
  }

  private static func seconds(_ bounds: ClosedRange<Double>) -> String {
    "\(bounds.lowerBound.inDigits) to \(bounds.upperBound.inDigits) seconds"
  }

  /// One of several words.
  package static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: WritableKeyPath<Value, Choice> & Sendable
  ) -> SettingKey {
    let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    return value(name, choices, path, text: { $0.rawValue }, part: { Choice(rawValue: $0) })
  }
}

extension Double {
  /// Without a fraction that says nothing: `2`, `0.25`.
  package var inDigits: String {
    self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)"
  }

  /// Reads a number; `nil` where it is none, or lies outside the bounds.
  package init?(_ text: String, within bounds: ClosedRange<Double>) {
    guard let number = Double(text), bounds.contains(number) else { return nil }
    self = number
  }
}

extension Duration {
  /// Its seconds, without a fraction that says nothing.
  package var secondsInDigits: String { (self / .seconds(1)).inDigits }

  /// Reads seconds, rounded to thousandths; `nil` where they are none, or lie outside the bounds.
  package init?(_ text: String, within bounds: ClosedRange<Double>) {
    guard let seconds = Double(text, within: bounds) else { return nil }
    self = .milliseconds(Int64((seconds * 1_000).rounded()))
  }
}
