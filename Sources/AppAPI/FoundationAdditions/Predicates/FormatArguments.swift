import Foundation

// swift-format-ignore: AvoidRetroactiveConformances
extension NSNumber: @retroactive CVarArg {
  /// The number as an argument of formats, which take it where `%@` stands.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
