import Accessibility
import SwiftUI

extension AccessibilityCustomContentKey {
  /// How old a dog is, on every screen of the kennel.
  static var age: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Age") }
}

/// A dog in measured portions: one stop that says what everybody wants to know, and the rest when it is wanted.
struct DogCard: View {
  var dog: Dog

  var body: some View {
    DogLayout(dog: dog, hidesDetails: true)
      .accessibilityElement(children: .combine)
      .accessibilityCustomContent(.age, dog.age, importance: .high)
      .accessibilityCustomContent("Weight", dog.weight)
      .accessibilityCustomContent("Height", dog.height)
      .accessibilityCustomContent("Waiting for", dog.waiting)
      .accessibilityCustomContent("Story", dog.story)
  }
}

/// The same dog with every text a stop of its own: too many flicks.
struct DogCardInPieces: View {
  var dog: Dog

  var body: some View {
    DogLayout(dog: dog)
  }
}

/// The same dog as one stop that says everything: too long a sentence.
struct DogCardAtOnce: View {
  var dog: Dog

  var body: some View {
    DogLayout(dog: dog)
      .accessibilityElement(children: .combine)
  }
}
