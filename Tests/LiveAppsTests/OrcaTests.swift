import DesktopSupport
import Testing

/// Orca, the screen reader of the desktop, reads apps that were written against our modules.
@Suite(.serialized, .timeLimit(.minutes(2))) struct OrcaTests {
  @Test("B7: Orca reads the kennel: its window, its heading, and a dog with what is important of it")
  func kennel() throws {
    let session = try OrcaSession("kennel", "--app")
    try session.expect("KennelApp frame.") {}
    try session.expect("Looking for a home heading level 1.") { try session.focus("Looking for a home") }
    try session.expect("Juno, Whippet grouping.", "Age: Four years.") { try session.focus("Juno, Whippet") }
    let weight = try session.client.object(named: "Weight: 13 kilograms")
    #expect(weight != nil, "The other facts wait in objects of their own.")
    #expect(session.program.interrupt() == 0)
  }

  @Test("B7: Orca reads the kennel with every fact at once where that is wanted")
  func kennelAtOnce() throws {
    let session = try OrcaSession("kennel", "--app", "--content", "description")
    try session.expect("KennelApp frame.") {}
    try session.expect(
      "Pickle, Dachshund grouping.",
      """
      Age: Nine years. Weight: 8 kilograms. Height: 21 centimetres. Waiting for: Two months. \
      Story: Small, certain, and the self-appointed guard of the kitchen.
      """
    ) { try session.focus("Pickle, Dachshund") }
  }

  @Test("B7: Orca reads the zombies, and what a technique does")
  func zombies() throws {
    let session = try OrcaSession("zombies")
    try session.expect("The game that can be played without seeing it frame.") {}
    // The game goes on in real time until it is paused.
    try session.expect("notification Paused.") { try session.click("Pause") }
    let meter = try #require(try session.client.object(named: "Zombie meter"))
    #expect(meter.description.hasSuffix("%"))
    try session.expect("Zombie meter level bar.", meter.description) { try session.focus("Zombie meter") }
    try session.expect("Garbage push button.", "Drag over zombies and release to deploy.") {
      try session.focus("Garbage")
    }
  }

  @Test("B7: Orca hears of the survey that is taken and of the one that goes, by actions of the client")
  func survey() throws {
    let session = try OrcaSession("survey", "--preview", "Settled")
    try session.expect("Settled frame.") {}
    try session.expect("For you heading level 1.") { try session.focus("For you") }
    // The heading becomes another one while keys are on it.
    try session.expect("Survey") { try session.click("Take Survey") }
    try session.expect("Dismiss push button.") { try session.focus("Dismiss") }
    try session.click("Dismiss")
    #expect(try session.client.object(named: "Take Survey") == nil)
    try session.expect("Six new trees push button.") { try session.focus("Six new trees") }
  }

  @Test("B7: keys at the window lead from dog to dog, and Orca's own keys tell where one is")
  func keys() throws {
    let session = try OrcaSession("kennel", "--app")
    try session.expect("KennelApp frame.") {}
    try session.expect("Juno, Whippet grouping.", "Age: Four years.") { try session.press(.tab) }
    try session.expect("Moss, Border collie grouping.", "Age: Two years.") { try session.press(.tab) }
    // Where Am I: Orca takes the key for itself, and asks the app before it answers.
    try session.expect("Moss, Border collie grouping Age: Two years.") { try session.press(.whereAmI) }
  }

  @Test("B7: a tap of the pointer at the window does what it does on a screen")
  func pointer() throws {
    let session = try OrcaSession("survey", "--preview", "Settled")
    try session.expect("Settled frame.") {}
    try session.expect("For you heading level 1.") { try session.focus("For you") }
    try session.expect("Survey") { try session.tap("Take Survey") }
  }
}
