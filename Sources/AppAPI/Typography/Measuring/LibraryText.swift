/// A text in the form in which the measuring library takes it; good only as long as the call it is given to.
package struct LibraryText {
  /// The library's own object.
  package let measurer: OpaquePointer?
  /// The words in UTF-8.
  package let characters: UnsafeBufferPointer<CChar>
  /// Where each stretch begins, in bytes, and the number of its font.
  package let runs: [(start: Int, font: UInt32)]
}
