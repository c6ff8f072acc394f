import SwiftUI

/// As it was written first: every part is an element, and Dismiss is read before anything else.
struct SeparateSurveyCell: View {
  @Binding var survey: Survey

  var body: some View {
    VStack {
      SurveyWords(survey: survey)
      TakeSurvey(survey: $survey)
    }
    .surveyCell()
    .overlay(alignment: .topTrailing) {
      DismissSurvey(survey: $survey)
    }
  }
}

/// One element with two actions: quick to pass with VoiceOver, and nothing to tap by voice.
struct CombinedSurveyCell: View {
  @Binding var survey: Survey

  var body: some View {
    SeparateSurveyCell(survey: $survey)
      .accessibilityElement(children: .combine)
  }
}

/// One element that can be named by voice, and still does nothing when it is tapped.
struct NamedSurveyCell: View {
  @Binding var survey: Survey

  var body: some View {
    CombinedSurveyCell(survey: $survey)
      .accessibilityInputLabels(["Take survey"])
  }
}

/// The words are one element, the buttons stay elements of their own, and Dismiss is read last.
struct SettledSurveyCell: View {
  @Binding var survey: Survey

  var body: some View {
    VStack {
      SurveyWords(survey: survey)
        .accessibilityElement(children: .combine)
      TakeSurvey(survey: $survey)
    }
    .surveyCell()
    .overlay(alignment: .topTrailing) {
      DismissSurvey(survey: $survey)
        .accessibilitySortPriority(-1)
    }
  }
}
