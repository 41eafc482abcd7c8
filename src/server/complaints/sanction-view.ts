import type { Sanction } from '#contract/sanctions.ts';
import type { SanctionRow } from '../elections/sanctions-store.ts';

/** A sanction as everybody reads it. */
export const presentSanction = (row: SanctionRow): Sanction => ({
  _id: row.id,
  complaint: row.complaint,
  kind: row.kind,
  // Whom a warning is to is nobody else's business.
  candidate: row.kind === 'warning' ? null : row.candidate,
  position: row.kind === 'warning' ? null : row.position,
  until: row.until?.toISOString() ?? null,
  people: row.people,
  reason: row.reason,
  answered: row.answered,
  noOther: row.noOther,
  at: row.ruledAt.toISOString(),
  overturned:
    row.overturnedAt === null
      ? null
      : { at: row.overturnedAt.toISOString(), reason: row.overturnReason ?? '' },
});
