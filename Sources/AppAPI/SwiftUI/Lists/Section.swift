/// Rows that belong together, with what heads and ends them.
///
/// - Source: Behaviour 3.4
public struct Section<Parent, Content, Footer> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.listAppearance) private var appearance
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.defaultMinListHeaderHeight) private var leastHeight
  @Environment(\.splitsSections) private var isSplit
  @State private var token = SectionToken()
  let header: Parent
  let footer: Footer
  let content: Content
  let isExpanded: Binding<Bool>?

  nonisolated init(header: Parent, footer: Footer, content: Content, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.footer = footer
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The header as a heading, the content and the footer, one row after the other.
  @ViewBuilder public var body: some View {
    let isOpen = isExpanded?.wrappedValue ?? true
    if isSplit {
      header.modifier(SectionPartModifier(part: SectionPart(role: .header, section: token)))
      if isOpen {
        content.modifier(SectionPartModifier(part: SectionPart(role: .content, section: token)))
        footer.modifier(SectionPartModifier(part: SectionPart(role: .footer, section: token)))
      }
    } else {
      rows(isOpen)
    }
  }

  /// The parts as rows of a list, a form or a menu.
  @ViewBuilder private func rows(_ isOpen: Bool) -> some View {
    heading
      .font(isInMenu ? .footnote : .headline)
      .accessibilityAddTraits(isInMenu ? [] : .isHeader)
      .frame(minHeight: isInMenu ? nil : leastHeight)
      .padding(.top, isInMenu ? 0 : spacing.length)
      .modifier(WholeLineModifier())
    if isOpen { content }
    if isOpen { footer.font(.footnote).modifier(WholeLineModifier()) }
  }

  /// What heads the section; where the list says so, a button that opens and closes it.
  @ViewBuilder private var heading: some View {
    if let isExpanded, appearance.hasDisclosingHeaders {
      DisclosureButton(isExpanded: isExpanded, label: header)
    } else {
      header
    }
  }

  /// Makes a section with a header and a footer of views.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// Makes a section with a header of views.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without a header.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section headed by words from the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Makes a section headed by words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }
}

/// Sections that open and close.
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section that is open while a value is true; in a sidebar its header changes that.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section headed by words from the app's own language files, open while a value is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }

  /// Makes a section headed by words, open while a value is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }
}

/// Sections made of views that are there already, as older code makes them.
extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer of views.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer of views.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content())
  }
}

extension View {
  /// Adds rows with what can be done with the section.
  @ViewBuilder
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
    content()
  }
}

/// Gives each row of a view a whole line where it stands in a grid.
struct WholeLineModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    WholeLineNode(view, inputs)
  }
}

/// Keeps a view whose rows take whole lines.
final class WholeLineNode<Content: View>: PassThroughNode<Content, WholeLineModifier>, WholeLines {}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section headed by words of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content)
  }
}
