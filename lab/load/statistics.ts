/** The value below which the given part of a sorted list lies. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

/** The power of x with which y grows: the slope of a line through the logarithms. */
export function growth(points: readonly { x: number; y: number }[]): number {
  const logs = points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) }));
  const mean = (pick: (one: { x: number; y: number }) => number) =>
    logs.reduce((sum, one) => sum + pick(one), 0) / logs.length;
  const middle = { x: mean((one) => one.x), y: mean((one) => one.y) };
  const up = mean((one) => (one.x - middle.x) * (one.y - middle.y));
  const along = mean((one) => (one.x - middle.x) ** 2);
  return up / along;
}
