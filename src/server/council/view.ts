import { addressOf } from '#core/pictures/picture-address.ts';
import { Refused } from '#core/refusal.ts';
import type { Member, PendingMember, TermMember } from '#contract/council.ts';
import type { MemberRow } from './store.ts';

const person = (row: MemberRow) => ({
  _id: row.account_id,
  name: row.name,
  profileImg: addressOf(row.upload_id),
});

/** A member on the wire, field by field: no e-mail, no number (contract). */
export function presentMember(row: MemberRow): Member {
  return { _id: row.id, position: row.position, student: person(row) };
}

/** The answer of an act on one member: as they are after it. */
export function answerMember(_services: unknown, _input: unknown, row: MemberRow | null) {
  if (row === null) throw new Refused('unknown-member');
  return { member: presentMember(row) };
}

/** A member with the terms that they belong to. */
export function presentTermMember(row: MemberRow): TermMember {
  return { ...presentMember(row), term: row.term, lastTerm: row.last_term };
}

/** A proposal as officers see it, with the present holders of the post. */
export function presentPendingMember(
  row: MemberRow,
  verified: readonly MemberRow[],
  viewerId: string,
): PendingMember {
  return {
    _id: row.id,
    position: row.position,
    student: { ...person(row), enrollmentNumber: row.enrollment_number ?? '' },
    proposedBy: row.proposer_name,
    isOwnProposal: row.account_id === viewerId,
    requestedAt: row.requested_at.toISOString(),
    currentHolders: verified
      .filter((other) => other.position === row.position)
      .map((other) => ({ ...person(other), memberId: other.id })),
  };
}
