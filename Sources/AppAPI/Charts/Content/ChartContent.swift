/// A part of a chart, described by what it is made of.
///
///     struct Average: ChartContent {
///       var body: some ChartContent { RuleMark(y: .value("Average", 12)) }
///     }
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the description.
  associatedtype Body: ChartContent
  /// What the part is made of.
  @ChartContentBuilder var body: Body { get }
}

/// A part that a chart knows how to draw by itself.
@MainActor
protocol PrimitiveChartContent: ChartContent where Body == Never {
  /// Adds what it draws.
  func add(to marks: inout [Mark])
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// Parts that a chart draws itself have no body; asking for one is a mistake in the program.
  public var body: Never {
    fatalError("\(Self.self) is drawn by the chart and has no body to ask for.")
  }
}

extension ChartContent {
  /// What a part draws, one mark after the other.
  var marks: [Mark] {
    var marks: [Mark] = []
    collect(into: &marks)
    return marks
  }

  func collect(into marks: inout [Mark]) {
    if let primitive = self as? any PrimitiveChartContent {
      primitive.add(to: &marks)
    } else {
      body.collect(into: &marks)
    }
  }
}

/// Any part of a chart, its type hidden.
public struct AnyChartContent {
  private let content: any ChartContent

  /// Hides the type of a part.
  public init(_ content: some ChartContent) { self.content = content }
}

extension AnyChartContent: PrimitiveChartContent {
  /// Has no body of its own.
  public typealias Body = Never

  func add(to marks: inout [Mark]) { content.collect(into: &marks) }
}
