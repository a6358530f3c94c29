// What the programs in C++ measure with.

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

static double seconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + 1e-9 * time.tv_nsec;
}

// The median CPU time of a call, sampled as in Measurement.swift.
static double median(const std::function<void()> &call) {
  call();
  double start = seconds();
  call();
  double once = std::max(seconds() - start, 1e-9);
  int repetitions = std::max(1, int(0.005 / once));
  int count = once > 0.5 ? 3 : 9;
  std::vector<double> samples;
  for (int i = 0; i < count; i++) {
    double start = seconds();
    for (int k = 0; k < repetitions; k++) call();
    samples.push_back((seconds() - start) / repetitions);
  }
  std::sort(samples.begin(), samples.end());
  return samples[count / 2];
}

// Points between 0.5 and 9.5, by the multiples of an irrational number.
static std::vector<double> points(int count, double step) {
  std::vector<double> result;
  for (int i = 0; i < count; i++) result.push_back(0.5 + 9 * (i * step - floor(i * step)));
  return result;
}
