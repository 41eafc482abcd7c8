import { queryOptions } from '@tanstack/react-query';
import { registeredRoles } from '#core/accounts/role.ts';
import type { PendingUser } from '#contract/accounts.ts';
import type { PendingNomination } from '#contract/nominations.ts';
import { call } from '#web/app/call.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import type { Unnamed } from '#web/app/wire-defaults.ts';
import {
  isObject,
  isText,
  textOrNull,
  wholeRows,
  withDefaults,
  withTexts,
} from '#web/app/wire-defaults.ts';
import { readPendingMembers } from '#web/council/by-the-letter.ts';
import { readElections } from '#web/elections/by-the-letter.ts';
import type { Role } from '#core/accounts/role.ts';
import { committees, knownPosition } from '#core/council/committees.ts';
import type { Reply } from '#web/app/call.ts';

/** What the specification (section 3) does not name: of a nomination, it names no field. */
const ofUser: Unnamed<PendingUser, keyof StoredUser> = {
  verified: false,
  registeredAt: '',
  isEmailConfirmed: false,
};

const ofNominee: PendingNomination['nominee'] = {
  _id: '',
  name: '',
  profileImg: '',
  email: '',
  enrollmentNumber: null,
};

const ofNomination: Unnamed<PendingNomination, 'nominee'> = {
  _id: '',
  positionId: '',
  position: '',
  status: 'pending',
  election: { _id: '', name: '' },
  statement: '',
  imageUrl: '',
  link: '',
  manifesto: '',
  apart: '',
  reason: null,
  version: 0,
  edit: null,
  checked: [],
  requestedAt: '',
  alsoStandsFor: [],
  looksLike: [],
  conditions: [],
  isFrozen: false,
};

/** Nobody is let in whose role nobody knows. */
const ofWaiting = {
  _id: isText,
  name: isText,
  role: (role: unknown) => registeredRoles.some((one) => one === role),
};

/** The first page is the list itself, which also counts what waits. */
const pageKey = (list: string, page: number) =>
  page === 1 ? ['officers', list] : ['officers', list, page];

/** What the specification sends of a nomination has the id of the election alone. */
function electionOf(one: object, elections: readonly PendingNomination['election'][]) {
  const id = 'electionId' in one ? one.electionId : undefined;
  return elections.find(({ _id }) => _id === id) ?? ofNomination.election;
}

const listedElections = async () => readElections((await call('listElections')).elections);

/** One page of the nominations that wait for a decision, oldest first. */
export const pendingNominationsPage = (page: number) =>
  queryOptions({
    queryKey: pageKey('nominations', page),
    queryFn: async () => {
      const waiting = await call('listPendingNominations', { query: page === 1 ? {} : { page } });
      const rows = wholeRows(waiting, {});
      const elections = rows.every((one) => isObject(one.election)) ? [] : await listedElections();
      return rows.map((one) => ({
        ...withDefaults(ofNomination, {
          ...one,
          election: isObject(one.election) ? one.election : electionOf(one, elections),
        }),
        nominee: withDefaults(ofNominee, one.nominee),
      }));
    },
    refetchOnWindowFocus: true,
  });

/**
 * How many nominations and changes of candidates wait. A nomination that the start of voting froze
 * no longer waits: nobody can decide it.
 */
export const nominationCountQuery = queryOptions({
  queryKey: ['officers', 'nomination-count'],
  queryFn: async ({ client }) => {
    const pending = await client.fetchQuery(pendingNominationsPage(1));
    return pending.filter(({ isFrozen }) => !isFrozen).length;
  },
  refetchOnWindowFocus: true,
});

/** One page of the accounts that wait for approval, oldest first. */
export const unverifiedUsersPage = (page: number) =>
  queryOptions({
    queryKey: pageKey('unverified-users', page),
    queryFn: async () => {
      const users = await call('listUnverifiedUsers', { query: page === 1 ? {} : { page } });
      return wholeRows(users, ofWaiting).map((one) =>
        withTexts(['email', 'profileImg'], {
          ...withDefaults(ofUser, one),
          enrollmentNumber: textOrNull(one.enrollmentNumber),
        }),
      );
    },
    refetchOnWindowFocus: true,
  });

/** Their first page. */
export const unverifiedUsersQuery = unverifiedUsersPage(1);

/** One page of the proposed members, oldest first. */
export const unverifiedMembersPage = (page: number) =>
  queryOptions({
    queryKey: pageKey('unverified-members', page),
    queryFn: async () =>
      readPendingMembers(
        await call('listUnverifiedMembers', { query: page === 1 ? {} : { page } }),
      ),
    refetchOnWindowFocus: true,
  });

/** Their first page. */
export const unverifiedMembersQuery = unverifiedMembersPage(1);

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
