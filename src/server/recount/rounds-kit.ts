import { known } from '#core/kernel/known.ts';
import type { CountResult } from '#core/counting/count-result.ts';
import type { PositionOutcome } from '../counting/decide-election.ts';
import { isRankedPosition } from './kit-text.ts';
import type { Kit, KitPosition } from './kit-text.ts';

const format = 'hustings-rounds-kit';
/** By that of the whole kit. */
const versions = { 4: 1, 5: 2, 6: 3 } as const;

/** The rounds of a ranked position. An entry is a place in `entries`; a further nobody has nobody's id. */
export interface KitCount {
  valid: number;
  struck: number;
  entries: string[];
  rounds: KitRound[];
}

interface KitRound {
  step: 'first' | 'surplus' | 'exclude';
  entry: number | null;
  transfers: { to: number | null; papers: number; amount: number }[];
  tallies: number[];
  needed: number | null;
  exhausted: number;
  lost: number;
  elected: number[];
}

/**
 * The kit for everybody where ranked ballots are not public: the rounds in place of the ballots, and the
 * hash of the whole kit of the same edition. It has no nonce, of which the result code is made.
 */
export function roundsKitText(
  { nonce: _nonce, version, earlier, record, positions, edition, ...rest }: Kit,
  { sha256, outcomes }: { sha256: string; outcomes: readonly PositionOutcome[] },
): string {
  const before = record.entries.filter(({ act }) => act === 'election.kit-rounds');
  const head = {
    format,
    version: versions[version],
    edition,
    earlier: before.map(({ detailSha256 }) => detailSha256),
    whole: { sha256, earlier },
    ...rest,
  };
  const lines = Object.entries(head).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`,
  );
  const shown = positions.map((position) => ({
    ...position,
    ...(isRankedPosition(position) && { count: countOf(position, outcomes) }),
  }));
  return [
    '{',
    ...lines,
    `"record":{"head":${JSON.stringify(record.head)},"count":${record.count},"entries":[`,
    ...linesOf(record.entries),
    ']},',
    '"positions":[',
    ...linesOf(shown),
    ']',
    '}',
    '',
  ].join('\n');
}

/** A line each, with a comma where another one follows. */
const linesOf = (items: readonly object[]) =>
  items.length === 0 ? [] : [items.map((item) => JSON.stringify(item)).join(',\n')];

function countOf({ id }: KitPosition, outcomes: readonly PositionOutcome[]): KitCount {
  const post = outcomes.find(({ position }) => position.id === id)?.post ?? null;
  return post === null
    ? { valid: 0, struck: 0, entries: [], rounds: [] }
    : kitCountOf(post.ids, post.count);
}

/** A count as a kit has it: without those who are struck from all lists. */
export function kitCountOf(ids: readonly string[], count: CountResult): KitCount {
  const { rounds, valid, struck } = count;
  const last = rounds.at(-1)?.status ?? [];
  const taking = last.flatMap((status, entry) => (status === 'struck' ? [] : [entry]));
  // Where all have left nothing is counted.
  if (taking.length === 0) return { valid, struck, entries: [], rounds: [] };
  const placeOf = (entry: number) => taking.indexOf(entry);
  return {
    valid,
    struck,
    // A further nobody stands behind all entries.
    entries: taking.map((entry) => known(ids[Math.min(entry, ids.length - 1)])),
    rounds: rounds.map(({ step, tallies, transfers, needed, exhausted, lost, events }) => ({
      step: step.kind,
      entry: step.kind === 'first' ? null : placeOf(step.entry),
      transfers: transfers.map(({ to, papers, amount }) => ({
        to: to === null ? null : placeOf(to),
        papers,
        amount,
      })),
      tallies: taking.flatMap((entry) => tallies[entry] ?? []),
      needed,
      exhausted,
      lost,
      elected: events.flatMap((event) => (event.kind === 'elected' ? [placeOf(event.entry)] : [])),
    })),
  };
}
