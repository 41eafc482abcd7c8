import type { Member, PendingMember } from '#contract/council.ts';
import type { Unnamed } from '#web/app/wire-defaults.ts';
import { isObject, isText, wholeRows, withDefaults, withTexts } from '#web/app/wire-defaults.ts';

// Members may hold the fields of the specification alone (section 3): of a student, name and picture.

/** The members of an answer; what the specification does not name has a default. */
export function readMembers(members: readonly Member[]): Member[] {
  return wholeRows(members, ofMember).map((one) => ({
    ...one,
    student: withTexts(['profileImg'], withDefaults({ _id: one._id }, one.student)),
  }));
}

/** A person without a name is nobody to show. */
const hasName = (student: unknown) =>
  isObject(student) && 'name' in student && isText(student.name);
const ofMember = { _id: isText, position: isText, student: hasName };

const ofPending: Unnamed<PendingMember, '_id' | 'position' | 'student'> = {
  proposedBy: null,
  isOwnProposal: false,
  requestedAt: '',
  currentHolders: [],
};

/** The proposed members of an answer; the same. */
export function readPendingMembers(members: readonly PendingMember[]): PendingMember[] {
  return wholeRows(members, ofMember).map((one) => ({
    ...withDefaults(ofPending, one),
    student: withTexts(
      ['profileImg'],
      withDefaults({ _id: one._id, enrollmentNumber: '' }, one.student),
    ),
  }));
}
