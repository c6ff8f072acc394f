import SwiftUI

/// A question with two buttons, the smaller one in the upper corner.
struct SurveyCell: View {
  var dismissPriority = 0.0
  var combinesTexts = false
  var onSurvey: @MainActor () -> Void = {}
  var onDismiss: @MainActor () -> Void = {}

  private var texts: some View {
    VStack {
      Text("We'd love your feedback").font(.headline)
      Text("What do you think of Save for Later?")
    }
    .padding(.horizontal, 40)
  }

  var body: some View {
    VStack {
      if combinesTexts {
        texts.accessibilityElement(children: .combine)
      } else {
        texts
      }
      Button("Take Survey") { onSurvey() }
    }
    .padding(.top, 24)
    .padding(.bottom, 8)
    .overlay(alignment: .topTrailing) {
      Button {
        onDismiss()
      } label: {
        Image(systemName: "xmark").accessibilityLabel("Dismiss")
      }
      .accessibilitySortPriority(dismissPriority)
    }
  }
}
