/// The file that declares what repaired copies call, one for each module.
struct LeftOutSupport {
  /// What stands in for types that are not here.
  var stubs: [StubType]

  /// The code of the file.
  var code: String { Self.code + ordered.map { $0.code + "\n" }.joined() }

  /// The stand-in that is declared on a line; `nil` where the line is about something else.
  func stub(onLine line: Int) -> StubType? {
    let index = line - Self.code.split(separator: "\n", omittingEmptySubsequences: false).count
    return ordered.indices.contains(index) ? ordered[index] : nil
  }

  private var ordered: [StubType] {
    stubs.sorted { ($0.owner ?? "", $0.name) < ($1.owner ?? "", $1.name) }
  }

  private static let code = #"""
    import Foundation
    import SwiftUI
    import UIKit

    public nonisolated protocol EarshotStub: Hashable, Codable, Identifiable, CustomStringConvertible, Sendable,
      EarshotMakeable
    { nonisolated init() }
    extension EarshotStub {
      public nonisolated var id: Int { 0 }
      public nonisolated var description: String { EarshotLeftOut.word }
      public nonisolated static func earshotMade(_ file: String, _ line: Int) -> Self { Self() }
    }

    public nonisolated protocol EarshotObject: AnyObject, EarshotMakeable { nonisolated init() }
    extension EarshotObject {
      public nonisolated static func earshotMade(_ file: String, _ line: Int) -> Self { Self() }
    }

    public nonisolated protocol EarshotMakeable { nonisolated static func earshotMade(_ file: String, _ line: Int) -> Self }
    extension String: EarshotMakeable {
      public nonisolated static func earshotMade(_ file: String, _ line: Int) -> String { EarshotLeftOut.word }
    }
    extension SwiftUI.LocalizedStringKey: EarshotMakeable {
      public nonisolated static func earshotMade(_ file: String, _ line: Int) -> SwiftUI.LocalizedStringKey {
        SwiftUI.LocalizedStringKey(EarshotLeftOut.word)
      }
    }
    extension Foundation.AttributedString: EarshotMakeable {
      public nonisolated static func earshotMade(_ file: String, _ line: Int) -> Foundation.AttributedString {
        Foundation.AttributedString(EarshotLeftOut.word)
      }
    }
    extension Optional: EarshotMakeable {
      public nonisolated static func earshotMade(_ file: String, _ line: Int) -> Wrapped? { nil }
    }
    extension Array: EarshotMakeable {
      public nonisolated static func earshotMade(_ file: String, _ line: Int) -> [Element] { [] }
    }
    extension Set: EarshotMakeable {
      public nonisolated static func earshotMade(_ file: String, _ line: Int) -> Set<Element> { [] }
    }
    extension Dictionary: EarshotMakeable {
      public nonisolated static func earshotMade(_ file: String, _ line: Int) -> [Key: Value] { [:] }
    }
    extension SwiftUI.Color: EarshotMakeable {
      public nonisolated static func earshotMade(_ file: String, _ line: Int) -> SwiftUI.Color { .primary }
    }
    extension SwiftUI.Font: EarshotMakeable {
      public nonisolated static func earshotMade(_ file: String, _ line: Int) -> SwiftUI.Font { .body }
    }

    public struct EarshotLeftOutPlace: SwiftUI.View {
      let file: String
      let line: Int
      nonisolated init(_ file: String, _ line: Int) {
        self.file = file
        self.line = line
      }
      public var body: some SwiftUI.View {
        EarshotLeftOut.met(file, line)
        return SwiftUI.Text(verbatim: EarshotLeftOut.sentence(file, line))
      }
    }

    extension SwiftUI.View {
      nonisolated func earshotLeftOut(_ name: String, _ line: Int, _ file: String = #file) -> some SwiftUI.View {
        EarshotLeftOut.met(file, line)
        return accessibilityCustomContent(
          SwiftUI.Text(verbatim: EarshotLeftOut.word),
          SwiftUI.Text(verbatim: "\(EarshotLeftOut.word): \(name), \(EarshotLeftOut.place(file, line))"), importance: .high)
      }
    }

    public enum EarshotLeftOut {
      public nonisolated static let word = "left out"
      public nonisolated static func met(_ file: String, _ line: Int) {
        Foundation.FileHandle.standardError.write(Foundation.Data("earshot-left-out: \(place(file, line))\n".utf8))
      }
      public nonisolated static func place(_ file: String, _ line: Int) -> String {
        "\(file.split(separator: "/").last ?? ""):\(line)"
      }
      public nonisolated static func sentence(_ file: String, _ line: Int) -> String {
        "something is left out here, \(place(file, line))"
      }

      public nonisolated static func place(_ line: Int, _ file: String = #file) -> EarshotLeftOutPlace {
        EarshotLeftOutPlace(file, line)
      }
      @MainActor public static func scene(_ line: Int, _ file: String = #file) -> some SwiftUI.Scene {
        SwiftUI.WindowGroup { EarshotLeftOutPlace(file, line) }
      }
      public nonisolated static func text(_ line: Int, _ file: String = #file) -> String {
        met(file, line)
        return word
      }
      public nonisolated static func note(_ line: Int, _ file: String = #file) { met(file, line) }
      public nonisolated static func stop(_ line: Int, _ file: String = #file) -> Never {
        met(file, line)
        fatalError("\(sentence(file, line)), and nothing behind it can be done")
      }

      public nonisolated static func value(_ line: Int, _ file: String = #file) -> String {
        met(file, line)
        return word
      }
      @_disfavoredOverload
      public nonisolated static func value(_ line: Int, _ file: String = #file) -> String? {
        met(file, line)
        return word
      }
      @_disfavoredOverload
      public nonisolated static func value(_ line: Int, _ file: String = #file) { met(file, line) }
      @_disfavoredOverload
      public nonisolated static func value(_ line: Int, _ file: String = #file) -> @Sendable () -> Void {
        { met(file, line) }
      }
      @_disfavoredOverload
      public nonisolated static func value(_ line: Int, _ file: String = #file) -> EarshotLeftOutPlace {
        EarshotLeftOutPlace(file, line)
      }
      @_disfavoredOverload
      public nonisolated static func value(_ line: Int, _ file: String = #file) -> SwiftUI.AnyView {
        SwiftUI.AnyView(EarshotLeftOutPlace(file, line))
      }
      @_disfavoredOverload
      public nonisolated static func value<Value: EarshotMakeable>(_ line: Int, _ file: String = #file) -> Value {
        met(file, line)
        return Value.earshotMade(file, line)
      }
      @MainActor @_disfavoredOverload
      public static func value(_ line: Int, _ file: String = #file) -> UIKit.UIViewController {
        SwiftUI.UIHostingController(rootView: EarshotLeftOutPlace(file, line))
      }
      @MainActor @_disfavoredOverload
      public static func value(_ line: Int, _ file: String = #file) -> UIKit.UIView {
        met(file, line)
        let label = UIKit.UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        label.text = sentence(file, line)
        return label
      }
      @MainActor @_disfavoredOverload
      public static func value(_ line: Int, _ file: String = #file) -> UIKit.UIViewController? {
        let controller: UIKit.UIViewController = value(line, file)
        return controller
      }
      @MainActor @_disfavoredOverload
      public static func value(_ line: Int, _ file: String = #file) -> UIKit.UIView? {
        let view: UIKit.UIView = value(line, file)
        return view
      }
    }

    """#
}
