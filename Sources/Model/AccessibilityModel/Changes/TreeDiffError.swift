/// Why a difference does not fit a tree; the tree stays as it was.
public struct TreeDiffError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of misfit it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The change names an element that is not in the tree.
    case unknownElement
    /// The change names a container that is not in the tree.
    case unknownParent
    /// The element to stand behind is not in the container.
    case notAChild
    /// An element to be inserted has a slot that another one still has.
    case slotInUse
    /// An element to be inserted has no identity.
    case unassigned
    /// An element would end up inside itself.
    case cycle
    /// An element would become a second root.
    case secondRoot
  }

  /// What kind of misfit it is.
  public let code: Code
  /// Which of the difference's changes it is, from 0.
  public let change: Int
  /// The element that the change fails on.
  public let element: ElementID

  init(_ code: Code, change: Int, element: ElementID) {
    self.code = code
    self.change = change
    self.element = element
  }

  /// What is wrong and what to do, in one line.
  public var description: String {
    let name = "\(element.slot).\(element.generation)"
    let start = "Change \(change) does not fit: "
    let repair = " Send the whole tree again."
    switch code {
    case .unknownElement: return start + "there is no element \(name)." + repair
    case .unknownParent: return start + "there is no container \(name)." + repair
    case .notAChild: return start + "element \(name) is not in that container." + repair
    case .slotInUse: return start + "slot \(element.slot) is taken. Remove its element first."
    case .unassigned: return start + "an inserted element has no identity. Give it one."
    case .cycle: return start + "element \(name) would lie inside itself." + repair
    case .secondRoot: return start + "element \(name) would be a second root. Insert it in the first."
    }
  }
}
