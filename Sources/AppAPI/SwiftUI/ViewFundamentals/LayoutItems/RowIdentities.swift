import AppHost

/// Hands out the identities of one row, the same ones again when the row comes back.
@MainActor
final class RowIdentities {
  private var given: [ElementIdentity] = []
  private var next = 0

  /// Starts over, once everything that holds one of them is gone.
  func rewind() {
    next = 0
  }

  /// The next identity of the row.
  func take() -> ElementIdentity {
    if next == given.count { given.append(ElementIdentity()) }
    defer { next += 1 }
    return given[next]
  }
}
