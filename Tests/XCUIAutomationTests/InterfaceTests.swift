import EarshotTesting
import Foundation
import SwiftUI
import Testing
import UIKit
import XCUIAutomation

/// Tests that launch apps, one after the other.
@Suite("XCUIAutomation", .serialized, .timeLimit(.minutes(10)))
enum LaunchingTests {}

extension LaunchingTests {
  @Suite("Elements of the interface")
  @MainActor
  struct InterfaceTests {
    private func launched() -> XCUIApplication {
      XCUIApplication.setTargetApplication(ShopApp())
      let app = XCUIApplication()
      app.launch()
      return app
    }

    @Test("elements are found by type, identifier, label and value")
    func finding() {
      let app = launched()
      #expect(app.state == .runningForeground)
      #expect(app.navigationBars["Shop"].exists)
      #expect(app.navigationBars["Shop"].buttons["Help"].exists)
      #expect(app.textFields["nameField"].placeholderValue == "Name")
      #expect(app.textFields["Name"].identifier == "nameField")
      #expect(app.switches["Gift"].value as? String == "0")
      #expect(app.sliders["Volume"].value as? String == "50%")
      #expect(app.buttons["Pay"].isHittable)
      #expect(!app.buttons["Refund"].exists)
      #expect(app.collectionViews.cells.containing(.staticText, identifier: "Row 1").count == 1)
      #expect(
        app.descendants(matching: .any).matching(NSPredicate(format: "label BEGINSWITH 'Hello'")).count == 1)
    }

    @Test("a button is tapped, an alert answered, and time passes while a test waits")
    func tapping() {
      let app = launched()
      app.buttons["Pay"].tap()
      let alert = app.alerts["Pay now?"]
      #expect(alert.exists)
      #expect(!app.buttons["Pay"].isHittable)
      alert.buttons["Yes"].tap()
      #expect(alert.waitForNonExistence(timeout: 1))
      #expect(!app.staticTexts["Paid"].exists)
      #expect(app.staticTexts["Paid"].waitForExistence(timeout: 3))
    }

    @Test("a switch, a slider and a field take what a test does")
    func controls() {
      let app = launched()
      app.switches["Gift"].tap()
      #expect(app.switches["Gift"].value as? String == "1")
      app.sliders["Volume"].adjust(toNormalizedSliderPosition: 1)
      #expect(app.sliders["Volume"].value as? String == "100%")
      let field = app.textFields["nameField"]
      field.tap()
      #expect(field.hasFocus)
      field.typeText("Rexx" + XCUIKeyboardKey.delete.rawValue)
      #expect(field.value as? String == "Rex")
      #expect(app.staticTexts["Hello, Rex"].exists)
    }

    @Test("what lies outside of the screen is scrolled to, and a swipe scrolls")
    func scrolling() {
      let app = launched()
      let row = app.staticTexts["Row 14"]
      #expect(row.exists)
      #expect(!row.isHittable)
      row.tap()
      #expect(row.isHittable)
      let before = row.frame.minY
      app.swipeDown()
      #expect(row.frame.minY > before)
    }

    @Test("a sheet is found by its type, with what is on it")
    func sheet() {
      let app = launched()
      app.navigationBars.buttons["Help"].tap()
      #expect(app.sheets.staticTexts["Ask us"].exists)
    }

    @Test(
      "a missing element, several elements and an app that is not launched fail the test, each in one line")
    func failures() {
      withKnownIssue {
        XCUIApplication.setTargetApplication(ShopApp())
        XCUIApplication().buttons["Pay"].tap()
      } matching: {
        "\($0.comments)".contains("The app does not run. Call launch() first.")
      }
      let app = launched()
      withKnownIssue {
        app.buttons["Refund"].tap()
      } matching: {
        "\($0.comments)".contains(
          #"No element matches app.descendants(matching: .button)["Refund"]. There are: "#)
      }
      withKnownIssue {
        app.buttons.element.tap()
      } matching: {
        "\($0.comments)".contains("elements match app.descendants(matching: .button)")
      }
      withKnownIssue {
        app.textFields["nameField"].typeText("a")
      } matching: {
        "\($0.comments)".contains("has the keyboard's focus. Tap it first.")
      }
    }

    @Test("rows of a table are cells, and an alert of UIKit is found by its title")
    func table() {
      XCUIApplication.setTargetApplication(
        controller: UINavigationController(rootViewController: DogsController()))
      let app = XCUIApplication()
      app.launch()
      #expect(app.navigationBars["Dogs"].exists)
      #expect(app.tables.cells.count == 3)
      app.tables.staticTexts["Nova"].tap()
      #expect(app.alerts["Nova"].buttons["OK"].exists)
      app.alerts["Nova"].buttons["OK"].tap()
      #expect(app.alerts["Nova"].waitForNonExistence(timeout: 2))
      app.tables.cells.element(boundBy: 2).tap()
      #expect(app.alerts["Rex"].exists)
    }

    @Test("launch arguments and variables reach the app, and choose language, region and text size")
    func launching() {
      XCUIApplication.setTargetApplication(view: SurroundingsView())
      let app = XCUIApplication()
      app.launchArguments = [
        "-demo", "-AppleLanguages", "(de)", "-UIPreferredContentSizeCategoryName",
        "UICTContentSizeCategoryAccessibilityL",
      ]
      app.launchEnvironment = ["SHOP": "Corner"]
      app.launch()
      #expect(app.staticTexts["Size accessibility2"].exists)
      #expect(app.staticTexts["Demo"].exists)
      #expect(app.staticTexts["Corner"].exists)
      #expect(app.staticTexts["de"].exists)
      app.terminate()
      #expect(app.state == .notRunning)
      #expect(ProcessInfo.processInfo.environment["SHOP"] == nil)
      #expect(!ProcessInfo.processInfo.arguments.contains("-demo"))
    }

    @Test("a picture of an element is as large as the element")
    func screenshots() {
      let app = launched()
      let whole = app.screenshot().image.size
      let part = app.buttons["Pay"].screenshot().image.size
      #expect(whole.width > 300)
      #expect(part.width > 0 && part.width < whole.width && part.height < whole.height)
    }
  }
}
