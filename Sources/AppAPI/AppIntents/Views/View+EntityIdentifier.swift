import SwiftUI

extension View {
  /// Says which entity of the app the view shows, for an assistant that sees the screen; none does here.
  public nonisolated func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View { self }

  /// Says which entities the rows of a list show, for an assistant that sees the screen; none does here.
  public nonisolated func appEntityIdentifier<I: Hashable>(
    forSelectionType itemType: I.Type = I.self,
    identifier: @escaping @Sendable (I) -> EntityIdentifier?
  ) -> some View {
    self
  }
}
