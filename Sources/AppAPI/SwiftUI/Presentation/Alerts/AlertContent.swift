import AccessibilityModel

/// The content of an alert: its words and its answers, each a stop of its own.
///
/// - Source: Behaviour 1.5.3, 3.4
struct AlertContent<Actions: View, Message: View> {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let title: Text?
  let message: Message
  let actions: Actions
  /// False where choices are offered at the lower edge.
  let isAlert: Bool

  nonisolated init(title: Text?, message: Message, actions: Actions, isAlert: Bool = true) {
    self.title = title
    self.message = message
    self.actions = actions
    self.isAlert = isAlert
  }
}

extension AlertContent: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack {
        AlertTitle(title: title, isAlert: isAlert)
        message.font(.footnote).modifier(AlertMessage(followsTitle: title != nil, isAlert: isAlert))
      }
      .multilineTextAlignment(.center)
      .padding(EdgeInsets(top: 20, leading: 16, bottom: 16, trailing: 16))
      Answers(content: actions, isAlert: isAlert, addsCancel: !isAlert && sizeClass != .regular)
        .buttonStyle(AnswerButtonStyle())
    }
  }
}

/// The title of an alert, which says that it is one.
struct AlertTitle {
  let title: Text?
  let isAlert: Bool
}

extension AlertTitle: View {
  var body: some View {
    if let title {
      if isAlert {
        title.font(.headline).accessibilityValue(Text(verbatim: String(system: .alert)))
      } else {
        title.font(.headline)
      }
    }
  }
}

/// Marks the message of an alert.
struct AlertMessage: ItemModifier {
  typealias Body = Never
  let followsTitle: Bool
  let isAlert: Bool

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> AlertMessageItem {
    let item = AlertMessageItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: AlertMessageItem, in node: ViewNode) {
    item.followsTitle = followsTitle
    item.saysAlert = isAlert && !followsTitle
  }
}

/// An item with the message of an alert, which says that it is one where there is no title.
final class AlertMessageItem: WrapperItem {
  var followsTitle = false
  var saysAlert = false {
    didSet { if saysAlert != oldValue { invalidateDescription() } }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    var describedElements = inner.describedElements
    if saysAlert, !describedElements.isEmpty {
      describedElements[0].element.value = SpokenText(String(system: .alert))
    }
    return describedElements
  }
}
