/// Data as marks between axes.
///
///     Chart(dogs) { dog in
///       BarMark(x: .value("Dog", dog.name), y: .value("Weight", dog.weight))
///     }
///
/// Each mark is an element: its value across names it, its value up is its value. The whole is a group with
/// the data for an audio graph.
/// - Source: Behaviour 1.17, 3.4
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// Draws the marks of a closure.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// The drawing.
  public var body: some View {
    let marks = content.marks
    let drawing = ChartDrawing(marks: marks).background {
      Canvas { context, size in
        ChartPlot(marks, context.environment).draw(in: context, size)
      }
    }
    LayeredChart(drawing: drawing, marks: marks)
  }
}

extension Chart {
  /// Draws marks for each identifiable element.
  public init<Data: RandomAccessCollection, Marks: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, Data.Element.ID, Marks>, Data.Element: Identifiable {
    self.init { ForEach(data, content: content) }
  }

  /// Draws marks for each element, identified by one of its properties.
  public init<Data: RandomAccessCollection, ID: Hashable, Marks: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, ID, Marks> {
    self.init { ForEach(data, id: id, content: content) }
  }
}

/// Puts the view that draws a chart among others.
private struct ChartDrawing: UIViewRepresentable {
  let marks: [Mark]

  func makeUIView(context: Context) -> ChartView { ChartView() }

  func updateUIView(_ view: ChartView, context: Context) {
    view.show(marks, context.environment)
  }
}
