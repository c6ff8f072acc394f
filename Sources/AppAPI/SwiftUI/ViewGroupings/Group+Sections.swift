extension Group where Content: View {
  /// Makes views of the sections that another view is made of.
  ///
  ///     Group(sections: content) { sections in
  ///       if let first = sections.first { Hero { first.content } }
  ///     }
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, make: transform) }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each of the sections that another view is made of.
  public nonisolated init<V: View, Row: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Row
  )
  where
    Data == Range<Int>, ID == Int,
    Content == GroupSectionsOfContent<V, ForEach<SectionCollection, SectionConfiguration.ID, Row>>
  {
    self.init(0..<1) { _ in
      GroupSectionsOfContent(base: view) {
        ForEach<SectionCollection, SectionConfiguration.ID, Row>($0, content: content)
      }
    }
  }
}

/// Views that are made of the sections of another.
public struct GroupSectionsOfContent<Base: View, Result: View> {
  let base: Base
  let make: (SectionCollection) -> Result
}

extension GroupSectionsOfContent: View {
  /// The views.
  public var body: some View {
    SubviewReader(base: base.environment(\.splitsSections, true)) { [make] parts in
      make(parts.sections).environment(\.splitsSections, false)
    }
  }
}
