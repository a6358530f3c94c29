// One round of the expressions of expressions.py: C functions, and muParser if
// it is installed.

#include <string>

#include "timing.hpp"

#if __has_include(<muParser.h>) && !defined(WITHOUT_MUPARSER)
#include <muParser.h>
#define HAS_MUPARSER 1
#endif

static inline double quad(double x, double y) { return x * x + 1; }
static inline double horner(double x, double y) {
  return ((((((7 * x + 6) * x + 5) * x + 4) * x + 3) * x + 2) * x + 1) * x + 0.1;
}
static inline double expanded(double x, double y) {
  double x2 = x * x, x3 = x2 * x, x4 = x2 * x2, x5 = x4 * x, x6 = x4 * x2, x7 = x4 * x3;
  return 7 * x7 + 6 * x6 + 5 * x5 + 4 * x4 + 3 * x3 + 2 * x2 + 1 * x + 0.1;
}
static inline double mixed(double x, double y) {
  return (sin(x) * cos(y) + sqrt(x * x + y * y)) / (1 + exp(-x));
}
static inline double ratlog(double x, double y) { return 1 / (x - 1) + log(fabs(x)); }
static inline double trig(double x, double y) {
  return sin(x + cos(y + sin(x + cos(y + sin(x)))));
}
static inline double big60(double x, double y) {
  return ((x + 1.5) * (y - 2.25) + (x - 0.75) * (y + 3.5)) /
             ((x * x + 1.25) * (y * y + 2.5) + 0.5) +
         ((2 * x - 3 * y) * (x + y) - (4 * x + y) * (x - y)) /
             ((x * y + 7.5) * (x + y + 1) + 3) -
         (x / (y + 4) + y / (x + 6)) * ((x - 5) * (y - 6) + (x + 2) * (y + 8)) +
         ((x * x * x - 2 * y * y) + (3 * x - 1.5)) / (x * x + y * y + 1);
}
static inline double big60f(double x, double y) {
  return sin(x) * cos(y) + exp(-(x - 0.75) * (x - 0.75)) * sqrt(x * x + y * y + 3.5) -
         log(x * x + 1.25) * (y * y + 2.5) / (x + 7.5) + sin(2 * x - 3 * y) * (x + y) -
         cos(4 * x + y) * (x - y) / (exp(-y) + 1) +
         sqrt(x / (y + 4) + y / (x + 6)) * ((x - 5) * (y - 6) + (x + 2) * (y + 8)) /
             (log(x + 1) + 3);
}

static volatile double sink;
static std::vector<double> output(1000000);

template <double F(double, double)>
static void measure(const char *name, const std::vector<double> &x, const std::vector<double> &y) {
  // Called through a pointer that the compiler does not see through.
  double (*volatile function)(double, double) = [](double x, double y) { return F(x, y); };
  double sum = 0;
  double point = median([&] {
    double (*call)(double, double) = function;
    sum = 0;
    for (int i = 0; i < 1024; i++) sum += call(x[i], y[i]);
    sink = sum;
  });
  printf("point\tC function\t%s\t%g\t%.17g\n", name, point / 1024, sum);
  double bulk = median([&] {
    for (int i = 0; i < 1000000; i++) output[i] = F(x[i], y[i]);
    sink = output[77];
  });
  printf("bulk\tC loop\t%s\t%g\t%.17g\n", name, bulk / 1e6, output[77]);
}

#ifdef HAS_MUPARSER
static void measure(const char *name, const std::string &text, const std::vector<double> &x,
                    const std::vector<double> &y) {
  double vx = 0, vy = 0;
  mu::Parser parser;
  parser.DefineVar("x", &vx);
  parser.DefineVar("y", &vy);
  parser.SetExpr(text);
  double sum = 0;
  double point = median([&] {
    sum = 0;
    for (int i = 0; i < 1024; i++) {
      vx = x[i];
      vy = y[i];
      sum += parser.Eval();
    }
    sink = sum;
  });
  double reading = median([&] {
    parser.SetExpr(text);
    sink = parser.Eval();
  });
  mu::Parser bulkParser;
  bulkParser.DefineVar("x", const_cast<double *>(x.data()));
  bulkParser.DefineVar("y", const_cast<double *>(y.data()));
  bulkParser.SetExpr(text);
  double bulk = median([&] { bulkParser.Eval(output.data(), 1000000); });
  printf("point\tmuParser\t%s\t%g\t%.17g\n", name, point / 1024, sum);
  printf("text\tmuParser\t%s\t%g\n", name, reading);
  printf("bulk\tmuParser\t%s\t%g\t%.17g\n", name, bulk / 1e6, output[77]);
}
#endif

int main(int count, char **arguments) {
  auto x = points(1000000, 0.6180339887498949), y = points(1000000, 0.7548776662466927);
  measure<quad>("quad", x, y);
  measure<horner>("horner", x, y);
  measure<expanded>("expanded", x, y);
  measure<mixed>("mixed", x, y);
  measure<ratlog>("ratlog", x, y);
  measure<trig>("trig", x, y);
  measure<big60>("big60", x, y);
  measure<big60f>("big60f", x, y);
#ifdef HAS_MUPARSER
  for (int i = 1; i + 1 < count; i += 2) measure(arguments[i], arguments[i + 1], x, y);
#endif
}
