import { z } from 'zod/mini';
import { termOf } from '#core/elections/outcome-rules.ts';
import { plainRules } from '#core/elections/position-rules.ts';
import type { Versioned } from '#web/app/draft-fields.ts';
import { versionedDraft } from '#web/app/draft-fields.ts';
import type { ElectionValues } from './election-values.ts';
import { settingShape, valueShape } from './election-values.ts';

/** The version of the shape of what a device keeps; one that changes gets a line in `former`. */
const version = 2;

// What was typed is kept, right or wrong.
const { doNominate, rehearsal } = valueShape;
const keptShape = {
  ...settingShape,
  ...{ name: z.string(), description: z.string(), doNominate, rehearsal },
};
type Kept = Pick<ElectionValues, keyof typeof keptShape>;
const names = Object.keys(keptShape) as (keyof Kept)[];

/** A draft of before, or of 0.3.0, as one of now: that one had days for appeals, and said less of positions and supporters. */
function former({ rules, positions, supporters, ...draft }: Record<string, unknown>) {
  const ofRules = rules as Parameters<typeof termOf>[0] | undefined;
  const { appealDays, ...others } = ofRules ?? {};
  // 0.3.0 kept null where what was typed is no number.
  const days = typeof appealDays === 'number' ? { appealDays } : {};
  return {
    ...draft,
    ...(ofRules !== undefined && {
      rules: { ...others, complaints: termOf({ ...others, ...days }) },
    }),
    ...(Array.isArray(positions) && {
      positions: positions.map((one) => ({ candidacy: null, rules: plainRules, ...Object(one) })),
    }),
    ...(supporters !== undefined && { supporters: { among: 'position', ...Object(supporters) } }),
  };
}

/** What is kept, beside its version. */
export type KeptDraft = Versioned<Partial<Kept>>;

/** What this device keeps of a form that is not sent: what differs from the usual. */
export const KeptValues = versionedDraft<Partial<Kept>>(
  version,
  z.partial(z.strictObject(keptShape)) as unknown as z.ZodMiniType<Partial<Kept>>,
  { empty: {}, former },
);

/** The part of the values that differs, and is kept. */
export function keptOf(values: ElectionValues, usual: ElectionValues): KeptDraft {
  const differing = names.filter((name) => textOf(values[name]) !== textOf(usual[name]));
  const kept = names.map((name) => [name, differing.includes(name) ? values[name] : undefined]);
  const its = differing.length === 0 ? undefined : version;
  return Object.fromEntries([...kept, ['version', its]]) as KeptDraft;
}

/** The same text for the same value, in whatever order its fields came. */
export const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

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
