import SwiftUI
import Testing

@MainActor
@Suite("Bindings")
struct BindingTests {
  @Test("A binding to a member is the same each time, so that views which got it are left alone")
  func membersAreStable() {
    let screen = Screen { Form() }
    let before = screen.content.evaluationCount
    screen.activate("Age 3")
    // The form and what reads the age; what reads the name got the same binding, and the name is the same.
    #expect(screen.labels == ["Bailey", "Age 4", "Sum 4"])
    #expect(screen.content.evaluationCount == before + 2)
  }

  @Test("A binding to an optional's value is there while the value is")
  func unwrapping() throws {
    var stored: Int? = 1
    let binding = Binding<Int?>(get: { stored }, set: { stored = $0 })
    let inner = try #require(Binding(binding))
    inner.wrappedValue = 2
    #expect(stored == 2)
    stored = nil
    #expect(Binding(binding) == nil)
    #expect(inner.wrappedValue == 1)
  }

  @Test("A binding to a value is one to an optional, which nil does not change")
  func wrapping() {
    var stored = 1
    let binding = Binding<Int?>(Binding<Int>(get: { stored }, set: { stored = $0 }))
    binding.wrappedValue = 5
    binding.wrappedValue = nil
    #expect(stored == 5)
  }

  @Test("A binding to an array is a collection of bindings to its elements")
  func elements() {
    var names = ["a", "b", "c"]
    let binding = Binding<[String]>(get: { names }, set: { names = $0 })
    for element in binding { element.wrappedValue += "!" }
    #expect(names == ["a!", "b!", "c!"])
    binding[1].wrappedValue = "x"
    #expect(names == ["a!", "x", "c!"])
    let last = binding[2]
    names.removeLast()
    last.wrappedValue = "gone"
    #expect(last.wrappedValue == "c!")
    #expect(names == ["a!", "x"])
  }

  @Test("A constant binding keeps its value")
  func constant() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test("A setter hears the transaction that the binding was given, or the one around the change")
  func transactions() {
    var animations: [Animation?] = []
    let binding = Binding<Int>(
      get: { 0 }, set: { _, transaction in animations.append(transaction.animation) })
    binding.wrappedValue = 1
    binding.animation(.linear(duration: 2)).wrappedValue = 1
    withAnimation(.easeIn(duration: 3)) { binding.wrappedValue = 1 }
    #expect(animations == [nil, .linear(duration: 2), .easeIn(duration: 3)])
  }

  @Test("B5: what follows an animation follows at its virtual end")
  func completion() {
    let screen = Screen { Animated() }
    screen.activate("Move")
    #expect(screen.labels == ["moved", "Move"])
    screen.wait(.milliseconds(1_999))
    #expect(screen.labels == ["moved", "Move"])
    screen.wait(.milliseconds(1))
    #expect(screen.labels == ["arrived", "Move"])
  }
}

private struct Pet {
  var name = "Bailey"
  var age = 3
}

private struct Form: View {
  @State private var pet = Pet()

  var body: some View {
    NameReader(name: $pet.name)
    AgeReader(age: $pet.age)
    Text("Sum \(pet.age)")
  }
}

private struct NameReader: View {
  @Binding var name: String

  var body: some View { Text(name) }
}

private struct AgeReader: View {
  @Binding var age: Int

  var body: some View {
    Button("Age \(age)") { age += 1 }
  }
}

private struct Animated: View {
  @State private var word = "resting"

  var body: some View {
    Text(word)
    Button("Move") {
      withAnimation(.linear(duration: 1).delay(1)) {
        word = "moved"
      } completion: {
        word = "arrived"
      }
    }
  }
}
