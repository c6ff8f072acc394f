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
    modifier(SurveyCellRoom())
  }
}

/// Room above the words for the button in the corner, which grows as the words of the button do.
private struct SurveyCellRoom: ViewModifier {
  @ScaledMetric private var height = 20.0

  func body(content: Content) -> some View {
    content.padding(.top, height)
  }
}
