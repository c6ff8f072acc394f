import AccessibilityModel

/// What the app was asked to do, and whether it did.
package struct Deed: Hashable, Sendable {
  /// What was asked, in words: `activate "Pay now"`.
  package var words: String
  /// True where the app took it on.
  package var isDone: Bool
}

extension Session {
  /// Notes from now on what the app is asked to do.
  package func noteDeeds() { deeds = [] }

  /// What the app was asked to do since `noteDeeds`; nothing more is noted.
  package func takeDeeds() -> [Deed] {
    defer { deeds = nil }
    return deeds ?? []
  }

  /// What a request asks the app to do, in words; `nil` where nobody notes it, and for what is no deed.
  func deed(_ kind: Request.Kind) -> String? {
    guard deeds != nil else { return nil }
    switch kind {
    case .focus, .announcementEnded, .realize, .searchRotor, .largeContent, .shortcuts, .characterRange:
      return nil
    default: return name(of: kind)
    }
  }

  /// Notes what the app answered to a request.
  func note(_ deed: String?, answeredIn events: [Event], to request: Request.ID) {
    guard let deed else { return }
    for case .answered(request, let answer) in events {
      switch answer {
      case .declined, .failed: deeds?.append(Deed(words: deed, isDone: false))
      default: deeds?.append(Deed(words: deed, isDone: true))
      }
    }
  }
}
