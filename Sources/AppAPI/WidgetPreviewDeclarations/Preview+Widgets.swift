import PreviewDeclarations

/// Shows entries of a widget to the developer, at the size of a family.
///
///     #Preview(as: .systemSmall) { DogWidget() } timeline: { DogEntry(name: "Bailey") }
@freestanding(declaration)
public macro Preview<Content, Entries>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
  @PreviewContentBuilder timeline: @escaping @MainActor () -> Entries
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows what the provider of a widget gives to the developer, at the size of a family.
@freestanding(declaration)
public macro Preview<Content, Provider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows states of a live activity to the developer.
@freestanding(declaration)
public macro Preview<Attributes, Content, States>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> Content,
  @PreviewContentBuilder contentStates: @escaping @MainActor () -> States
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
