/// The look of labels in bars: the picture alone; the title is heard.
struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
