import type { PlannedChange } from '#core/council/two-person.ts';
import { isTwoPersonAct, twoPersonActs } from '#core/council/two-person.ts';
import type { Proposal } from '#contract/proposal-shapes.ts';
import type { ProposalRow } from './store.ts';

/** Who may do an act, and so who may be the second one. */
export const accessOf = (act: string): 'officers' | 'admin' =>
  isTwoPersonAct(act) ? twoPersonActs[act].access : 'admin';

export function presentProposal(row: ProposalRow): Proposal {
  const { electionId, electionName, proposedBy, officerName } = row;
  return {
    _id: row.id,
    act: row.act,
    subject: row.subject,
    election:
      electionId === null || electionName === null ? null : { _id: electionId, name: electionName },
    what: row.what,
    changes: row.changes as PlannedChange[],
    reason: row.reason,
    proposedBy: proposedBy === null ? null : { _id: proposedBy, name: officerName ?? '' },
    proposedAt: row.proposedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    notBy: row.notBy,
    needsAdmin: accessOf(row.act) === 'admin',
  };
}
