/// Makes a variable of the environment, a transaction, a container or the focus, with the default it is given.
///
///     extension EnvironmentValues {
///       @Entry var kennelName = "Kennel"
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
