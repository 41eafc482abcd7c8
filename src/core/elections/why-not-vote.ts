import type { Role } from '../accounts/role.ts';
import type { NumberFormat } from '../accounts/number-format.ts';
import { fitsNumber } from './electorate.ts';
import type { Electorate, VoterBarrier } from './electorate.ts';
import type { Phase } from './phase.ts';

/** Why somebody cannot vote in an election now. */
export type NoVoteReason =
  | 'cancelled'
  | 'closed'
  | 'paused'
  | 'signed-out'
  | 'not-approved'
  | 'other-role'
  | 'no-number'
  | 'other-branch'
  | 'not-on-list'
  | 'no-class'
  | Exclude<VoterBarrier, 'not-on-roll'>
  | 'not-open'
  | 'no-candidates'
  | 'all-voted';

/** The one thing to do about it. */
export type NoVoteAction =
  | 'log-in'
  | 'results'
  | 'nominate'
  | 'receipts'
  | 'wait'
  | 'confirm-email'
  | 'change-email'
  | 'prove-number';

/** Whom to ask when the reason seems wrong. */
export type NoVoteContact = 'council' | 'admin';

export interface NoVote {
  reason: NoVoteReason;
  action: NoVoteAction;
  ask: NoVoteContact;
}

/** Who reads the page; null for a visitor. */
interface Reader {
  role: Role;
  enrollmentNumber: string | null;
  /** False until an admin has approved the account. */
  isApproved: boolean;
}

const actions: Record<NoVoteReason, [action: NoVoteAction, ask: NoVoteContact]> = {
  cancelled: ['wait', 'council'],
  closed: ['results', 'council'],
  paused: ['wait', 'council'],
  'signed-out': ['log-in', 'admin'],
  'not-approved': ['wait', 'admin'],
  'other-role': ['results', 'council'],
  'no-number': ['wait', 'admin'],
  'other-branch': ['results', 'council'],
  'not-on-list': ['results', 'council'],
  'not-in-group': ['results', 'council'],
  'no-class': ['results', 'council'],
  'number-not-proved': ['prove-number', 'council'],
  'email-not-confirmed': ['confirm-email', 'admin'],
  'email-domain': ['change-email', 'council'],
  'is-observer': ['results', 'council'],
  'not-open': ['nominate', 'council'],
  'no-candidates': ['nominate', 'council'],
  'all-voted': ['receipts', 'council'],
};

interface Given {
  phase: Phase;
  reader: Reader | null;
  electorate: Electorate;
  /** Why the server knows them as no voter, if it said so. */
  barrier: VoterBarrier | null;
  /** No position is for them, as the list says: it has no class for them. */
  hasNoClass?: boolean;
  hasCandidates: boolean;
  hasVotedForAll: boolean;
  /** How the campus's numbers are made. */
  numberFormat: NumberFormat;
}

/** The first reason why somebody cannot vote, with one action and whom to ask; null for a voter. */
export function whyNotVote(given: Given): NoVote | null {
  const reason = reasonAgainst(given);
  if (reason === null) return null;
  const [action, ask] = actions[reason];
  return { reason, action, ask };
}

function reasonAgainst(given: Given): NoVoteReason | null {
  const { phase, reader, hasCandidates, hasVotedForAll } = given;
  if (phase === 'cancelled' || phase === 'closed' || phase === 'paused') return phase;
  if (reader === null) return 'signed-out';
  if (!reader.isApproved) return 'not-approved';
  // Who has voted belongs to the voters, whatever was changed since.
  if (hasVotedForAll) return 'all-voted';
  const reason = reasonOf(reader, given);
  if (reason !== null) return reason;
  if (given.hasNoClass === true) return 'no-class';
  if (phase !== 'open') return 'not-open';
  return hasCandidates ? null : 'no-candidates';
}

/** Why this person is no voter. Only the server knows who is on a voter list and what is proved. */
function reasonOf(
  { role, enrollmentNumber }: Reader,
  { electorate, barrier, numberFormat }: Given,
): NoVoteReason | null {
  if (role === 'observer') return 'is-observer';
  const person = { role, enrollmentNumber };
  if (electorate.kind === 'some' && !fitsNumber(person, electorate, numberFormat)) {
    if (electorate.roles.length > 0 && !electorate.roles.some((one) => one === role))
      return 'other-role';
    return enrollmentNumber === null ? 'no-number' : 'other-branch';
  }
  const isWithoutNumber = enrollmentNumber === null;
  if (electorate.kind === 'roll' && isWithoutNumber) return 'no-number';
  if (barrier !== 'not-on-roll') return barrier;
  return isWithoutNumber ? 'no-number' : 'not-on-list';
}
