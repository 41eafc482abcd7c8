import type { Db } from '../platform/db/client.ts';
import { listSanctions } from './sanctions-store.ts';
import type { SanctionRow } from './sanctions-store.ts';

/** A ruling that stands and changes what comes out: whom it disqualifies, or the position that it makes void. */
export interface RulingRow {
  kind: 'disqualified' | 'void';
  electionId: string;
  nominationId: string | null;
  positionId: string;
  reason: string;
  /** The number of the complaint; null where officers ruled by themselves. */
  complaint: number | null;
  ruledAt: Date;
}

/** The rulings that stand in these elections, in their order. */
export async function listStandingRulings(
  db: Db,
  electionIds: readonly string[],
): Promise<RulingRow[]> {
  const rows = await listSanctions(db, electionIds);
  return rows.flatMap((row) => rulingOf(row) ?? []);
}

const isOfCount = (row: SanctionRow): row is SanctionRow & { kind: RulingRow['kind'] } =>
  row.kind === 'disqualified' || row.kind === 'void';

function rulingOf(row: SanctionRow): RulingRow | null {
  if (!isOfCount(row)) return null;
  const { kind, electionId, nominationId, positionId, reason, complaint, ruledAt } = row;
  if (row.overturnedAt !== null || positionId === null) return null;
  return { kind, electionId, nominationId, positionId, reason, complaint, ruledAt };
}

/** When the last ruling of an election was made or overturned; null without one. */
export async function readRuledAt(db: Db, electionId: string): Promise<Date | null> {
  const rows = await listSanctions(db, [electionId]);
  const moments = rows
    .filter(isOfCount)
    .flatMap(({ ruledAt, overturnedAt }) => [ruledAt, overturnedAt ?? ruledAt]);
  return moments.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) ?? null;
}

/** The rulings of one position: who is disqualified, by nomination, and whether it is void. */
export interface PositionRulings {
  disqualified: ReadonlyMap<string, RulingRow>;
  isVoid: RulingRow | null;
}

export function rulingsOf(rulings: readonly RulingRow[], positionId: string): PositionRulings {
  const own = rulings.filter((one) => one.positionId === positionId);
  return {
    disqualified: new Map(
      own.flatMap((one) => (one.nominationId === null ? [] : [[one.nominationId, one]])),
    ),
    isVoid: own.find(({ kind }) => kind === 'void') ?? null,
  };
}

/** A ruling as everybody reads it. */
export const presentRuling = ({ reason, complaint, ruledAt }: RulingRow) => ({
  reason,
  complaint,
  at: ruledAt.toISOString(),
});
