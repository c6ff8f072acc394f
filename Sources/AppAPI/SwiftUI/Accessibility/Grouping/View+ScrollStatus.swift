import AccessibilityModel

/// Names what has scrolled, in place of the page that is reached.
struct ScrollStatusModifier: ItemModifier {
  typealias Body = Never
  let status: Text?

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> ScrollStatusItem {
    let item = ScrollStatusItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: ScrollStatusItem, in node: ViewNode) {
    item.status = status?.resolved(in: node.environment).heard
  }
}

/// Knows what is said when something inside has scrolled.
final class ScrollStatusItem: WrapperItem {
  var status: SpokenText?
}

extension LayoutItem {
  /// What the app wants said when this item has scrolled; the innermost word counts.
  ///
  /// - Source: Behaviour 1.9, 3.2
  var appScrollStatus: SpokenText? {
    var item = container
    while let current = item {
      if let status = (current as? ScrollStatusItem)?.status { return status }
      item = current.container
    }
    return nil
  }
}

extension View {
  /// Says what is announced when a view inside has scrolled.
  ///
  /// - Source: Behaviour 1.9, 3.2
  public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    modifier(ScrollStatusModifier(status: isEnabled ? status : nil))
  }

  /// Says in words from the app's language files what is announced when a view inside has scrolled.
  public nonisolated func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
  }

  /// Says in words that are taken as they are what is announced when a view inside has scrolled.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
}
