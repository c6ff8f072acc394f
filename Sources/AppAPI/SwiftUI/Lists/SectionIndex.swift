extension View {
  /// Shows or hides the letters beside a list that lead to its sections; they are not shown here.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Names a section among the letters beside a list; they are not shown here.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Names a section among the letters beside a list; they are not shown here.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
}
