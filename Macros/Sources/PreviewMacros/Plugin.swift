#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// The entry point of the plugin when SwiftPM builds it as an executable.
  @main
  struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, ModelMacro.self, KeptPropertyMacro.self,
      ModelMarkMacro.self, ModelStatementMacro.self, ModelActorMacro.self, QueryMacro.self,
      GenerableMacro.self, GuideMacro.self,
    ]
  }
#endif
