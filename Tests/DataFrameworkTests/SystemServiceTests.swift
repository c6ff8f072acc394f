import FoundationAdditions
import GameplayKit
import Network
import Security
import Synchronization
import Testing

@Suite("What apps ask of the system beside the screen")
struct SystemServiceTests {
  @Test("A secret is kept, found, changed and forgotten, by what tells it from others")
  func keychain() {
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "kennel of this test",
      kSecAttrAccount as String: "Ann",
    ]
    var query = item
    query[kSecReturnData as String] = true
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    func secret() -> String {
      var found: AnyObject?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      let text = (found as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
      return "\(status): \(text)"
    }
    #expect(secret() == "-25300: nothing")
    var new = item
    new[kSecValueData as String] = Data("bone".utf8)
    #expect(SecItemAdd(new as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(new as CFDictionary, nil) == errSecDuplicateItem)
    #expect(secret() == "0: bone")
    let change: [String: Any] = [kSecValueData as String: Data("ball".utf8)]
    #expect(SecItemUpdate(item as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(secret() == "0: ball")
    query[kSecReturnAttributes as String] = true
    query[kSecMatchLimit as String] = kSecMatchLimitAll
    var all: AnyObject?
    #expect(SecItemCopyMatching(query as CFDictionary, &all) == errSecSuccess)
    #expect((all as? [[String: Any]])?.first?[kSecAttrAccount as String] as? String == "Ann")
    #expect(SecItemDelete(item as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(item as CFDictionary) == errSecItemNotFound)
  }

  @Test("No network can be reached where no answers were recorded")
  func network() async {
    let status = await withCheckedContinuation { continuation in
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { path in
        monitor.cancel()
        continuation.resume(returning: "\(path.status) \(path.usesInterfaceType(.wifi))")
      }
      monitor.start(queue: DispatchQueue(label: "paths"))
    }
    #expect(status == "unsatisfied false")
  }

  @Test("Numbers by chance stay within their bounds, and are the same for the same seed")
  func chance() {
    let dice = GKRandomDistribution.d6()
    #expect((0..<100).allSatisfy { _ in (1...6).contains(dice.nextInt()) })
    func numbers() -> [Int] {
      let source = GKMersenneTwisterRandomSource(seed: 7)
      return (0..<5).map { _ in source.nextInt(upperBound: 1000) }
    }
    #expect(numbers() == numbers() && Set(numbers()).count > 1)
    let shuffled = GKShuffledDistribution(lowestValue: 1, highestValue: 4)
    #expect(Set((0..<4).map { _ in shuffled.nextInt() }) == [1, 2, 3, 4])
    let middle = GKGaussianDistribution(lowestValue: 0, highestValue: 100)
    let inner = (0..<200).filter { _ in (20...80).contains(middle.nextInt()) }
    #expect(inner.count > 150)
  }

  final class Waiting: GKState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Playing.self }
  }

  final class Playing: GKState {
    var came = 0
    override func didEnter(from previousState: GKState?) { came += previousState is Waiting ? 1 : 0 }
  }

  final class Sleeping: GKState {}

  @Test("A machine goes only where its state lets it")
  func machine() {
    let machine = GKStateMachine(states: [Waiting(), Playing(), Sleeping()])
    #expect(machine.enter(Waiting.self))
    #expect(!machine.enter(Sleeping.self))
    #expect(machine.enter(Playing.self))
    #expect(machine.state(forClass: Playing.self)?.came == 1)
    #expect(machine.currentState is Playing)
  }

  @Test("Objects are sorted by the names of what they have")
  func sorting() {
    let dogs: [[String: Any]] = [["name": "dog 10", "age": 3], ["name": "Dog 9", "age": 1]]
    func names(_ descriptor: NSSortDescriptor) -> [String] {
      dogs.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.compactMap { $0["name"] as? String }
    }
    #expect(names(NSSortDescriptor(key: "age", ascending: true)) == ["Dog 9", "dog 10"])
    #expect(names(NSSortDescriptor(key: "age", ascending: false)) == ["dog 10", "Dog 9"])
    let selector = Selector(NSString.localizedStandardCompare, "localizedStandardCompare")
    #expect(names(NSSortDescriptor(key: "name", ascending: true, selector: selector)) == ["Dog 9", "dog 10"])
    #expect(["b 10", "B 9"].sorted(using: .localizedStandard) == ["B 9", "b 10"])
  }

  @Test("An app's folders have names of their own, and no cloud")
  func folders() {
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    #expect(Set([URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory]).count == 3)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    NSUbiquitousKeyValueStore.default.set("Ann", forKey: "owner of this test")
    #expect(NSUbiquitousKeyValueStore.default.string(forKey: "owner of this test") == "Ann")
    NSUbiquitousKeyValueStore.default.removeObject(forKey: "owner of this test")
    #expect(NSUbiquitousKeyValueStore.default.object(forKey: "owner of this test") == nil)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
  }

  @Test("The device is a phone, and what an app is busy with is done to its end")
  func activities() async {
    let process = ProcessInfo.processInfo
    #expect(!process.isiOSAppOnMac && !process.isMacCatalystApp && !process.isiOSAppOnVision)
    var count = 0
    process.performActivity(options: .userInitiated, reason: "A walk") { count += 1 }
    let activity = process.beginActivity(options: [.background, .idleSystemSleepDisabled], reason: "A walk")
    process.endActivity(activity)
    let isOver = await withCheckedContinuation { continuation in
      process.performExpiringActivity(withReason: "A walk") { continuation.resume(returning: $0) }
    }
    #expect(count == 1 && !isOver)
  }
}
