import AccessibilityModel
import AppHost

/// A button that hands something to other apps and people.
///
///     ShareLink("Share the recipe", item: address)
public struct ShareLink<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let items: [String]
  let label: Label
}

extension ShareLink: View {
  /// The label as a button; there is no other app here, so that what would be shared is told.
  public var body: some View {
    Button {
      let what = items.joined(separator: ", ")
      RunningApp.current.report(
        Diagnostic("The app shares \(what), which needs another app. Nothing is shared here."))
    } label: {
      label
    }
  }

  /// Makes a button with a label of views that shares an address.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item.absoluteString], label: label())
  }

  /// Makes a button with a label of views that shares a text.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item], label: label())
  }

  /// Makes a button with a label of views that shares several addresses.
  public nonisolated init(
    items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: items.map(\.absoluteString), label: label())
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  nonisolated init(_ items: [String], _ title: Text) {
    self.init(
      items: items,
      label: SwiftUI.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      })
  }

  /// Makes a button that shares an address.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init([item.absoluteString], Text(verbatim: String(system: .shareMore)))
  }

  /// Makes a button that shares a text.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init([item], Text(verbatim: String(system: .shareMore)))
  }

  /// Makes a button that shares several addresses.
  public nonisolated init(items: [URL], subject: Text? = nil, message: Text? = nil) {
    self.init(items.map(\.absoluteString), Text(verbatim: String(system: .shareMore)))
  }

  /// Makes a button that shares several texts.
  @_disfavoredOverload
  public nonisolated init<Texts: RandomAccessCollection<String>>(
    items: Texts, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Array(items), Text(verbatim: String(system: .shareMore)))
  }

  /// Makes a button with words from the app's own language files that shares an address.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([item.absoluteString], Text(titleKey))
  }

  /// Makes a button with words from the app's own language files that shares a text.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([item], Text(titleKey))
  }

  /// Makes a button with words that shares an address.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([item.absoluteString], Text(title))
  }

  /// Makes a button with words that shares a text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([item], Text(title))
  }
}
