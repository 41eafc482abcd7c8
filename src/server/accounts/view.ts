import type { Actor } from '#core/actor.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { PendingUser, User } from '#contract/accounts.ts';
import type { ManagedUser } from '#contract/people.ts';
import type { ManagedRow } from './list-store.ts';
import type { AccountRow } from './store.ts';

/** An account on the wire, field by field: never the password's hash (contract). */
export function presentUser(row: AccountRow): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email ?? '',
    role: row.role,
    profileImg: addressOf(row.upload_id),
    enrollmentNumber: row.enrollment_number,
    verified: row.is_verified,
  };
}

export function presentPendingUser(row: AccountRow): PendingUser {
  return {
    ...presentUser(row),
    registeredAt: row.created_at.toISOString(),
    isEmailConfirmed: row.email_confirmed_at !== null,
  };
}

/** An account in the list of all accounts. */
export function presentManagedUser(row: ManagedRow): ManagedUser {
  return {
    ...presentPendingUser(row),
    pendingEmail: row.pending_email,
    state: row.suspended_at !== null ? 'suspended' : row.is_verified ? 'active' : 'waiting',
    suspendedReason: row.suspended_reason,
    hasSecondFactor: row.has_second_factor,
    roleEndsAt: row.role_ends_at?.toISOString() ?? null,
  };
}

/** The signed-in person as they see themselves; a session exists for verified accounts only. */
export function presentActor(actor: Actor): User {
  return {
    _id: actor.id,
    name: actor.name,
    email: actor.email,
    role: actor.role,
    profileImg: actor.profileImg,
    enrollmentNumber: actor.enrollmentNumber,
    verified: true,
  };
}
