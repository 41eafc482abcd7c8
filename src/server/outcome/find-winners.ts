import type { Tx } from '../platform/db/client.ts';
import { readClock } from '../platform/db/clock.ts';
import { decideOne } from '../counting/decide-election.ts';
import { listDraws } from '../counting/public.ts';
import { listCountedElections } from '../counting/list-counted.ts';
import type { SealedCounts } from '../voting/sealed/sealed-counts.ts';
import type { CandidateRow } from '../elections/store.ts';
import { lockTurnouts } from '../elections/store.ts';
import { isCounted } from '../elections/view.ts';

/** The winners of an ended election, by its counts, its rules and its draw, and what it is called; several of a position in the order of their election. */
export interface Winners {
  electionName: string;
  /** The same in other languages. */
  electionWords: unknown;
  isCertified: boolean;
  /** Null where it is not written down yet. */
  complaintsUntil: Date | null;
  winners: CandidateRow[];
}

/**
 * Who has won in an ended election. It waits for the votes under way, so the counts are the last
 * ones. An election that goes on or is gone has no winner, and a rehearsal neither.
 */
export async function findWinners(
  tx: Tx,
  { sealedCounts }: { sealedCounts: SealedCounts },
  electionId: string,
): Promise<Winners> {
  await lockTurnouts(tx, electionId, 'share');
  const which = { id: electionId, isEnded: true } as const;
  const [whole] = await listCountedElections({ db: tx, sealedCounts }, await readClock(tx), which);
  if (whole === undefined || whole.row.is_rehearsal || !isCounted(whole)) {
    return {
      electionName: '',
      electionWords: {},
      isCertified: false,
      complaintsUntil: null,
      winners: [],
    };
  }
  const winners: CandidateRow[] = [];
  const draw = (await listDraws(tx, [electionId])).get(electionId) ?? null;
  for (const { outcome } of await decideOne(tx, whole, draw)) {
    if (outcome.kind === 'elected') winners.push(...outcome.elected);
  }
  const { name, translations, certified_at, appeals_until: complaintsUntil } = whole.row;
  return {
    electionName: name,
    electionWords: translations,
    isCertified: certified_at !== null,
    complaintsUntil,
    winners,
  };
}
