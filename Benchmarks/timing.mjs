// What the benchmarks of the page's engine measure with, and how they print it.

/** Processor time in milliseconds: other programs do not count. */
export const time = (work) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Prints the head of a table, and returns what prints a row of it: for each column a
 * name and which share of the times is not above its number. */
export const rows = (columns) => {
  const line = (name, cells) => console.log(name.padEnd(44), ...cells.map((cell) => cell.padStart(8)));
  line("milliseconds", columns.map(([name]) => name));
  return (name, times) => {
    const sorted = [...times].sort((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    line(name, columns.map(([, share]) => at(share).toFixed(2)));
  };
};
