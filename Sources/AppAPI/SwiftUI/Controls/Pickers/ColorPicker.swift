import AccessibilityModel
import AppResources

/// A control that chooses a colour.
///
/// - Source: Behaviour 3.4
public struct ColorPicker<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let selection: Binding<Color>
  let label: Label
}

extension ColorPicker: View {
  /// A button that says the colour and opens a list of colours.
  public var body: some View {
    ColorMenu(selection: selection, label: label)
  }

  /// Makes a picker with a label of views.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label())
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with words from the app's own language files.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, label: Text(titleKey))
  }

  /// Makes a picker with words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, label: Text(title))
  }
}

/// The button of a colour picker and the list that it opens.
struct ColorMenu<Label: View> {
  @State private var isOpen = false
  let selection: Binding<Color>
  let label: Label

  init(selection: Binding<Color>, label: Label) {
    self.selection = selection
    self.label = label
  }
}

extension ColorMenu: View {
  var body: some View {
    let opening = $isOpen
    ColorButton(selection: selection, label: label) { opening.wrappedValue = true }
      .modifier(MenuPresentation(isOpen: opening, menu: ColorList(selection: selection)))
  }
}

/// The label of a colour picker and the colour, as one button.
struct ColorButton<Label: View> {
  let selection: Binding<Color>
  let label: Label
  let open: @MainActor () -> Void
}

extension ColorButton: View {
  typealias Body = Never
}

extension ColorButton: PrimitiveView {}

extension ColorButton: ControlView {
  var activation: (@MainActor () -> Void)? { open }

  func content(in environment: EnvironmentValues) -> any View {
    HStack {
      if !environment.hidesLabels {
        label
        Spacer(minLength: 8)
      }
      ControlPart.main.frame(width: 28, height: 28)
    }
  }

  func unseenLabel(in environment: EnvironmentValues) -> (any View)? { label }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.button)
    let choice = environment.controlPolicy.colorPicker
    if choice == .name { described.element.value = SpokenText(selection.wrappedValue.spokenName) }
    described.note([choice.rule])
  }
}

/// The colours that can be chosen, each as a button.
struct ColorList {
  let selection: Binding<Color>
}

extension ColorList: View {
  var body: some View {
    let current = selection.wrappedValue.spokenName
    ForEach(Color.namedColors.indices, id: \.self) { index in
      let choice = Color.namedColors[index]
      let name = String(system: choice.name)
      Button(name) { selection.wrappedValue = choice.color }
        .accessibilityAddTraits(name == current ? .isSelected : [])
    }
  }
}

extension Color {
  /// Colours that people know by name.
  static let namedColors: [(name: SystemPhrase, color: Color)] = [
    (.red, .red), (.orange, .orange), (.yellow, .yellow), (.green, .green), (.mint, .mint),
    (.teal, .teal), (.cyan, .cyan), (.blue, .blue), (.indigo, .indigo), (.purple, .purple),
    (.pink, .pink), (.brown, .brown), (.gray, .gray), (.black, .black), (.white, .white),
  ]

  /// The name of the known colour that lies nearest, by its parts of red, green and blue.
  var spokenName: String {
    if let known = Self.namedColors.first(where: { $0.color == self }) { return String(system: known.name) }
    let own = parts
    let nearest = Self.namedColors.min { own.distance(to: $0.color.parts) < own.distance(to: $1.color.parts) }
    return nearest.map { String(system: $0.name) } ?? ""
  }

  private struct Parts {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)

    func distance(to other: Parts) -> CGFloat {
      let (first, second, third) = (red - other.red, green - other.green, blue - other.blue)
      return first * first + second * second + third * third
    }
  }

  private var parts: Parts {
    var parts = Parts()
    var alpha: CGFloat = 0
    _ = uiColor.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &alpha)
    return parts
  }
}
