import AppHost
import EarshotTesting
import Testing
import UIKit

/// What happened, in order.
@MainActor
private final class Journal {
  var entries: [String] = []
}

/// Moves a screen in or away in half a second, and notes it.
@MainActor
private final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
  let journal: Journal
  var addsView = true
  var completes: Bool? = true

  init(_ journal: Journal) { self.journal = journal }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let names = [UITransitionContextViewControllerKey.from, .to].map {
      context.viewController(forKey: $0)?.title ?? "none"
    }
    let views = [UITransitionContextViewKey.from, .to].map {
      context.view(forKey: $0) == nil ? "stays" : "moves"
    }
    journal.entries.append("\(names[0]) \(views[0]), \(names[1]) \(views[1])")
    if addsView, let view = context.view(forKey: .to) {
      context.viewController(forKey: .to).map { view.frame = context.finalFrame(for: $0) }
      context.containerView.addSubview(view)
      view.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { context.view(forKey: .to)?.alpha = 1 },
      completion: { [completes, weak self] _ in
        context.view(forKey: .from)?.removeFromSuperview()
        guard let completes else { return }
        self?.journal.entries.append("complete")
        context.completeTransition(completes && !context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { journal.entries.append("ended \(transitionCompleted)") }
}

/// Has an own movement for everything that is presented, pushed or chosen.
@MainActor
private final class Movement: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  let mover: Mover
  var leader: UIPercentDrivenInteractiveTransition?

  init(_ journal: Journal) { mover = Mover(journal) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    mover.journal.entries.append(operation == .push ? "push" : "pop")
    return mover
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { mover }
}

/// A screen with one label, and what it goes through.
@MainActor
private final class MovedPage: UIViewController {
  let journal: Journal

  init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let label = UILabel(frame: CGRect(x: 16, y: 120, width: 200, height: 30))
    label.text = title
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) { journal.entries.append("\(title ?? "") appeared") }
}

@MainActor
@Suite("Movements that apps make between screens", .timeLimit(.minutes(10)))
struct TransitionTests {
  /// Does something as code of the app, on its clock.
  private func app(_ body: () -> Void) { RunningApp.current.withApp(body) }

  private func labels(_ screen: Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  @Test("An animator moves a presented screen in and away; it is met at once, and its end comes in time")
  func presented() async throws {
    let journal = Journal()
    let (movement, kennel, dog) = (Movement(journal), MovedPage("Kennel", journal), MovedPage("Dog", journal))
    dog.modalPresentationStyle = .custom
    dog.transitioningDelegate = movement
    try await hosting(kennel) { screen in
      journal.entries = []
      app { kennel.present(dog, animated: true) { journal.entries.append("presented") } }
      try await screen.advance(by: .zero)
      #expect(journal.entries == ["Kennel stays, Dog moves", "Dog appeared"])
      #expect(labels(screen) == ["Dog"])
      #expect(screen.heard.last == "Dog")
      try await screen.advance(by: .seconds(1))
      #expect(journal.entries.suffix(3) == ["complete", "ended true", "presented"])
      journal.entries = []
      app { dog.dismiss(animated: true) { journal.entries.append("dismissed") } }
      try await screen.advance(by: .zero)
      #expect(journal.entries == ["Dog moves, Kennel stays"])
      #expect(labels(screen) == ["Kennel"])
      try await screen.advance(by: .seconds(1))
      #expect(journal.entries.suffix(3) == ["complete", "ended true", "dismissed"])
      #expect(kennel.presentedViewController == nil)
    }
  }

  @Test("Over the whole screen the view beneath moves too; without animation nobody is asked")
  func fullScreen() async throws {
    let journal = Journal()
    let (movement, kennel, dog) = (Movement(journal), MovedPage("Kennel", journal), MovedPage("Dog", journal))
    dog.modalPresentationStyle = .fullScreen
    dog.transitioningDelegate = movement
    try await hosting(kennel) { screen in
      app { kennel.present(dog, animated: true) }
      try await screen.advance(by: .seconds(1))
      #expect(journal.entries.contains("Kennel moves, Dog moves"))
      app { dog.dismiss(animated: false) }
      try await screen.advance(by: .seconds(1))
      #expect(journal.entries.count { $0 == "ended true" } == 1)
      #expect(journal.entries.last == "Kennel appeared")
      #expect(labels(screen) == ["Kennel"])
    }
  }

  @Test("An animator that gives up leaves the screen as it was")
  func givenUp() async throws {
    let journal = Journal()
    let (movement, kennel, dog) = (Movement(journal), MovedPage("Kennel", journal), MovedPage("Dog", journal))
    dog.modalPresentationStyle = .custom
    dog.transitioningDelegate = movement
    try await hosting(kennel) { screen in
      movement.mover.completes = false
      app { kennel.present(dog, animated: true) { journal.entries.append("presented") } }
      try await screen.advance(by: .seconds(1))
      #expect(kennel.presentedViewController == nil)
      #expect(labels(screen) == ["Kennel"])
      #expect(journal.entries.suffix(2) == ["complete", "ended false"])
      movement.mover.completes = true
      app { kennel.present(dog, animated: true) }
      try await screen.advance(by: .seconds(1))
      movement.mover.completes = false
      app { dog.dismiss(animated: true) }
      try await screen.advance(by: .seconds(1))
      #expect(kennel.presentedViewController === dog)
      #expect(labels(screen) == ["Dog"])
      #expect(screen.heard.last == "Dog")
    }
  }

  @Test("A finger that leads a movement away ends it, or brings the screen back")
  func led() async throws {
    let journal = Journal()
    let (movement, kennel, dog) = (Movement(journal), MovedPage("Kennel", journal), MovedPage("Dog", journal))
    dog.modalPresentationStyle = .custom
    dog.transitioningDelegate = movement
    try await hosting(kennel) { screen in
      app { kennel.present(dog, animated: true) }
      try await screen.advance(by: .seconds(1))
      for (isCancelled, left) in [(true, "Dog"), (false, "Kennel")] {
        let leader = UIPercentDrivenInteractiveTransition()
        movement.leader = leader
        app { dog.dismiss(animated: true) }
        leader.update(0.4)
        try await screen.advance(by: .seconds(3))
        #expect(journal.entries.last == "complete")
        app { if isCancelled { leader.cancel() } else { leader.finish() } }
        try await screen.advance(by: .seconds(1))
        #expect(journal.entries.contains("ended \(!isCancelled)"))
        #expect(labels(screen) == [left])
      }
    }
  }

  @Test("A stack asks for a movement of each push and pop; one that is given up leads back")
  func stack() async throws {
    let journal = Journal()
    let (movement, kennel, dog) = (Movement(journal), MovedPage("Kennel", journal), MovedPage("Dog", journal))
    let stack = UINavigationController(rootViewController: kennel)
    stack.delegate = movement
    try await hosting(stack) { screen in
      journal.entries = []
      app { stack.pushViewController(dog, animated: true) }
      try await screen.advance(by: .seconds(1))
      #expect(
        journal.entries == ["push", "Kennel moves, Dog moves", "Dog appeared", "complete", "ended true"])
      #expect(labels(screen) == ["Kennel", "Dog", "Dog"])
      journal.entries = []
      movement.leader = UIPercentDrivenInteractiveTransition()
      app { _ = stack.popViewController(animated: true) }
      app { movement.leader?.cancel() }
      try await screen.advance(by: .seconds(1))
      #expect(journal.entries.first == "pop")
      #expect(stack.topViewController === dog)
      #expect(labels(screen) == ["Kennel", "Dog", "Dog"])
      movement.leader = nil
      app { _ = stack.popViewController(animated: true) }
      try await screen.advance(by: .seconds(1))
      #expect(labels(screen) == ["Kennel", "Kennel"])
    }
  }

  @Test("Tabs ask for a movement too")
  func tabs() async throws {
    let journal = Journal()
    let (movement, kennel, dog) = (Movement(journal), MovedPage("Kennel", journal), MovedPage("Dog", journal))
    let tabs = UITabBarController()
    tabs.viewControllers = [kennel, dog]
    tabs.delegate = movement
    try await hosting(tabs) { screen in
      journal.entries = []
      try await screen.activate("Dog")
      try await screen.advance(by: .seconds(1))
      #expect(journal.entries == ["Kennel moves, Dog moves", "Dog appeared", "complete", "ended true"])
      #expect(labels(screen).first == "Dog")
    }
  }

  @Test("An animator that forgets the view, or the end, is told what to do")
  func forgotten() async throws {
    let journal = Journal()
    let (movement, kennel, dog) = (Movement(journal), MovedPage("Kennel", journal), MovedPage("Dog", journal))
    dog.modalPresentationStyle = .custom
    dog.transitioningDelegate = movement
    movement.mover.addsView = false
    movement.mover.completes = nil
    try await hosting(kennel) { screen in
      app { kennel.present(dog, animated: true) }
      try await screen.advance(by: .seconds(1.4))
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "Mover did not put the view of MovedPage into the container, so nobody meets it. Add "
            + "view(forKey: .to) to containerView in animateTransition."
        ])
      try await screen.advance(by: .seconds(0.2))
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "Mover has not ended its movement in the time it asked for. Call completeTransition of the "
            + "context once the movement is over."
        ])
    }
  }

  @Test("A bubble whose view turned its autoresizing mask off is met, as a bubble and as a card")
  func constrainedBubble() async throws {
    for style in [UIModalPresentationStyle.none, .automatic] {
      let journal = Journal()
      let (kennel, dog) = (MovedPage("Kennel", journal), MovedPage("Dog", journal))
      let adapting = Adapting(style)
      dog.modalPresentationStyle = .popover
      dog.loadViewIfNeeded()
      dog.view.translatesAutoresizingMaskIntoConstraints = false
      try await hosting(kennel) { screen in
        dog.popoverPresentationController?.sourceView = kennel.view
        dog.popoverPresentationController?.delegate = adapting
        app { kennel.present(dog, animated: true) }
        try await screen.advance(by: .seconds(1))
        #expect(labels(screen).contains("Dog"))
        #expect(dog.view.bounds.height > 100)
      }
    }
  }
}

/// Says how a bubble is shown where space is scarce.
@MainActor
private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
  let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle) { self.style = style }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    style
  }
}
