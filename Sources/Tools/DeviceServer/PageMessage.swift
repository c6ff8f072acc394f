import Foundation

/// What a page tells the program.
package enum PageMessage: Hashable, Sendable {
  /// It was opened, or came back after its connection was lost.
  case opened
  /// Words of it.
  case text(String)
  /// Bytes of it: sound.
  case bytes(Data)
  /// It is gone.
  case closed
}
