import type { PlannedLine, SubjectLine } from '#core/council/proposal-line.ts';
import type { PlannedChange } from '#core/council/two-person.ts';
import {
  canBeAnnounced,
  isTwoPersonAct,
  secondOfficers,
  twoPersonActs,
} from '#core/council/two-person.ts';
import type { Proposal } from '#contract/proposal-shapes.ts';
import { plannedChange } from '#texts/change-line.ts';
import { nameWithAddress } from './kept-people.ts';
import type { ProposalRow } from './store.ts';

/** Who may do an act. */
export const accessOf = (act: string): 'officers' | 'admin' =>
  isTwoPersonAct(act) ? twoPersonActs[act].access : 'admin';

/** Who may be the second officer of what waits. */
export const secondFor = ({ act, otherAdmins }: Pick<ProposalRow, 'act' | 'otherAdmins'>) =>
  secondOfficers(accessOf(act), { otherAdmins: Number(otherAdmins) });

export function presentProposal(row: ProposalRow): Proposal {
  const { electionId, electionName, proposedBy, officerName, toName } = row;
  return {
    _id: row.id,
    act: row.act,
    subject: row.subject,
    ...(row.subjectTold !== null && { subjectTold: row.subjectTold as SubjectLine }),
    election:
      electionId === null || electionName === null ? null : { _id: electionId, name: electionName },
    what: row.what,
    ...(linesOf(row).length > 0 && { told: linesOf(row) }),
    changes: toName === null ? (row.changes as PlannedChange[]) : [given(row)],
    ...(row.candidates !== undefined && { candidates: row.candidates }),
    reason: row.reason,
    proposedBy: proposedBy === null ? null : { _id: proposedBy, name: officerName ?? '' },
    proposedAt: row.proposedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    notBy: row.notBy,
    needsAdmin: secondFor(row) === 'admin',
    alone: presentAlone(row),
  };
}

/** What it does, by its keys. */
export const linesOf = ({ told }: Pick<ProposalRow, 'told'>) => told as PlannedLine[];

/** Who loses a number, and who gets it. */
const given = ({ fromName, toName, toEmail }: ProposalRow): PlannedChange =>
  plannedChange({
    field: 'account',
    from: fromName ?? '',
    to: nameWithAddress({ name: toName ?? '', email: toEmail }),
  });

/** From when its proposer can announce to do it alone, or once that is done, can do it. */
function presentAlone({ act, aloneFrom, overdueAt }: ProposalRow): Proposal['alone'] {
  if (!canBeAnnounced(act)) return null;
  return { isAnnounced: aloneFrom !== null, from: (aloneFrom ?? overdueAt).toISOString() };
}
