/// One of the sections that another view is made of.
public struct SectionConfiguration: Identifiable {
  /// Tells a section from the others around it.
  public struct ID: Hashable {
    let section: ObjectIdentifier
  }

  /// Lasts as long as the section does.
  public let id: ID
  /// What the section tells its container.
  public let containerValues: ContainerValues
  /// The views that head it.
  public let header: SubviewsCollection
  /// Its views.
  public let content: SubviewsCollection
  /// The views that end it.
  public let footer: SubviewsCollection

  /// A section of the items of one view, in their order; those of no section are content.
  @MainActor
  init(id: ObjectIdentifier, items: [LayoutItem], _ source: ViewNode) {
    self.id = ID(section: id)
    @MainActor func part(_ role: SectionPart.Role) -> SubviewsCollection {
      SubviewsCollection(items: items.filter { ($0.sectionPart?.role ?? .content) == role }, source: source)
    }
    header = part(.header)
    content = part(.content)
    footer = part(.footer)
    containerValues = items.first?.valuesOfSection ?? ContainerValues()
  }
}

/// The sections that another view is made of, in their order; views beside sections make one of their own.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  /// Puts items that follow each other and belong to one section together.
  @MainActor
  init(_ items: [LayoutItem], _ source: ViewNode) {
    var groups: [(section: SectionToken?, items: [LayoutItem])] = []
    for item in items {
      let section = item.sectionPart?.section
      if let last = groups.last, last.section === section {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append((section, [item]))
      }
    }
    sections = groups.map { group in
      let id = group.section.map { ObjectIdentifier($0) } ?? ObjectIdentifier(group.items[0])
      return SectionConfiguration(id: id, items: group.items, source)
    }
  }

  /// The place of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The place after the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
