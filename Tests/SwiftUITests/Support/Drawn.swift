import AppHost
import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import TreeFormat

/// What is seen of views, as lines that a test compares with a stored text.
@MainActor
enum Drawn {
  /// The lines of views in a space at the corner of the screen, without the background of the window.
  static func lines<Content: View>(
    _ width: CGFloat = 300, _ height: CGFloat = 400, _ options: LaunchOptions = LaunchOptions(),
    @ViewBuilder _ view: @escaping () -> Content
  ) -> [String] {
    let direction: LayoutDirection =
      options.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let screen = Screen(options) {
      ZStack(alignment: .topLeading) {
        Color.clear
        VStack(alignment: .leading) { view() }
          .environment(\.layoutDirection, direction)
          .frame(width: width, height: height, alignment: .topLeading)
          .offset(y: -47)
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    return Array(screen.drawnLines.dropFirst())
  }

  /// Fails unless the lines are those that `Tests/Transcripts` has under a name.
  static func expect<Content: View>(
    _ name: String, _ height: CGFloat = 400, _ options: LaunchOptions = LaunchOptions(),
    test: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: @escaping () -> Content
  ) throws {
    try compare(
      lines(300, height, options, view), name, test: test, sourceLocation: sourceLocation)
  }

  /// Fails unless lines are those that `Tests/Transcripts` has under a name; `RECORD=1` stores them.
  static func compare(
    _ lines: [String], _ name: String, test: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let suite = URL(filePath: test).deletingPathExtension().lastPathComponent
    let fileName = name.split(separator: " ").joined(separator: "-")
    try StoredText("\(suite)/\(fileName)", source: test)
      .expect(lines.joined(separator: "\n") + "\n", sourceLocation: sourceLocation)
  }
}

extension Screen {
  /// What is drawn of the screen.
  var drawn: DisplayList {
    var list = DisplayList()
    inApp { list = content.displayList() }
    return list
  }

  /// The words that are drawn, in the order in which they are.
  var drawnWords: [String] {
    drawn.commands.compactMap { command in
      guard case .text(let text) = command else { return nil }
      return text.runs.map(\.text.text).joined()
    }
  }

  /// What is drawn of the screen, a line each.
  var drawnLines: [String] { drawn.lines }
}

extension LaunchOptions {
  /// The same device in the dark.
  static var dark: LaunchOptions {
    var options = LaunchOptions()
    options.colorScheme = .dark
    return options
  }

  /// The same device in a language that is read from right to left.
  static var rightToLeft: LaunchOptions {
    var options = LaunchOptions()
    options.layoutDirection = .rightToLeft
    return options
  }
}
