import { z } from 'zod/mini';
import { changedField } from '#web/app/draft-fields.ts';
import type { ElectionValues } from './election-values.ts';
import { isSame, valueShape } from './election-values.ts';

type Kept = Omit<ElectionValues, 'roll' | 'draft' | 'reason'>;
const { roll: _roll, draft: _draft, reason: _reason, ...keptShape } = valueShape;

/** What this device keeps of a form that is not sent: what differs from the usual. */
export const KeptValues = z.object(
  Object.fromEntries(Object.entries(keptShape).map(([name, field]) => [name, changedField(field)])),
) as unknown as z.ZodMiniType<Partial<Kept>>;

/** The part of the values that differs, and is kept. */
export function keptOf(values: ElectionValues, usual: ElectionValues): Partial<Kept> {
  const names = Object.keys(keptShape) as (keyof Kept)[];
  return Object.fromEntries(
    names.map((name) => [name, isSame(values, usual, name) ? undefined : values[name]]),
  );
}

/** The values with a key for each position; one that comes from elsewhere has its title. */
export function withKeys(values: ElectionValues): ElectionValues {
  const used = new Set<string>();
  return {
    ...values,
    positions: values.positions.map((one, index) => {
      if (one._id !== undefined || one.key !== undefined) return one;
      const key = used.has(one.title) ? `${one.title} ${index}` : one.title;
      used.add(key);
      return { ...one, key };
    }),
  };
}
