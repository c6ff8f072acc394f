import CVirtualTime
import Glibc
import TreeFormat

/// Serves a session until it ends; called by the host executable on the main thread.
///
/// - Parameters:
///   - descriptor: The socket over which the session talks.
///   - records: The section `earshot_previews` of the library to be shown.
///   - size: The section's size, in bytes.
///   - time: The functions of the executable's own copy of the virtual clock.
/// - Returns: The exit status: 0, or 1 where the session sent what is no message.
@_cdecl("earshot_host_main")
public func earshotHostMain(
  descriptor: Int32, records: UnsafeRawPointer?, size: Int, time: UnsafePointer<earshot_virtual_time>
) -> Int32 {
  VirtualTime.functions = time.pointee
  AppInformation.publish()
  AppSurroundings.take()
  let section = UnsafeRawBufferPointer(start: records, count: size)
  let previews = PreviewRecord.declarations(in: section)
  let classes = PreviewRecord.classes(in: section)
  let sources = PreviewRecord.sources(in: section)
  return MainActor.assumeIsolated {
    LinkedClasses.take(classes)
    LinkedSources.take(sources)
    return serve(previews, over: descriptor)
  }
}

@MainActor
private func serve(_ previews: [PreviewDeclaration], over descriptor: Int32) -> Int32 {
  var connection = HostConnection(descriptor)
  var server = HostServer(previews, ownsProcess: true)
  connection.send([server.hello])
  do {
    while let message = try connection.next(), let answers = server.answers(to: message) {
      fflush(nil)
      connection.send(answers)
    }
    return 0
  } catch {
    return 1
  }
}
