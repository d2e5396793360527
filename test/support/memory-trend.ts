/**
 * Tells by how much a row of measurements rose over its second half, by the line that fits it best, as a
 * share of their mean. The first half is a process that warms up.
 */
export function risingShare(measured: readonly number[]): number {
  const half = measured.slice(Math.floor(measured.length / 2));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, average] = [(half.length - 1) / 2, mean(half)];
  const slope =
    half.reduce((sum, value, index) => sum + (index - middle) * (value - average), 0) /
    half.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return half.length < 2 ? 0 : (slope * (half.length - 1)) / average;
}
