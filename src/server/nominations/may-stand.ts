import { refusedWords } from '#texts/en/refused.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Role } from '#core/accounts/role.ts';
import { isLimited, needsList, positionBarrier } from '#core/elections/electorate.ts';
import type { Limits } from '#core/elections/electorate.ts';
import { Refused } from '#core/refusal.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { positionDocumentOf } from '../elections/documents.ts';
import { candidacyOfPosition, limitsOf } from '../elections/positions-store.ts';
import type { ElectionRow, PositionRow } from '../elections/store.ts';
import { listGroupsByNumber, listSignOnGroupsByAccount } from '../elections/voter-list-store.ts';
import { listStoodFor, standsElsewhere } from './may-stand-store.ts';
import type { StoodFor } from './may-stand-store.ts';

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

/** What is known of people and of positions before it is judged who may stand. */
export interface Standing {
  positions: ReadonlyMap<string, Omit<StoodFor, 'id'>>;
  /** The groups on the list of the election, by number; nobody who is not on it. */
  listGroups: ReadonlyMap<string, readonly string[]>;
  /** The groups of the university's log-in, by account. */
  signOnGroups: ReadonlyMap<string, readonly string[]>;
}

/** Reads that of people who want positions of an election. */
export async function readStanding(
  db: Db,
  given: {
    electionId: string;
    positionIds: readonly string[];
    people: readonly { accountId: string | null; number: string | null }[];
  },
): Promise<Standing> {
  const { electionId, positionIds, people } = given;
  const numbers = people.flatMap(({ number }) => number ?? []);
  const accounts = people.flatMap(({ accountId }) => accountId ?? []);
  const positions = await listStoodFor(db, positionIds);
  return {
    positions: new Map(positions.map(({ id, ...position }) => [id, position])),
    listGroups: await listGroupsByNumber(db, electionId, numbers),
    signOnGroups: await listSignOnGroupsByAccount(db, electionId, accounts),
  };
}

/**
 * Why somebody without an enrollment number cannot be a candidate for a position: nothing says their
 * branch, year or group, so where these are asked for an officer has to say that they meet them.
 */
export function unnumberedBarrier(
  given: { election: Judged; positionId: string; isChecked: boolean; name: string },
  { positions }: Pick<Standing, 'positions'>,
): 'is-question' | 'is-nobody' | 'standing-unchecked' | null {
  const { election, positionId, isChecked, name } = given;
  const position = positions.get(positionId);
  if (position?.kind === 'question') return 'is-question';
  const nobody = position === undefined ? null : positionDocumentOf(position.rules).nobody;
  if (nobody?.name.toLowerCase() === name.toLowerCase()) return 'is-nobody';
  const isAsked =
    isLimited(election.settings.candidacy) ||
    (position !== undefined && isLimited(candidacyFor(position)));
  return isAsked && !isChecked ? 'standing-unchecked' : null;
}

/** What is read of an election before somebody stands in it. */
export type Judged = Pick<ElectionRow, 'electorate' | 'voters'> & {
  settings: { candidacy: Limits };
};

/** What keeps somebody from being a candidate for a position, whoever asks for it. */
export type StandBarrier = 'is-question' | 'cannot-stand' | 'not-listed' | 'not-for-position';

interface Wanted {
  person: { accountId: string | null; role: Role; number: string };
  /** Null where only the election is judged. */
  positionId: string | null;
  format: NumberFormat;
}

/**
 * Why somebody cannot be a candidate for a position, by its kind, by the branch, year and group that its
 * election asks for, by the voter list, and by what it asks for itself; null where they can.
 */
export async function standBarrier(
  db: Db,
  { election, ...wanted }: Wanted & { election: ElectionRow },
): Promise<StandBarrier | null> {
  const { person, positionId } = wanted;
  const positionIds = positionId === null ? [] : [positionId];
  const asked = { electionId: election.id, positionIds, people: [person] };
  return judgeStanding({ ...wanted, election }, await readStanding(db, asked));
}

/** Whether somebody is one of those who may stand for a position, whatever else keeps them from it. */
export function fitsPosition(
  { person, positionId, format }: Omit<Wanted, 'positionId'> & { positionId: string },
  standing: Standing,
): boolean {
  const position = standing.positions.get(positionId);
  const candidate = candidateOf(person, standing);
  return (
    position === undefined || positionBarrier(candidate, candidacyFor(position), format) === null
  );
}

/** Somebody as limits judge them. */
const candidateOf = (
  { accountId, role, number }: Wanted['person'],
  { listGroups, signOnGroups }: Standing,
) => ({
  role,
  enrollmentNumber: number,
  listGroups: listGroups.get(number) ?? null,
  signOnGroups: signOnGroups.get(accountId ?? '') ?? [],
});

/** The same by what was read already. */
export function judgeStanding(
  { person, positionId, format, election }: Wanted & { election: Judged },
  standing: Standing,
): StandBarrier | null {
  const candidate = candidateOf(person, standing);
  if (positionBarrier(candidate, election.settings.candidacy, format) !== null)
    return 'cannot-stand';
  const position = standing.positions.get(positionId ?? '');
  if (position === undefined) return null;
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
