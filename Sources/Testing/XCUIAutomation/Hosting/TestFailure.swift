import Foundation
import Testing
import XCTest

/// The place in a test's code from which something was called.
struct CallSite {
  let file: StaticString
  let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// The place as Swift Testing tells it.
  fileprivate var location: Testing.SourceLocation {
    let path = "\(file)"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return Testing.SourceLocation(fileID: "Tests/\(name)", filePath: path, line: Int(line), column: 1)
  }
}

/// Fails the test that runs, in Swift Testing and in XCTest.
enum TestFailure {
  /// Records a failure.
  ///
  /// - Parameters:
  ///   - message: What is wrong, and what to do.
  ///   - site: Where the test called; `nil` where no call of the test is to blame.
  static func report(_ message: String, at site: CallSite?) {
    if Test.current != nil {
      guard let site else {
        Issue.record("\(message)")
        return
      }
      Issue.record("\(message)", sourceLocation: site.location)
    } else if let site {
      XCTFail(message, file: site.file, line: site.line)
    } else {
      XCTFail(message)
    }
  }
}

/// Ends the app that a test of XCTest launched when the test has ended; its object may live on until all have run.
@MainActor
final class TestEnd: NSObject, XCTestObservation {
  private static var shared: TestEnd?

  /// Watches the tests of this process from now on.
  static func observe() {
    guard shared == nil else { return }
    let observer = TestEnd()
    shared = observer
    XCTestObservationCenter.shared.addTestObserver(observer)
  }

  nonisolated func testCaseDidFinish(_ testCase: XCTestCase) {
    MainActor.assumeIsolated { LaunchedApp.current?.terminate() }
  }
}
