/// Tells a section from every other while it is there.
final class SectionToken: Sendable {}

/// What a view is to the section that it lies in.
struct SectionPart {
  /// Where in a section views stand.
  enum Role {
    case header, content, footer
  }

  let role: Role
  let section: SectionToken
}

private enum SplitsSectionsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True where a container of an app's own asks for sections, and puts their parts where it likes.
  var splitsSections: Bool {
    get { self[SplitsSectionsKey.self] }
    set { self[SplitsSectionsKey.self] = newValue }
  }
}

/// Marks views as a part of a section.
struct SectionPartModifier: ItemModifier {
  typealias Body = Never
  let part: SectionPart

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> SectionPartItem {
    SectionPartItem(around: inner, part)
  }

  func update(_ item: SectionPartItem, in node: ViewNode) { item.part = part }
}

/// An item that is a part of a section.
final class SectionPartItem: WrapperItem {
  fileprivate(set) var part: SectionPart

  init(around inner: LayoutItem, _ part: SectionPart) {
    self.part = part
    super.init(around: inner)
  }
}

extension LayoutItem {
  /// What it is to the section that it lies in; `nil` beside sections.
  var sectionPart: SectionPart? {
    (self as? SectionPartItem)?.part ?? (self as? WrapperItem)?.inner.sectionPart
  }

  /// What its section as a whole tells the container: what was said outside of its parts.
  var valuesOfSection: ContainerValues? {
    guard let wrapper = self as? WrapperItem else { return nil }
    if wrapper is SectionPartItem { return ContainerValues() }
    guard var values = wrapper.inner.valuesOfSection else { return nil }
    (wrapper as? ContainerValuesItem)?.change(&values)
    return values
  }
}
