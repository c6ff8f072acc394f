/// The records of a library's classes that interface files name; UIKit reads them when the first such file is read.
@MainActor
package enum LinkedClasses {
  /// Functions that each initialise a record at the address they are given.
  package private(set) static var records: [@convention(c) (UnsafeMutableRawPointer) -> Void] = []

  /// Takes the records of a library in.
  static func take(_ records: [@convention(c) (UnsafeMutableRawPointer) -> Void]) {
    self.records += records
  }
}
