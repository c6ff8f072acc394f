extension TabContent {
  /// The tabs with something about each changed.
  nonisolated func changed(_ change: @escaping @MainActor (inout TabEntry) -> Void) -> _TabList<TabValue> {
    nonisolated(unsafe) let tabs = self
    return _TabList {
      tabs.tabEntries.map { entry in
        var entry = entry
        change(&entry)
        return entry
      }
    }
  }

  /// The tabs with another form of what is written on each.
  nonisolated func heard(
    _ change: @escaping @MainActor (ErasedPart) -> any View
  ) -> _TabList<TabValue> {
    changed { entry in entry.changes.append { change(ErasedPart($0)) } }
  }

  /// Shows a number at the tab; 0 shows none.
  ///
  /// - Source: Behaviour 3.4
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a few words at the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { $0.badge = label }
  }

  /// Shows a few words from the app's own language files at the tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a few words at the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Takes the tab away where a condition holds.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { if hidden { $0.isHidden = true } }
  }

  /// Dims the tab where a condition holds.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { if disabled { $0.isEnabled = false } }
  }

  /// Names the tab for people who listen.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    heard { $0.accessibilityLabel(label) }
  }

  /// Names the tab for people who listen, in words from the app's own language files.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the tab's value is.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityValue(_ value: Text) -> some TabContent<TabValue> {
    heard { $0.accessibilityValue(value) }
  }

  /// Says what the tab's value is, in words from the app's own language files.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityValue(Text(valueKey))
  }

  /// Says what choosing the tab leads to.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    heard { $0.accessibilityHint(hint) }
  }

  /// Says what choosing the tab leads to, in words from the app's own language files.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityHint(Text(hintKey))
  }

  /// Names the tab for what keeps the person's order of tabs; tabs keep their order here.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    changed { _ in }
  }

  /// Sets where a person may move the tab; tabs keep their order here.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { _ in }
  }

  /// Sets whether the tab is shown by default, in a bar or in a column.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isAway = visibility == .hidden && placements.contains(where: \.isBar)
    return changed { if isAway { $0.isHidden = true } }
  }

  /// Sets where the tab stands on wide screens; every tab is shown, in the bar as in the column.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changed { _ in }
  }
}
