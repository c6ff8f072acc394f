import SwiftUI

/// What the listings of the post leave out: the words and buttons of the cell, laid out as its picture shows.
@MainActor
protocol SurveyListing: View {}

/// What the buttons of the listings have done.
@MainActor
enum SurveyLog {
  static var pressed: [String] = []
}

extension SurveyListing {
  var title: some View { Text("We'd love your feedback").font(.headline).padding(.top, 24) }
  var description: some View { Text("What do you think of Save for Later?") }
  var surveyButton: some View { Button("Take Survey") { SurveyLog.pressed.append("survey") } }
  var dismissButton: some View {
    Button {
      SurveyLog.pressed.append("dismiss")
    } label: {
      Image(systemName: "xmark").accessibilityLabel("Dismiss")
    }
  }
}

/// The cell as it was written first.
struct FirstListing: SurveyListing {
  var body: some View {
    VStack {
      VStack {
        title
        description
      }
      surveyButton
    }
    .overlay(alignment: .topTrailing) {
      dismissButton
    }
  }
}

/// The cell with its dismissal sorted last.
struct SortedListing: SurveyListing {
  var body: some View {
    VStack {
      VStack {
        title
        description
      }
      surveyButton
    }
    .overlay(alignment: .topTrailing) {
      dismissButton
        .accessibilitySortPriority(-1)
    }
  }
}

/// The cell as one element.
struct CombinedListing: SurveyListing {
  var body: some View {
    VStack {
      VStack {
        title
        description
      }
      surveyButton
    }
    .overlay(alignment: .topTrailing) {
      dismissButton
    }
    .accessibilityElement(children: .combine)
  }
}

/// The cell as one element that is called by another name.
struct NamedListing: SurveyListing {
  var body: some View {
    VStack {
      VStack {
        title
        description
      }
      surveyButton
    }
    .overlay(alignment: .topTrailing) {
      dismissButton
    }
    .accessibilityElement(children: .combine)
    .accessibilityInputLabels(["Take survey"])
  }
}

/// The cell as the post leaves it.
struct FinalListing: SurveyListing {
  var body: some View {
    VStack {
      VStack {
        title
        description
      }
      .accessibilityElement(children: .combine)
      surveyButton
    }
    .overlay(alignment: .topTrailing) {
      dismissButton
        .accessibilitySortPriority(-1)
    }
  }
}
