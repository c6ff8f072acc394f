// What the expansion of the macro names has to be in sight of every file that writes it.
@_exported import struct AppHost.PreviewDeclaration

/// Shows a view, or a view controller, to the developer.
///
///     #Preview("Bailey") { DogCell(dog: .bailey) }
@freestanding(declaration)
public macro Preview<Content>(
  _ name: String? = nil, @PreviewContentBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows a view, or a view controller, to the developer in a size or position of its own.
@freestanding(declaration)
public macro Preview<Content>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewContentBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Marks a variable in the body of a preview as state of what the preview shows.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
