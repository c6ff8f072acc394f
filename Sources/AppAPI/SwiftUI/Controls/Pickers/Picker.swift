import AccessibilityModel

/// A control that chooses one of several views by the value that each is named by.
///
///     Picker("Size", selection: $size) {
///       Text("Small").tag(Size.small)
///       Text("Large").tag(Size.large)
///     }
/// - Source: Behaviour 3.4
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let selection: Binding<SelectionValue>
  /// Further values that are set along with the first; all of them are the same where one is chosen.
  let others: [Binding<SelectionValue>]
  let label: Label
  let content: Content
  let currentValueLabel: ErasedPart?
}

extension Picker: View {
  /// The options in the style of the place.
  public var body: some View {
    OptionsReader(options: content.transformEnvironment(\.self) { $0.setOptions() }) { options, environment in
      let choices = PickerChoices(selection: selection, others: others, options: options)
      return PickerParts(choices: choices, label: label, current: currentValueLabel).view(environment)
    }
  }

  /// Makes a picker with a label of views.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, others: [], label: label(), content: content(), currentValueLabel: nil)
  }

  /// Makes a picker with a label of views, and others that stand for what is chosen.
  public nonisolated init<C: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C
  ) {
    self.init(
      selection: selection, others: [], label: label(), content: content(),
      currentValueLabel: ErasedPart(currentValueLabel()))
  }

  /// Makes a picker with a label of views.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, others: [], label: label, content: content(), currentValueLabel: nil)
  }

  /// Makes a picker with a label of views for several values at once.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: selection] }
    guard !all.isEmpty else {
      fatalError("A picker for several values needs at least one. Leave it out otherwise.")
    }
    self.init(
      selection: all[0], others: Array(all.dropFirst()), label: label(), content: content(),
      currentValueLabel: nil)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with words from the app's own language files.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, others: [], label: Text(titleKey), content: content(), currentValueLabel: nil)
  }

  /// Makes a picker with words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, others: [], label: Text(title), content: content(), currentValueLabel: nil)
  }

  /// Makes a picker with words from the app's own language files, and views for what is chosen.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> C
  ) {
    self.init(
      selection: selection, others: [], label: Text(titleKey), content: content(),
      currentValueLabel: ErasedPart(currentValueLabel()))
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with words from the app's own language files and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, others: [], label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content(), currentValueLabel: nil)
  }

  /// Makes a picker with words and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, others: [], label: SwiftUI.Label(title, systemImage: systemImage),
      content: content(), currentValueLabel: nil)
  }
}
