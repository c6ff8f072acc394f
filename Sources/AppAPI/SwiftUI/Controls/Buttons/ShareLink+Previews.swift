extension ShareLink {
  /// Makes a button with a label of views that shares something, shown by a preview.
  public nonisolated init<Item: Transferable, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: [sharedWords(item)], label: label())
  }

  /// Makes a button with a label of views that shares several things, each shown by a preview.
  public nonisolated init<Items: RandomAccessCollection, I, J>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<I, J>, @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable {
    self.init(items: items.map(sharedWords), label: label())
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button that shares something, shown by a preview.
  public nonisolated init<Item: Transferable, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) {
    self.init([sharedWords(item)], Text(verbatim: String(system: .shareMore)))
  }

  /// Makes a button that shares several things, each shown by a preview.
  public nonisolated init<Items: RandomAccessCollection, I, J>(
    items: Items, subject: Text? = nil, message: Text? = nil, preview: (Items.Element) -> SharePreview<I, J>
  ) where Items.Element: Transferable {
    self.init(items.map(sharedWords), Text(verbatim: String(system: .shareMore)))
  }

  /// Makes a button with words from the app's own language files that shares something.
  public nonisolated init<Item: Transferable, I, J>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, J>
  ) {
    self.init([sharedWords(item)], Text(titleKey))
  }

  /// Makes a button with words that shares something.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Item: Transferable, I, J>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) {
    self.init([sharedWords(item)], Text(title))
  }

  /// Makes a button with words that shares something.
  public nonisolated init<Item: Transferable, I, J>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) {
    self.init([sharedWords(item)], title)
  }

  /// Makes a button with words that shares an address.
  public nonisolated init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init([item.absoluteString], title)
  }

  /// Makes a button with words that shares a text.
  public nonisolated init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init([item], title)
  }
}

/// What is told of a thing that is shared: itself where it is words, else of which type it is.
private func sharedWords<Item: Transferable>(_ item: Item) -> String {
  switch item {
  case let text as String: text
  case let url as URL: url.absoluteString
  case is Image: "a picture"
  default: "\(Item.self)"
  }
}
