import Foundation

extension NSAttributedString {
  /// Makes a text without characters.
  ///
  /// - Parameter nothing: Left out; without a runtime of Objective-C an extension cannot bring `init()`.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
