import CVirtualTime

private func schedule(_ owner: UnsafeMutableRawPointer) -> AppSchedule {
  Unmanaged<AppSchedule>.fromOpaque(owner).takeUnretainedValue()
}

/// What a clock asks of its schedule.
nonisolated(unsafe) let clockCalls: UnsafePointer<earshot_clock_calls> = {
  let calls = UnsafeMutablePointer<earshot_clock_calls>.allocate(capacity: 1)
  calls.initialize(
    to: earshot_clock_calls(
      retain: { _ = Unmanaged<AppSchedule>.fromOpaque($0).retain() },
      release: { Unmanaged<AppSchedule>.fromOpaque($0).release() },
      schedule: { owner, work, delay in schedule(owner).add(.call(work), after: delay) },
      schedule_job: { owner, job, onMain, delay in
        schedule(owner).add(.job(job, onMain: onMain), after: delay)
      },
      count_background: { owner, change in schedule(owner).countBackground(Int(change)) },
      background: { Int64(schedule($0).backgroundCount) },
      await_background: { owner, most in schedule(owner).awaitBackground(atMost: Int(most)) },
      enter_turn: { schedule($0).turns.enter() },
      begin_turn: { schedule($0).turns.begin($1) },
      end_turn: { schedule($0).turns.end($1) },
      app_waits: { schedule($0).turns.countWaits(Int($1)) },
      timers_due: { owner, deadline in
        schedule(owner).setTimers(at: deadline < 0 ? nil : deadline)
      },
      run_loop: { owner, duration in
        let schedule = schedule(owner)
        _ = schedule.run(until: schedule.now + duration)
      }))
  return UnsafePointer(calls)
}()
