import { blankTexts } from '#core/elections/nomination.ts';
import type { PendingUser } from '#contract/accounts.ts';
import type { Role } from '#core/accounts/role.ts';
import type { Reply } from '#web/app/call.ts';
import { now } from './dashboard-elections.ts';

// People and nominations that wait for an officer.

export type PendingNomination = Reply<'listPendingNominations'>[number];

let made = 0;
export const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;

const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

export function pendingNomination(
  name: string,
  details: Partial<PendingNomination> = {},
): PendingNomination {
  return {
    _id: newId(),
    positionId: newId(),
    position: 'President',
    status: 'pending',
    election: { _id: 'e1', name: 'Student Council Election 2026' },
    nominee: {
      _id: newId(),
      name,
      profileImg: '',
      email: `${name.split(' ')[0]?.toLowerCase()}@campus.test`,
      enrollmentNumber: `0177CS23${String(1000 + made)}`,
    },
    // Each a second after the one before: the server lists the oldest first.
    requestedAt: new Date(now - 7_200_000 + made * 1000).toISOString(),
    alsoStandsFor: [],
    looksLike: [],
    conditions: [],
    checked: [],
    isFrozen: false,
    ...blankTexts,
    imageUrl: '',
    reason: null,
    version: 1,
    edit: null,
    ...details,
  };
}

export function pendingUser(
  name: string,
  role: Role,
  details: Partial<PendingUser> = {},
): PendingUser {
  return {
    _id: newId(),
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@campus.test`,
    role,
    profileImg: '',
    enrollmentNumber: null,
    verified: false,
    isEmailConfirmed: false,
    registeredAt: ago(3),
    ...details,
  };
}
