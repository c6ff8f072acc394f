import CryptoKit
import GameplayKit
import Security
import Testing

@Suite("Numbers and bytes by chance, keys and digests")
struct ChanceTests {
  private func numbers(_ source: some GKRandom, _ count: Int = 6) -> [Int] {
    (0..<count).map { _ in source.nextInt(upperBound: 1000) }
  }

  @Test("Sources of one seed give the same numbers, and those of another seed others")
  func seeds() {
    let linear = [7, 7, 8].map { numbers(GKLinearCongruentialRandomSource(seed: UInt64($0))) }
    #expect(linear[0] == linear[1] && linear[0] != linear[2])
    let (dogs, cats) = (Data("dogs".utf8), Data("cats".utf8))
    #expect(numbers(GKARC4RandomSource(seed: dogs)) == numbers(GKARC4RandomSource(seed: dogs)))
    #expect(numbers(GKARC4RandomSource(seed: dogs)) != numbers(GKARC4RandomSource(seed: cats)))
    #expect(numbers(GKARC4RandomSource()) != numbers(GKARC4RandomSource()))
  }

  @Test("Values that are dropped are those that would have come first")
  func dropping() {
    let whole = GKARC4RandomSource(seed: Data([1]))
    let rest = GKARC4RandomSource(seed: Data([1]))
    for _ in 0..<3 { _ = whole.nextInt() }
    rest.dropValues(3)
    #expect(numbers(whole) == numbers(rest))
  }

  @Test("A source gives numbers from zero to one, truth values, and shuffles without losing any")
  func kinds() throws {
    let source: GKRandomSource = GKRandomSource.sharedRandom()
    #expect(source === GKRandomSource.sharedRandom())
    let parts = (0..<200).map { _ in source.nextUniform() }
    #expect(parts.allSatisfy { (0...1).contains($0) } && Set(parts).count > 100)
    #expect(Set((0..<200).map { _ in source.nextBool() }) == [true, false])
    #expect(source.nextInt(upperBound: 1) == 0 && source.nextInt(upperBound: 0) == 0)
    let shuffled = source.arrayByShufflingObjects(in: Array(0..<50))
    let back = shuffled.compactMap { $0 as? Int }
    #expect(back.sorted() == Array(0..<50) && back != Array(0..<50))
  }

  @Test("Bytes by chance fill as many places as are asked for, and no more")
  func bytes() {
    let source: SecRandomRef? = kSecRandomDefault
    var places = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(source, 32, &places) == errSecSuccess)
    #expect(Set(places.prefix(32)).count > 8 && places.suffix(32).allSatisfy { $0 == 0 })
  }

  private func digest<Function: HashFunction>(_ type: Function.Type, _ pieces: [String]) -> Function.Digest {
    var function = Function()
    for piece in pieces { function.update(data: Data(piece.utf8)) }
    return function.finalize()
  }

  @Test("Any hash function takes its data in pieces, and its digest is compared and read byte by byte")
  func functions() {
    let whole: DigestBytes<SHA256> = digest(SHA256.self, ["abc"])
    #expect(whole == digest(SHA256.self, ["a", "", "bc"]))
    #expect(digest(Insecure.MD5.self, ["a", "bc"]) == Insecure.MD5.hash(data: Data("abc".utf8)))
    var iterator = whole.makeIterator()
    #expect(iterator.next() == 0xBA && iterator.next() == 0x78)
    #expect(Array(whole).count == SHA256.byteCount && whole == Data(whole))
  }

  @Test("A key is as long as its size says, and no two are alike", arguments: [128, 192, 256])
  func keys(bits: Int) {
    let size = SymmetricKeySize(bitCount: bits)
    #expect(SymmetricKey(size: size).bitCount == bits)
    #expect(SymmetricKey(size: size) != SymmetricKey(size: size))
    let named: [SymmetricKeySize] = [.bits128, .bits192, .bits256]
    #expect(named.map(\.bitCount).contains(bits))
  }
}
