import SwiftUI

/// Stories above and below the survey, so that it is met where people meet it: on the way to something else.
struct SurveyFeed<Cell: View>: View {
  @State private var survey = Survey()
  private let cell: (Binding<Survey>) -> Cell

  private let earlier = ["Rain until Friday", "A bridge reopens", "Library hours", "Market day"]
  private let later = [
    "Six new trees", "The night bus", "School plays", "Bread and salt", "A lost dog", "Harbour lights",
    "The long walk", "Old maps", "Tea at four", "Quiet streets", "Late trains", "Swimming again",
  ]

  init(@ViewBuilder cell: @escaping (Binding<Survey>) -> Cell) {
    self.cell = cell
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        Text(survey.isTaken ? "Survey" : "For you")
          .font(.title)
          .accessibilityAddTraits(.isHeader)
        stories(earlier)
        if !survey.isDismissed {
          cell($survey)
            .accessibilityElement(children: .contain)
        }
        stories(later)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
    }
  }

  private func stories(_ titles: [String]) -> some View {
    ForEach(titles, id: \.self) { title in
      Button(title) {}
    }
  }
}
