import AccessibilityModel
import AppHost
import SwiftUI
import Testing
import TreeFormat
import UIKit
import VoiceOverEngine

/// A view on a phone's screen, as a person who listens meets it.
@MainActor
struct HeardScreen {
  private let host: RunningApp

  /// Shows a view for as long as a body runs.
  static func showing<Result>(
    direction: ReadingOrder.Direction = .leftToRight, environment: LaunchOptions? = nil,
    @ViewBuilder _ view: @escaping @MainActor () -> some View,
    _ body: (HeardScreen) throws -> Result
  ) throws -> Result {
    let host = RunningApp(environment: environment ?? LaunchOptions(layoutDirection: direction))
    host.start(WindowHost(rootView: { view() }))
    defer { host.stop() }
    return try body(HeardScreen(host: host))
  }

  var tree: AccessibilityTree { host.tree }

  /// The stops in reading order.
  var stops: [AccessibilityElement] { tree.stops.compactMap { tree[$0] } }

  /// The labels of the stops in reading order.
  var labels: [String] { stops.map { $0.label?.string ?? "" } }

  /// The only stop there is.
  func only(_ location: Testing.SourceLocation = #_sourceLocation) throws -> AccessibilityElement {
    let stops = stops
    #expect(stops.count == 1, sourceLocation: location)
    return try #require(stops.first, sourceLocation: location)
  }

  /// The first stop whose label is this.
  func stop(
    _ label: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws -> AccessibilityElement {
    try #require(stops.first { $0.label?.string == label }, sourceLocation: location)
  }

  /// What VoiceOver says at each stop.
  func heard(_ dialect: Dialect = .iOS) -> [String] {
    let composer = UtteranceComposer(dialect)
    var previous: ElementID?
    return tree.stops.map { id in
      defer { previous = id }
      return composer.composition(of: id, in: tree, from: previous).utterance.text
    }
  }

  /// What VoiceOver says, one after the other, in More Content.
  func moreContent(_ element: AccessibilityElement, _ dialect: Dialect = .iOS) -> [String] {
    UtteranceComposer(dialect).moreContent(of: element).map(\.text)
  }

  /// The names of the actions of an element.
  func actions(_ element: AccessibilityElement) -> [String] { element.actions.map(\.name.string) }

  /// The names of the actions of the first stop whose label is this; `nil` where there is none.
  func actions(of label: String) -> [String]? { stops.first { $0.label?.string == label }.map(actions) }

  /// Asks the app for something and returns its answer.
  @discardableResult
  func ask(_ kind: Request.Kind) -> Answer? {
    _ = host.takeEvents()
    host.perform(Request(id: Request.ID(rawValue: 1), version: host.version, kind: kind))
    for case .answered(_, let answer) in host.takeEvents() { return answer }
    return nil
  }

  /// Lets time pass.
  func wait(_ duration: Duration) {
    host.run(until: host.clock.now.advanced(by: duration))
  }

  /// What the app was found to do wrong since this was last asked for.
  var diagnostics: [String] { host.takeDiagnostics().map(\.message) }

  /// Performs the action of a name.
  @discardableResult
  func perform(_ action: String, of element: AccessibilityElement) throws -> Answer? {
    let found = try #require(element.actions.first { $0.name.string == action })
    return ask(.perform(element.id, found.id))
  }
}
