import AccessibilityModel
import AppHost
import Foundation

/// Who an element is where the object that shows it serves others in turn: a row, or a part of one.
///
/// The element keeps its identity while its object is away, and has it back when another one takes over.
@MainActor
final class ScopedIdentity {
  /// The object that shows it now.
  private(set) weak var object: NSObject?
  /// True between being given an object and giving it back.
  private(set) var isBound = false
  private var parts: [ScopedIdentity] = []

  /// Lets an object stand for the element.
  func bind(_ object: NSObject) {
    self.object = object
    isBound = true
    (object as? UIResponder)?.standIn = self
  }

  /// Takes the object away.
  func release() {
    if let responder = object as? UIResponder, responder.standIn === self { responder.standIn = nil }
    object = nil
    isBound = false
    for part in parts { part.release() }
  }

  /// Who the part at a place is, for parts that are counted in the order in which they are described.
  func part(at index: Int) -> ScopedIdentity {
    while parts.count <= index { parts.append(ScopedIdentity()) }
    return parts[index]
  }
}
