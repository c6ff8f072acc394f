import AccessibilityModel
import UIKit

extension Text: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { TextNode(self, inputs) }
}

/// Keeps a text on the screen, and its words up to the time.
final class TextNode: TypedNode<Text> {
  private let item: TextItem
  private var round = 0

  override init(_ view: Text, _ inputs: NodeInputs) {
    item = TextItem(inputs.graph)
    super.init(view, inputs)
    item.open = { [weak self] url in self?.environment.openURL(url) }
    environmentChanged()
  }

  override var makesNoItems: Bool { false }
  override func makeItems() -> [LayoutItem] { [item] }

  override func environmentChanged() {
    let text = view.resolved(in: environment)
    item.environment = environment
    item.isTurnedOff = !environment.isEnabled
    item.update(text, TextItem.LayoutContext(environment))
    wait(until: text.nextChange)
  }

  override func viewChanged(from old: Text) {
    environmentChanged()
  }

  /// Has the words read anew at the instant at which they change.
  private func wait(until instant: Date?) {
    round += 1
    guard let instant else { return }
    let present = round
    let delay = max(0, instant.timeIntervalSinceNow)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isMounted, self.round == present else { return }
        self.environmentChanged()
      }
    }
  }
}
