import AccessibilityModel
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("View controllers of UIKit that come and go", .timeLimit(.minutes(10)))
struct DismantlingTests {
  private struct Logged: UIViewControllerRepresentable {
    let number: Int
    let log: Noted<[String]>

    func makeCoordinator() -> Noted<[String]> { log }

    func makeUIViewController(context: Context) -> UIViewController {
      log.value.append("make")
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      controller.view.addSubview(label)
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      (controller.view.subviews.first as? UILabel)?.text = "Number \(number)"
      log.value.append("update \(number)")
    }

    static func dismantleUIViewController(_ controller: UIViewController, coordinator: Noted<[String]>) {
      let isShown = controller.viewIfLoaded?.window != nil
      coordinator.value.append("dismantle \((controller.view.subviews.first as? UILabel)?.text ?? "")")
      #expect(!isShown)
    }
  }

  /// One that has neither a coordinator nor anything to clean up.
  private struct Plain: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      #expect(context.coordinator == ())
      return UIViewController()
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private struct Page: View {
    let log: Noted<[String]>
    @State private var number = 1

    var body: some View {
      if number < 3 {
        Logged(number: number, log: log).frame(width: 200, height: 40)
        Plain().frame(width: 200, height: 40)
      }
      Button("Next") { number += 1 }
    }
  }

  @Test("A controller is made once, brought up to date, and cleaned up with its coordinator when it goes")
  func life() throws {
    let log = Noted<[String]>([])
    try HeardScreen.showing {
      Page(log: log)
    } _: { screen in
      #expect(screen.labels == ["Number 1", "Next"])
      let next = try screen.stop("Next").id
      screen.ask(.activate(next))
      #expect(screen.labels == ["Number 2", "Next"])
      #expect(log.value == ["make", "update 1", "update 2"])
      screen.ask(.activate(next))
      #expect(screen.labels == ["Next"])
    }
    #expect(log.value == ["make", "update 1", "update 2", "dismantle Number 2"])
  }
}
