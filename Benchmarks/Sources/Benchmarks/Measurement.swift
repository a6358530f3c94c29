// Medians of CPU time.

import Glibc

/// The CPU time that this process has used, in seconds.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
}

/// The median CPU time of one call, in seconds, over nine samples.
///
/// A sample repeats the call until it has lasted five milliseconds, unless
/// another time is given; calls above half a second are sampled three times.
func medianSeconds(lasting seconds: Double = 0.005, _ call: () -> Void) -> Double {
  call()
  let start = processorSeconds()
  call()
  let once = max(processorSeconds() - start, 1e-9)
  let repetitions = max(1, Int(seconds / once))
  let count = once > 0.5 ? 3 : 9
  let samples = (0..<count).map { _ in
    let start = processorSeconds()
    for _ in 0..<repetitions { call() }
    return (processorSeconds() - start) / Double(repetitions)
  }
  return samples.sorted()[count / 2]
}

/// Uses a result, so that computing it is not optimised away.
@inline(never)
func consume<Value>(_ value: Value) {}
