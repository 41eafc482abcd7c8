import { refusedWords } from '#texts/en/refused.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Role } from '#core/accounts/role.ts';
import { isLimited, needsList, positionBarrier } from '#core/elections/electorate.ts';
import { Refused } from '#core/refusal.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { positionDocumentOf } from '../elections/documents.ts';
import { candidacyOfPosition, limitsOf } from '../elections/positions-store.ts';
import type { ElectionRow, PositionRow } from '../elections/store.ts';
import { listListsWith, listSignOnGroups } from '../elections/voter-list-store.ts';
import { findStoodFor, standsElsewhere } from './may-stand-store.ts';

/** Who may be a candidate for a position: as it says, else those who vote for it. */
export const candidacyFor = (
  position: Pick<PositionRow, 'rules' | 'branches' | 'years' | 'groups' | 'all_groups'>,
) => candidacyOfPosition(position) ?? limitsOf(position);

/** Whether a position is for people of the voter list alone: for those who vote for it, known by a list. */
export const isForListed = (
  election: Pick<ElectionRow, 'electorate' | 'voters'>,
  position: Pick<PositionRow, 'rules'>,
): boolean =>
  candidacyOfPosition(position) === null &&
  needsList({ electorate: { kind: election.electorate }, voters: election.voters });

/**
 * Why somebody without an enrollment number cannot be a candidate for a position: nothing says their
 * branch, year or group, so where these are asked for an officer has to say that they meet them.
 */
export async function unnumberedBarrier(
  db: Db,
  given: { election: ElectionRow; positionId: string; isChecked: boolean; name: string },
): Promise<'is-question' | 'is-nobody' | 'standing-unchecked' | null> {
  const { election, positionId, isChecked, name } = given;
  const position = await findStoodFor(db, positionId);
  if (position?.kind === 'question') return 'is-question';
  const nobody = position === null ? null : positionDocumentOf(position.rules).nobody;
  if (nobody?.name.toLowerCase() === name.toLowerCase()) return 'is-nobody';
  const isAsked =
    isLimited(election.settings.candidacy) ||
    (position !== null && isLimited(candidacyFor(position)));
  return isAsked && !isChecked ? 'standing-unchecked' : null;
}

/** What keeps somebody from being a candidate for a position, whoever asks for it. */
export type StandBarrier = 'is-question' | 'cannot-stand' | 'not-listed' | 'not-for-position';

/**
 * Why somebody cannot be a candidate for a position, by its kind, by the branch, year and group that its
 * election asks for, by the voter list, and by what it asks for itself; null where they can.
 */
export async function standBarrier(
  db: Db,
  given: {
    person: { accountId: string | null; role: Role; number: string };
    election: ElectionRow;
    /** Null where only the election is judged. */
    positionId: string | null;
    format: NumberFormat;
  },
): Promise<StandBarrier | null> {
  const { person, election, positionId, format } = given;
  const { accountId, role, number } = person;
  const lists = await listListsWith(db, number);
  const groups = accountId === null ? null : await listSignOnGroups(db, accountId);
  const candidate = {
    role,
    enrollmentNumber: number,
    listGroups: lists.get(election.id) ?? null,
    signOnGroups: groups?.get(election.id) ?? [],
  };
  if (positionBarrier(candidate, election.settings.candidacy, format) !== null)
    return 'cannot-stand';
  const position = positionId === null ? null : await findStoodFor(db, positionId);
  if (position === null) return null;
  if (position.kind === 'question') return 'is-question';
  if (candidate.listGroups === null && isForListed(election, position)) return 'not-listed';
  const isWelcome = positionBarrier(candidate, candidacyFor(position), format) === null;
  return isWelcome ? null : 'not-for-position';
}

/** The refusal of a barrier, in the words for the person themselves or for an officer. */
export function refusedBy(barrier: StandBarrier, whose: 'your' | 'their'): Refused {
  if (barrier === 'is-question') return new Refused('is-question');
  if (barrier === 'not-listed') {
    return new Refused('cannot-stand', { words: () => refusedWords.listedOnly });
  }
  const what = barrier === 'cannot-stand' ? 'election' : 'position';
  return new Refused('cannot-stand', { words: () => refusedWords.notOfGroup(whose, what) });
}

/**
 * Refuses who wants another position of an election in which each person can have one. To be called
 * with the account of the person held (`holdNominee`).
 */
export async function refuseSecondPost(
  tx: Tx,
  person: { electionId: string; positionId: string; accountId: string },
): Promise<void> {
  if (await standsElsewhere(tx, person)) throw new Refused('one-post');
}
