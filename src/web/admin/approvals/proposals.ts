import type { Role } from '#core/accounts/role.ts';
import { committees, knownPosition } from '#core/council/committees.ts';
import type { Reply } from '#web/app/call.ts';

export type Proposal = Reply<'listUnverifiedMembers'>[number];

/** The committee a position belongs to; null for one that the catalogue does not know. */
export function committeeOf(position: string): string | null {
  const title = knownPosition(position);
  if (title === null) return null;
  return committees.find(({ positions }) => positions.includes(title))?.name ?? null;
}

/** The names of others who are proposed for the same position. */
export function rivalsOf(proposal: Proposal, all: readonly Proposal[]): string[] {
  return all
    .filter((other) => other._id !== proposal._id && titleOf(other) === titleOf(proposal))
    .map(({ student }) => student.name);
}

/** The position as the catalogue writes it. */
export function titleOf({ position }: Proposal): string {
  return knownPosition(position) ?? position;
}

/** Nobody but an admin approves themselves (contract, POST /member/verify). */
export function isBarred(proposal: Proposal, role: Role | undefined): boolean {
  return proposal.isOwnProposal && role !== 'admin';
}
