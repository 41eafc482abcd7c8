import { momentOf } from './election-line.ts';
import type { EditedThing, ElectionLine } from './election-line.ts';
import { electionThings } from './freezing.ts';
import type { ElectionField } from './freezing.ts';
import type { PositionRules } from './position-rules.ts';

/** What is edited of an election, in the line that says so. */
export const thingWords = Object.fromEntries(
  Object.entries(electionThings).flatMap(([thing, { called }]) =>
    called === null ? [] : [[thing, called]],
  ),
) as { [Thing in EditedThing]: (typeof electionThings)[Thing]['called'] };

/** What is changed without an e-mail to voters, who read of it on the election's page. */
const unmailed: readonly ElectionField[] = ['name', 'description', 'imageUrl', 'reminder', 'words'];

/** Whether an edit of these things is told to voters by e-mail. */
export const isMailed = (changed: readonly ElectionField[]) =>
  changed.some((field) => !unmailed.includes(field));

interface Method {
  position: string;
  rules: PositionRules;
}

/**
 * What was edited of an election, in lines for its voters. `ways` are the positions that are won otherwise, with
 * how they are won now; the moments are null in a draft without them.
 */
export function describeEdit(
  changed: readonly ElectionField[],
  { opens, closes, ways }: { opens: Date | null; closes: Date | null; ways: readonly Method[] },
): ElectionLine[] {
  // A position that was added or removed moves the others.
  const shown = changed.filter((field) => field !== 'titles' || !changed.includes('positions'));
  const things = shown.flatMap((field) => (field === 'dates' || field === 'ways' ? [] : [field]));
  const dates =
    opens === null || closes === null ? [] : [{ opens: momentOf(opens), closes: momentOf(closes) }];
  return [
    ...(things.length > 0 ? [{ key: 'edited' as const, things }] : []),
    ...(shown.includes('ways') ? ways.map((one) => ({ key: 'method' as const, ...one })) : []),
    ...(shown.includes('dates') ? dates.map((one) => ({ key: 'dates' as const, ...one })) : []),
  ];
}
