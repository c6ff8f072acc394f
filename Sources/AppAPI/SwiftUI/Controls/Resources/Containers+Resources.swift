import Foundation

extension Link where Label == Text {
  /// Makes a link to an address with words of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with words of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  /// Shows that something goes on, with words of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Tells with words of a resource that there is nothing to show.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(titleResource, systemImage: name)
    } description: {
      description
    }
  }
}
