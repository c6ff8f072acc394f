import UIKit

/// Names a value of the environment that traits of UIKit tell where no view of SwiftUI set one.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that traits tell.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Sets the traits that tell a value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitBridgedEnvironmentKey {
  /// What the present traits tell.
  static var presentValue: Any { read(from: .current) }
}
