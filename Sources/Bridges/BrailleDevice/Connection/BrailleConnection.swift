import CBrlAPI
import Glibc

/// One connection to BRLTTY, which one thread at a time may use.
///
/// `BrailleDevice` keeps it behind a lock.
final class BrailleConnection: @unchecked Sendable {
  /// How many cells the display has; 0 where there is none.
  private(set) var cells = 0
  /// True since the display was another one, or gone for a moment, until somebody has taken notice of it.
  var isNew = true
  /// Becomes readable when a key is pressed.
  let descriptor: Int32
  private let handle: OpaquePointer
  private let memory: UnsafeMutableRawPointer
  /// What the library tells of the display, while it reads.
  private let notice: UnsafeMutablePointer<Notice>
  /// The cells that the library counted once for all, and behind which it takes no cursor.
  private var countedCells = 0

  /// What was told of the display since it was measured.
  private struct Notice {
    var hasChanged = true
    var wentAway = false
  }

  /// Connects, and asks for the display and those of its keys that mean something.
  ///
  /// - Throws: `BrailleDeviceError`; with code `noDisplay` never, as one may come later.
  init(to address: BrailleAddress) throws(BrailleDeviceError) {
    memory = .allocate(byteCount: brlapi_getHandleSize(), alignment: 16)
    handle = OpaquePointer(memory)
    notice = .allocate(capacity: 1)
    notice.initialize(to: Notice())
    descriptor = Self.open(handle, address)
    guard descriptor >= 0 else { throw Self.error(at: address) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // The library's own handler ends the program.
    _ = brlapi__setExceptionHandler(handle) { _, _, _, _, _ in }
    var isOn: UInt8 = 1
    guard enterTerminal(),
      brlapi__setParameter(handle, BRLAPI_PARAM_RETAIN_DOTS, 0, UInt32(BRLAPI_PARAMF_LOCAL), &isOn, 1) >= 0,
      acceptKeys()
    else { throw Self.error(at: address) }
    for parameter in [BRLAPI_PARAM_DEVICE_ONLINE, BRLAPI_PARAM_DISPLAY_SIZE] {
      _ = brlapi__watchParameter(
        handle, parameter, 0, UInt32(BRLAPI_PARAMF_GLOBAL),
        { parameter, _, _, place, value, length in
          guard let notice = place?.assumingMemoryBound(to: Notice.self) else { return }
          notice.pointee.hasChanged = true
          let isOffline = length > 0 && value?.load(as: UInt8.self) == 0
          if parameter == BRLAPI_PARAM_DEVICE_ONLINE, isOffline { notice.pointee.wentAway = true }
        }, notice, nil, 0)
    }
    measure()
    var (columns, rows) = (UInt32(0), UInt32(0))
    if brlapi__getDisplaySize(handle, &columns, &rows) >= 0 { countedCells = Int(columns) * Int(rows) }
  }

  deinit {
    if descriptor >= 0 { brlapi__closeConnection(handle) }
    notice.deallocate()
    memory.deallocate()
  }

  /// Shows cells, and the cursor at one of them.
  ///
  /// - Returns: false where the connection is lost.
  func write(_ dots: [UInt8], cursor: Int?) -> Bool {
    if let cursor, cursor >= countedCells, dots.indices.contains(cursor) {
      // Drawn by us, as BRLTTY draws it where nothing else is set.
      var dots = dots
      dots[cursor] |= 0xC0
      return write(dots, cursor: nil)
    }
    // The patterns as text are for whoever watches BRLTTY on a screen; the dots are said by the masks.
    let patterns = dots.map { Character(Unicode.Scalar(0x2800 + UInt32($0)) ?? "\u{2800}") }
    let none = [UInt8](repeating: 0, count: dots.count)
    return String(patterns).withCString { text in
      "UTF-8".withCString { charset in
        none.withUnsafeBufferPointer { none in
          dots.withUnsafeBufferPointer { dots in
            var arguments = brlapi_writeArguments_t()
            arguments.displayNumber = -1
            arguments.regionBegin = 1
            arguments.regionSize = Int32(dots.count)
            arguments.text = text
            arguments.textSize = -1
            arguments.andMask = none.baseAddress
            arguments.orMask = dots.baseAddress
            arguments.cursor = cursor.map { Int32($0 + 1) } ?? 0
            arguments.charset = charset
            return brlapi__write(handle, &arguments) >= 0
          }
        }
      }
    }
  }

  /// Adds what was pressed since, and measures the display anew where it is another one.
  ///
  /// - Returns: false where the connection is lost.
  func read(into keys: inout [BrailleKey]) -> Bool {
    while true {
      var code: brlapi_keyCode_t = 0
      switch brlapi__readKeyWithTimeout(handle, 0, &code) {
      case 1...: if let key = BrailleKey(code: code) { keys.append(key) }
      case 0:
        if notice.pointee.hasChanged { measure() } else if !isReadable { return true }
      default:
        guard brlapi_error_location().pointee.libcerrno == EINTR,
          brlapi_error_location().pointee.brlerrno == BRLAPI_ERROR_LIBCERR
        else { return false }
      }
    }
  }

  private var isReadable: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  private func measure() {
    let wentAway = notice.pointee.wentAway
    notice.pointee = Notice(hasChanged: false)
    // `brlapi__getDisplaySize` tells for ever what it told first.
    var size = brlapi_param_displaySize_t()
    let length = MemoryLayout.size(ofValue: size)
    let count = brlapi__getParameter(
      handle, BRLAPI_PARAM_DISPLAY_SIZE, 0, UInt32(BRLAPI_PARAMF_GLOBAL), &size, length)
    let cells = count == length ? Int(size.columns) * Int(size.rows) : 0
    if wentAway || cells != self.cells { isNew = true }
    self.cells = cells
  }

  /// Takes the terminal that the program runs in; else the display whatever is shown.
  private func enterTerminal() -> Bool {
    // A terminal that BRLTTY does not know would never be in front.
    if brlapi__enterTtyMode(handle, -1, nil) >= 0 { return true }
    return brlapi__enterTtyModeWithPath(handle, nil, 0, nil) >= 0
  }

  private func acceptKeys() -> Bool {
    // Space with dots is beyond what the library takes for the arguments of a command: whole ranges are asked for.
    let ranges = BrailleKey.ranges.map { brlapi_range_t(first: $0.lowerBound, last: $0.upperBound) }
    return brlapi__ignoreKeys(handle, brlapi_rangeType_all, nil, 0) >= 0
      && brlapi__acceptKeyRanges(handle, ranges, UInt32(ranges.count)) >= 0
  }

  private static func open(_ handle: OpaquePointer, _ address: BrailleAddress) -> Int32 {
    address.host.withCString { host in
      guard let authorization = address.authorization else {
        var settings = brlapi_connectionSettings_t(auth: nil, host: host)
        return brlapi__openConnection(handle, &settings, nil)
      }
      return authorization.withCString { authorization in
        var settings = brlapi_connectionSettings_t(auth: authorization, host: host)
        return brlapi__openConnection(handle, &settings, nil)
      }
    }
  }

  /// What the library says was wrong with the last call of this thread.
  private static func error(at address: BrailleAddress) -> BrailleDeviceError {
    let error = brlapi_error_location().pointee
    let code: BrailleDeviceError.Code =
      switch error.brlerrno {
      case BRLAPI_ERROR_AUTHENTICATION: .refused
      case BRLAPI_ERROR_CONNREFUSED, BRLAPI_ERROR_GAIERR: .notRunning
      case BRLAPI_ERROR_LIBCERR where [ENOENT, ECONNREFUSED].contains(error.libcerrno): .notRunning
      case BRLAPI_ERROR_DEVICEBUSY, BRLAPI_ERROR_TTYBUSY: .busy
      default: .noAnswer
      }
    return BrailleDeviceError(code, address.host)
  }
}
