/// Tabs of a column that stand beneath one heading, or between two headings without one.
struct SidebarSection: Identifiable {
  /// Place of the first of its tabs among all.
  let id: Int
  let heading: TabHeading?
  var tabs: [TabBarTab]
}

/// A screen beside the column of tabs that led to it.
///
/// - Source: Behaviour 3.4
struct TabsWithSidebar {
  @Environment(\.tabAccessory) private var accessory
  let page: LayoutItem?
  let sections: [SidebarSection]

  nonisolated init(page: LayoutItem?, sections: [SidebarSection]) {
    self.page = page
    self.sections = sections
  }
}

extension TabsWithSidebar: View {
  var body: some View {
    HStack(spacing: 0) {
      if !sections.isEmpty {
        ScrollView { SidebarTabs(sections: sections) }.frame(width: 320).modifier(BarGroup())
      }
      VStack(spacing: 0) {
        ZStack { ShownItem(item: page) }.frame(maxWidth: .infinity, maxHeight: .infinity)
        if let accessory { ErasedPart(accessory).environment(\.tabAccessory, nil) }
      }
      .modifier(BarGroup())
    }
  }
}

/// The tabs of a column, one below the other, with the headings of their sections.
struct SidebarTabs {
  let sections: [SidebarSection]
}

extension SidebarTabs: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(sections) { section in
        if let heading = section.heading {
          ErasedPart(heading.view).font(.headline).accessibilityAddTraits(.isHeader).frame(minHeight: 44)
        }
        ForEach(section.tabs) { TabButton(tab: $0, isInBar: false).frame(minHeight: 44) }
      }
    }
    .padding(.horizontal)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
