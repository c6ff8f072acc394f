import Foundation

// Objects as arguments of formats, which take them where `%@` stands.
// swift-format-ignore: AvoidRetroactiveConformances
extension NSNumber: @retroactive CVarArg {}
// swift-format-ignore: AvoidRetroactiveConformances
extension NSArray: @retroactive CVarArg {}
// swift-format-ignore: AvoidRetroactiveConformances
extension NSDate: @retroactive CVarArg {}
// swift-format-ignore: AvoidRetroactiveConformances
extension NSSet: @retroactive CVarArg {}
// swift-format-ignore: AvoidRetroactiveConformances
extension NSUUID: @retroactive CVarArg {}

extension CVarArg where Self: NSObject {
  /// The object as an argument of formats.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg {
  /// The date as an argument of formats, which do not say when they are done with it.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(self as NSDate).toOpaque())] }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg {
  /// The identifier as an argument of formats, which do not say when they are done with it.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(self as NSUUID).toOpaque())] }
}
