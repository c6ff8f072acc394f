import AuditEngine
import EarshotTesting
import SwiftUI
import Testing

@testable import XCUIAutomation

private struct TwoButtons: View {
  var body: some View {
    VStack {
      Button("Add") {}
      Button("Remove") {}
    }
  }
}

private struct Flawed: View {
  var body: some View {
    VStack {
      Image("DSC_0042")
      Text("Hardly seen").foregroundStyle(Color(white: 0.9))
      Button("Fine") {}.frame(width: 60, height: 60)
    }
  }
}

extension LaunchingTests.InterfaceTests {
  @Test("B4: VoiceOver is enabled, moves forward and backward, and is listened to")
  func voiceOver() throws {
    XCUIApplication.setTargetApplication(view: TwoButtons())
    let app = XCUIApplication()
    let service = XCUIDevice.shared.voiceOverService
    #expect(throws: XCUIVoiceOverService.Error(.failedToStart)) { try service.enable() }
    app.launch()
    #expect(throws: XCUIVoiceOverService.Error(.notRunning)) { try service.moveForward() }
    try service.enable()
    #expect(service.isEnabled)
    #expect(try service.currentSpeech().utterance == "Add, button")
    #expect(try service.moveForward().utterance == "Remove, button")
    #expect(throws: XCUIVoiceOverService.Error(.noSpeech)) { try service.moveForward() }
    #expect(try service.moveBackward().utterance == "Add, button")
    try service.disable()
    #expect(!service.isEnabled)
    app.terminate()
  }

  @Test("an audit fails the test for each issue that the handler does not ignore")
  func audit() throws {
    XCUIApplication.setTargetApplication(view: Flawed())
    let app = XCUIApplication()
    app.launch()
    var types: [XCUIAccessibilityAuditType] = []
    try app.performAccessibilityAudit { issue in
      types.append(issue.auditType)
      return true
    }
    #expect(types.contains(.contrast))
    #expect(types.contains(.sufficientElementDescription))
    try withKnownIssue {
      try app.performAccessibilityAudit(for: .contrast)
    } matching: {
      "\($0.comments)".contains("Hardly seen")
    }
    var others: [XCUIAccessibilityAuditType] = []
    try app.performAccessibilityAudit(for: .sufficientElementDescription) { issue in
      others.append(issue.auditType)
      return true
    }
    #expect(!others.isEmpty && others.allSatisfy { $0 == .sufficientElementDescription })
    app.terminate()
  }

  @Test("every rule that an audit type names is a rule of the audit")
  func auditTypes() {
    for rule in XCUIAccessibilityAuditType.types.keys.sorted() {
      #expect(AuditRuleInfo.rule(rule) != nil, "\(rule)")
    }
  }
}
