import AccessibilityModel

/// A field for text as one element; its title is what stands in it while there is no text, and names nothing.
///
/// - Source: Behaviour 3.4
struct EntryControl {
  /// The kinds of fields.
  enum Kind {
    case line, lines, hidden, page
  }

  let kind: Kind
  let label: ErasedPart?
  let prompt: Text?
  let entry: TextEntry
  let editing: EntryEditing
}

extension EntryControl: View {
  typealias Body = Never
}

extension EntryControl: PrimitiveView {}

extension EntryControl: ControlView {
  var activation: (@MainActor () -> Void)? { { editing.begin() } }

  func content(in environment: EnvironmentValues) -> any View {
    let text = entry.text.wrappedValue
    switch kind {
    case .page: return ControlPart.main.frame(minHeight: environment.fieldLineHeight)
    case .lines:
      return ZStack(alignment: .leading) {
        ControlPart.main.frame(height: environment.fieldLineHeight)
        Text(verbatim: text)
      }
    case .line, .hidden: return ControlPart.main.frame(height: environment.fieldHeight)
    }
  }

  func unseenLabel(in environment: EnvironmentValues) -> (any View)? { label ?? ErasedPart(EmptyView()) }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    let text = entry.text.wrappedValue
    switch kind {
    case .line: described.element.traits.insert(.textEntry)
    case .lines, .page: described.element.traits.insert(.textArea)
    case .hidden: described.element.traits.formUnion([.textEntry, .secureTextEntry])
    }
    if editing.isEditing { described.element.traits.insert(.isEditing) }
    described.element.textContent = TextContent(
      editing.shown, selection: editing.shownSelection, isEditable: environment.isEnabled)
    described.handlers.edit = { editing.carryOut($0) }
    if text.isEmpty {
      described.element.value = prompt.map { $0.resolved(in: environment).heard }
    } else if kind == .hidden {
      let choice = environment.controlPolicy.secureValue
      described.element.value =
        choice == .bullets
        ? SpokenText(String(repeating: "•", count: text.count))
        : SpokenText(String(system: .characters, ["count": "\(text.count)"]))
      described.note([choice.rule])
    } else {
      described.element.value = SpokenText(text)
    }
  }
}

extension EntryControl {
  /// Writing is no answer.
  var isAnswer: Bool { false }
}
