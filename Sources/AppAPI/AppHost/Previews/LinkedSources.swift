/// The records of a library's files that tell their lines; UIKit reads them when it first describes a view.
@MainActor
package enum LinkedSources {
  /// Functions that each initialise a record at the address they are given.
  package private(set) static var records: [@convention(c) (UnsafeMutableRawPointer) -> Void] = []

  /// Takes the records of a library in.
  static func take(_ records: [@convention(c) (UnsafeMutableRawPointer) -> Void]) {
    self.records += records
  }
}
