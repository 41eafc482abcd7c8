import type { Member, PendingMember } from '#contract/council.ts';
import type { Unnamed } from '#web/app/wire-defaults.ts';
import { withDefaults } from '#web/app/wire-defaults.ts';

// Members may hold the fields of the specification alone (section 3): of a student, name and picture.

/** The members of an answer; what the specification does not name has a default. */
export function readMembers(members: readonly Member[]): Member[] {
  return members.map((one) => ({ ...one, student: withDefaults({ _id: one._id }, one.student) }));
}

const ofPending: Unnamed<PendingMember, '_id' | 'position' | 'student'> = {
  proposedBy: null,
  isOwnProposal: false,
  requestedAt: '',
  currentHolders: [],
};

/** The proposed members of an answer; the same. */
export function readPendingMembers(members: readonly PendingMember[]): PendingMember[] {
  return members.map((one) => ({
    ...withDefaults(ofPending, one),
    student: withDefaults({ _id: one._id, enrollmentNumber: '' }, one.student),
  }));
}
