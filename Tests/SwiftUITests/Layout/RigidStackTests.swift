import EarshotTesting
import SwiftUI
import Synchronization
import Testing

@MainActor
@Suite("Stacks of views of one size", .timeLimit(.minutes(10)))
struct RigidStackTests {
  /// Keeps what it is offered for the height.
  private struct Recorder: Layout {
    let note: @Sendable (CGFloat?) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: 30)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      note(proposal.height)
    }
  }

  @Test("A view that takes the same whatever it is offered is offered just that, and the others the rest")
  func offers() async throws {
    let offers = Mutex<[CGFloat?]>([])
    let stack = VStack(spacing: 0) {
      Recorder(note: { height in offers.withLock { $0.append(height) } }) { Text("Inside") }
      Color.red.accessibilityElement().accessibilityLabel("Rest")
    }
    try await hosting(stack.frame(width: 100, height: 100)) { screen in
      #expect(offers.withLock(\.last) == 30)
      let rest = try screen.element(named: "Rest")
      #expect(rest.frame.size.height == 70)
    }
  }
}
