import PersistentModels
import SwiftUI

/// Makes a container once, and has the views inside use its context.
struct ModelContainerModifier {
  @State private var holder = ContainerHolder()
  @Environment(\.undoManager) private var undoManager
  private let isAutosaveEnabled: Bool
  private let isUndoEnabled: Bool
  private let onSetup: (Result<ModelContainer, any Error>) -> Void
  private let make: () throws -> ModelContainer

  init(
    isAutosaveEnabled: Bool, isUndoEnabled: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void,
    make: @escaping () throws -> ModelContainer
  ) {
    self.isAutosaveEnabled = isAutosaveEnabled
    self.isUndoEnabled = isUndoEnabled
    self.onSetup = onSetup
    self.make = make
  }
}

extension ModelContainerModifier: ViewModifier {
  func body(content: Content) -> some View {
    let context = holder.context(make, onSetup)
    context?.autosaveEnabled = isAutosaveEnabled
    if isUndoEnabled { context?.undoManager = undoManager }
    return content.transformEnvironment(\.modelContext) { if let context { $0 = context } }
  }
}

/// Keeps the container that a modifier made.
@MainActor
private final class ContainerHolder {
  private var result: Result<ModelContainer, any Error>?

  nonisolated init() {}

  func context(
    _ make: () throws -> ModelContainer, _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContext? {
    if let result { return try? result.get().mainContext }
    let made = Result { try make() }
    result = made
    onSetup(made)
    return try? made.get().mainContext
  }
}

extension View {
  /// Has the views inside use the context of a container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    modifier(GivenContainerModifier(container: container))
  }

  /// Makes a container for the models of a class, and has the views inside use its context.
  ///
  /// - Parameters:
  ///   - modelType: The class.
  ///   - inMemory: True where no other container shares the models.
  ///   - isAutosaveEnabled: True where changes are saved without being asked to.
  ///   - isUndoEnabled: True where the undo manager of the window takes changes back.
  ///   - onSetup: Told once of the container.
  /// - Returns: The view with a context.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for the models of classes, and has the views inside use its context.
  ///
  /// - Parameters:
  ///   - modelTypes: The classes.
  ///   - inMemory: True where no other container shares the models.
  ///   - isAutosaveEnabled: True where changes are saved without being asked to.
  ///   - isUndoEnabled: True where the undo manager of the window takes changes back.
  ///   - onSetup: Told once of the container.
  /// - Returns: The view with a context.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup
      ) {
        try ModelContainer(
          for: Schema(modelTypes), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
      })
  }
}

extension Scene {
  /// Has the windows use the context of a container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    ModifiedScene(content: self) { $0.modelContainer(container) }
  }

  /// Makes a container for the models of a class, and has the windows use its context.
  ///
  /// - Parameters:
  ///   - modelType: The class.
  ///   - inMemory: True where no other container shares the models.
  ///   - isAutosaveEnabled: True where changes are saved without being asked to.
  ///   - isUndoEnabled: True where the undo manager of the window takes changes back.
  ///   - onSetup: Told once of the container.
  /// - Returns: The scene with a context.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for the models of classes, and has the windows use its context.
  ///
  /// - Parameters:
  ///   - modelTypes: The classes.
  ///   - inMemory: True where no other container shares the models.
  ///   - isAutosaveEnabled: True where changes are saved without being asked to.
  ///   - isUndoEnabled: True where the undo manager of the window takes changes back.
  ///   - onSetup: Told once of the container.
  /// - Returns: The scene with a context.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    nonisolated(unsafe) let onSetup = onSetup
    return ModifiedScene(content: self) {
      $0.modelContainer(
        for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
  }
}

/// Has the views inside use the main context of a container.
private struct GivenContainerModifier {
  let container: ModelContainer
}

extension GivenContainerModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.modelContext, container.mainContext)
  }
}
