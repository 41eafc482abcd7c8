import type { Role } from '../accounts/role.ts';
import type { VoteBlocker } from './ballot.ts';
import { isInElectorate } from './electorate.ts';
import type { Electorate } from './electorate.ts';
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
  | 'not-open'
  | 'no-candidates'
  | 'all-voted';

/** The one thing to do about it. */
export type NoVoteAction = 'log-in' | 'results' | 'nominate' | 'calendar' | 'receipts' | 'wait';

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
  'not-open': ['calendar', 'council'],
  'no-candidates': ['nominate', 'council'],
  'all-voted': ['receipts', 'council'],
};

interface Given {
  phase: Phase;
  reader: Reader | null;
  electorate: Electorate;
  /** The server's reason against a vote, if it gave one. */
  blocker: VoteBlocker | null;
  hasCandidates: boolean;
  hasVotedForAll: boolean;
}

/** The first reason why somebody cannot vote, with one action and whom to ask; null for a voter. */
export function whyNotVote(given: Given): NoVote | null {
  const reason = reasonAgainst(given);
  if (reason === null) return null;
  const [action, ask] = actions[reason];
  return { reason, action, ask };
}

function reasonAgainst(given: Given): NoVoteReason | null {
  const { phase, reader, electorate, blocker, hasCandidates, hasVotedForAll } = given;
  if (phase === 'cancelled' || phase === 'closed' || phase === 'paused') return phase;
  if (reader === null) return 'signed-out';
  if (!reader.isApproved) return 'not-approved';
  // Who has voted belongs to the voters, whatever was changed since.
  if (hasVotedForAll) return 'all-voted';
  const reason = reasonOf(reader, electorate, blocker);
  if (reason !== null) return reason;
  if (phase !== 'open') return 'not-open';
  return hasCandidates ? null : 'no-candidates';
}

/** Why the electorate is without this person. Only the server knows who is on a voter list. */
function reasonOf(
  { role, enrollmentNumber }: Reader,
  electorate: Electorate,
  blocker: VoteBlocker | null,
): NoVoteReason | null {
  if (electorate.kind === 'everyone') return null;
  if (electorate.kind === 'roll') {
    if (enrollmentNumber === null) return 'no-number';
    return blocker === 'not-on-roll' ? 'not-on-list' : null;
  }
  if (isInElectorate({ role, enrollmentNumber, isOnVoterList: false }, electorate)) return null;
  if (electorate.roles.length > 0 && !electorate.roles.includes(role)) return 'other-role';
  return enrollmentNumber === null ? 'no-number' : 'other-branch';
}
