import SwiftUI

/// The words of the survey cell.
struct SurveyWords: View {
  var survey: Survey

  var body: some View {
    VStack(alignment: .leading) {
      Text(survey.title)
        .font(.headline)
      Text(survey.question)
    }
  }
}

/// The button that leads to the survey.
struct TakeSurvey: View {
  @Binding var survey: Survey

  var body: some View {
    Button("Take Survey") { survey.isTaken = true }
  }
}

/// The button that takes the cell away.
struct DismissSurvey: View {
  @Binding var survey: Survey

  var body: some View {
    Button("Dismiss") { survey.isDismissed = true }
  }
}

extension View {
  /// The cell's shape: the buttons' layout is the same in every version.
  func surveyCell() -> some View {
    padding(.top, 20)
  }
}
