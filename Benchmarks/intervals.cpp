// One round of the expressions of expressions.py over boxes, compiled, with
// Boost.Interval: as it comes, which sets the rounding of the processor around
// every operation, and without that, under a rounding that is set once.
//
// A box is a point, and a 128th to the right and above, as in TapeRound.swift.

#include <boost/numeric/interval.hpp>

#include "timing.hpp"

using namespace boost::numeric;

typedef interval<double> Default;
typedef interval_lib::unprotect<Default>::type Unprotected;

template <typename T>
static T quad(const T &x, const T &) {
  return pow(x, 2) + 1.0;
}
template <typename T>
static T horner(const T &x, const T &) {
  // The decimal 0.1 is no double; Surd encloses it too.
  const T tenth(0.09999999999999999, 0.1);
  return ((((((7.0 * x + 6.0) * x + 5.0) * x + 4.0) * x + 3.0) * x + 2.0) * x + 1.0) * x + tenth;
}
template <typename T>
static T expanded(const T &x, const T &) {
  const T tenth(0.09999999999999999, 0.1);
  return 7.0 * pow(x, 7) + 6.0 * pow(x, 6) + 5.0 * pow(x, 5) + 4.0 * pow(x, 4) +
         3.0 * pow(x, 3) + 2.0 * pow(x, 2) + 1.0 * x + tenth;
}
template <typename T>
static T big60(const T &x, const T &y) {
  return ((x + 1.5) * (y - 2.25) + (x - 0.75) * (y + 3.5)) /
             ((x * x + 1.25) * (y * y + 2.5) + 0.5) +
         ((2.0 * x - 3.0 * y) * (x + y) - (4.0 * x + y) * (x - y)) /
             ((x * y + 7.5) * (x + y + 1.0) + 3.0) -
         (x / (y + 4.0) + y / (x + 6.0)) * ((x - 5.0) * (y - 6.0) + (x + 2.0) * (y + 8.0)) +
         ((x * x * x - 2.0 * y * y) + (3.0 * x - 1.5)) / (x * x + y * y + 1.0);
}

template <typename T, T F(const T &, const T &)>
static void measure(const char *program, const char *name) {
  auto xs = points(1024, 0.6180339887498949), ys = points(1024, 0.7548776662466927);
  std::vector<T> columns[2];
  for (int i = 0; i < 1024; i++) {
    columns[0].push_back(T(xs[i], xs[i] + 1.0 / 128));
    columns[1].push_back(T(ys[i], ys[i] + 1.0 / 128));
  }
  double lower = 0, upper = 0;
  double time = median([&] {
    // Sets the rounding, where the operations do not.
    typename T::traits_type::rounding rounding;
    lower = upper = 0;
    for (int i = 0; i < 1024; i++) {
      T values = F(columns[0][i], columns[1][i]);
      lower += values.lower();
      upper += values.upper();
    }
  });
  // The boxes are a thousand here, and the compiler sees all of them.
  for (const char *row : {"interval", "boxes"})
    printf("%s\t%s\t%s\t%g\t%.17g,%.17g\n", row, program, name, time / 1024, lower, upper);
}

template <typename T>
static void measure(const char *program) {
  measure<T, quad<T>>(program, "quad");
  measure<T, horner<T>>(program, "horner");
  measure<T, expanded<T>>(program, "expanded");
  measure<T, big60<T>>(program, "big60");
}

int main() {
  measure<Default>("Boost, default");
  measure<Unprotected>("Boost, unprotected");
}
