const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** A span of time in the unit in which people say it. */
export interface Span {
  count: number;
  unit: 'second' | 'minute' | 'hour' | 'day';
}

/** Milliseconds, forward or back, in the largest unit of which there are at least two: 90 minutes, 40 days. */
export function spanOf(ms: number): Span {
  const length = Math.abs(ms);
  const found = units.find((one) => length >= 2 * one.ms);
  if (found === undefined) return { count: Math.round(length / 1_000), unit: 'second' };
  return { count: Math.round(length / found.ms), unit: found.unit };
}
