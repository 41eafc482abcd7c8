import type { Role } from '#core/accounts/role.ts';
import { committees, knownPosition } from '#core/council/committees.ts';
import type { Reply } from '#web/app/call.ts';

/** Somebody who is proposed for the council, and waits for approval. */
export type ProposedMember = Reply<'listUnverifiedMembers'>[number];

/** The committee a position belongs to; null for one that the catalogue does not know. */
export function committeeOf(position: string): string | null {
  const title = knownPosition(position);
  if (title === null) return null;
  return committees.find(({ positions }) => positions.includes(title))?.name ?? null;
}

/** The names of others who are proposed for the same position. */
export function rivalsOf(proposal: ProposedMember, all: readonly ProposedMember[]): string[] {
  return all
    .filter((other) => other._id !== proposal._id && titleOf(other) === titleOf(proposal))
    .map(({ student }) => student.name);
}

/** The position as the catalogue writes it. */
export function titleOf({ position }: ProposedMember): string {
  return knownPosition(position) ?? position;
}

/** Nobody but an admin approves themselves (contract, POST /member/verify). */
export function isBarred(proposal: ProposedMember, role: Role | undefined): boolean {
  return proposal.isOwnProposal && role !== 'admin';
}
