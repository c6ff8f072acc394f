import SwiftUI

#Preview("As written first") {
  SurveyFeed { SeparateSurveyCell(survey: $0) }
}

#Preview("One element") {
  SurveyFeed { CombinedSurveyCell(survey: $0) }
}

#Preview("One element, named") {
  SurveyFeed { NamedSurveyCell(survey: $0) }
}

#Preview("Settled") {
  SurveyFeed { SettledSurveyCell(survey: $0) }
}
