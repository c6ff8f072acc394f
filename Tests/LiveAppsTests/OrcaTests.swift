import DesktopSupport
import Testing

/// Orca, the screen reader of the desktop, reads apps that were written against our modules.
@Suite(.serialized, .timeLimit(.minutes(10))) struct OrcaTests {
  @Test("B7: Orca reads the kennel: its window, its heading, and a dog with what is important of it")
  func kennel() async throws {
    let session = try await OrcaSession("kennel", "--app")
    try await session.expect("KennelApp frame.") {}
    try await session.expect("Looking for a home heading level 1.") {
      try await session.focus("Looking for a home")
    }
    try await session.expect("Juno, Whippet grouping.", "Age: Four years.") {
      try await session.focus("Juno, Whippet")
    }
    let weight = try await session.client.object(named: "Weight: 13 kilograms")
    #expect(weight != nil, "The other facts wait in objects of their own.")
    #expect(try await session.program.interrupt() == 0)
  }

  @Test("B7: Orca reads the kennel with every fact at once where that is wanted")
  func kennelAtOnce() async throws {
    let session = try await OrcaSession("kennel", "--app", "--content", "description")
    try await session.expect("KennelApp frame.") {}
    try await session.expect(
      "Pickle, Dachshund grouping.",
      """
      Age: Nine years. Weight: 8 kilograms. Height: 21 centimetres. Waiting for: Two months. \
      Story: Small, certain, and the self-appointed guard of the kitchen.
      """
    ) { try await session.focus("Pickle, Dachshund") }
  }

  @Test("B7: Orca reads the zombies, and what a technique does")
  func zombies() async throws {
    let session = try await OrcaSession("zombies")
    try await session.expect("The game that can be played without seeing it frame.") {}
    // The game goes on in real time until it is paused.
    try await session.expect("notification Paused.") { try await session.click("Pause") }
    let meter = try #require(await session.client.object(named: "Zombie meter"))
    #expect(meter.description.hasSuffix("%"))
    try await session.expect("Zombie meter level bar.", meter.description) {
      try await session.focus("Zombie meter")
    }
    try await session.expect("Garbage push button.", "Drag over zombies and release to deploy.") {
      try await session.focus("Garbage")
    }
  }

  @Test("B7: Orca hears of the survey that is taken and of the one that goes, by actions of the client")
  func survey() async throws {
    let session = try await OrcaSession("survey", "--preview", "Settled")
    try await session.expect("Settled frame.") {}
    try await session.expect("For you heading level 1.") { try await session.focus("For you") }
    // The heading becomes another one while keys are on it.
    try await session.expect("Survey") { try await session.click("Take Survey") }
    try await session.expect("Dismiss push button.") { try await session.focus("Dismiss") }
    try await session.click("Dismiss")
    #expect(try await session.client.object(named: "Take Survey") == nil)
    try await session.expect("Six new trees push button.") { try await session.focus("Six new trees") }
  }

  @Test("B7: keys at the window lead from dog to dog, and Orca's own keys tell where one is")
  func keys() async throws {
    let session = try await OrcaSession("kennel", "--app")
    try await session.expect("KennelApp frame.") {}
    try await session.expect("Juno, Whippet grouping.", "Age: Four years.") { try await session.press(.tab) }
    try await session.expect("Moss, Border collie grouping.", "Age: Two years.") {
      try await session.press(.tab)
    }
    // Where Am I: Orca takes the key for itself, and asks the app before it answers.
    try await session.expect("Moss, Border collie grouping Age: Two years.") {
      try await session.press(.whereAmI)
    }
  }

  @Test("B7: a tap of the pointer at the window does what it does on a screen")
  func pointer() async throws {
    let session = try await OrcaSession("survey", "--preview", "Settled")
    try await session.expect("Settled frame.") {}
    try await session.expect("For you heading level 1.") { try await session.focus("For you") }
    try await session.expect("Survey") { try await session.tap("Take Survey") }
  }
}
