import SwiftUI

/// What an intent hands back.
public protocol IntentResult: Sendable {
  /// The type of its value.
  associatedtype Value
  /// What is handed back.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with words for the person.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view for the person.
public protocol ShowsSnippetView: IntentResult {}
/// A result with another intent that follows.
public protocol OpensIntent: IntentResult {}

/// A result with all that it can have; what is `Never` it has not.
public struct IntentResultContainer<Value, NextIntent, Snippet, Dialog>: @unchecked Sendable {
  /// What is handed back.
  public private(set) var value: Value?
  /// The intent that follows.
  public private(set) var opensIntent: NextIntent?
  /// The view.
  public private(set) var snippet: Snippet?
  /// The words.
  public private(set) var dialog: Dialog?

  init(value: Value? = nil, opensIntent: NextIntent? = nil, snippet: Snippet? = nil, dialog: Dialog? = nil) {
    self.value = value
    self.opensIntent = opensIntent
    self.snippet = snippet
    self.dialog = dialog
  }
}

extension IntentResultContainer: IntentResult {}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: OpensIntent where NextIntent: AppIntent {}

extension IntentResult {
  /// Hands back nothing.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  /// Hands back a value.
  public static func result<V>(
    value: V
  ) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
    Self(value: value)
  }

  /// Hands back words.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  /// Hands back a value and words.
  public static func result<V>(
    value: V, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// Hands back a view.
  public static func result<Content: View>(
    view: Content
  ) -> Self where Self == IntentResultContainer<Never, Never, Content, Never> {
    Self(snippet: view)
  }

  /// Hands back words and a view.
  public static func result<Content: View>(
    dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    Self(snippet: view, dialog: dialog)
  }

  /// Hands back words and a view of a closure.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    Self(snippet: content(), dialog: dialog)
  }

  /// Hands back a value and a view.
  public static func result<V, Content: View>(
    value: V, view: Content
  ) -> Self where Self == IntentResultContainer<V, Never, Content, Never> {
    Self(value: value, snippet: view)
  }

  /// Hands back a value, words and a view.
  public static func result<V, Content: View>(
    value: V, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<V, Never, Content, IntentDialog> {
    Self(value: value, snippet: view, dialog: dialog)
  }

  /// Hands over to another intent.
  public static func result<Next: AppIntent>(
    opensIntent: Next
  ) -> Self where Self == IntentResultContainer<Never, Next, Never, Never> {
    Self(opensIntent: opensIntent)
  }

  /// Hands over to another intent, with words.
  public static func result<Next: AppIntent>(
    opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog)
  }

  /// Hands back a value and goes on with another intent.
  public static func result<V, Next: AppIntent>(
    value: V, opensIntent: Next
  ) -> Self where Self == IntentResultContainer<V, Next, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }
}
