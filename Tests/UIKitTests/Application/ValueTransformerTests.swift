import Testing
import UIKit

@Suite("Transformers of values")
struct ValueTransformerTests {
  private final class Shout: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
  }

  /// Allows colours, as apps do that keep them in a store.
  private final class ColorTransformer: NSSecureUnarchiveFromDataTransformer {
    override class var allowedTopLevelClasses: [AnyClass] { super.allowedTopLevelClasses + [UIColor.self] }
  }

  @Test("A transformer is found by the name under which it was registered, until it is taken away")
  func registered() {
    let name = NSValueTransformerName("Shout")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Shout(), forName: name)
    #expect(ValueTransformer(forName: name)?.transformedValue("Bailey") as? String == "BAILEY")
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
    let negation = ValueTransformer(forName: .negateBooleanTransformerName)
    #expect(negation?.transformedValue(true) as? Bool == false)
  }

  @Test("A colour goes into an archive and comes back, and is refused where its class is not allowed")
  func colors() throws {
    let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 0.5)
    let data = try #require(ColorTransformer().reverseTransformedValue(brown) as? Data)
    #expect(ColorTransformer().transformedValue(data) as? UIColor == brown)
    #expect(NSSecureUnarchiveFromDataTransformer().transformedValue(data) == nil)
  }
}
