import type { NumberFormat } from '#core/accounts/number-format.ts';
import { enteredBefore } from '#core/elections/entered.ts';
import type { EnteredProblem } from '#core/elections/entered.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import type { ElectionRow } from '../elections/store.ts';
import { listEnteredRows, listStandings } from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { problemOf } from './find-enterable.ts';
import type { FoundLine, WrongLine } from './find-enterable.ts';
import { judgeStanding, readStanding, unnumberedBarrier } from './may-stand.ts';
import type { Judged, Standing } from './may-stand.ts';
import { listEnteredElsewhere, listStanding } from './may-stand-store.ts';

/** Why people cannot be entered for a position, judged under its lock. */
export async function wrongPeople(
  tx: Tx,
  given: {
    found: readonly FoundLine[];
    gone: ReadonlySet<string>;
    election: ElectionRow;
    format: NumberFormat;
    /** Lines of people without a number who meet the limits, as the officer says. */
    mayStand: readonly string[];
  },
): Promise<WrongLine[]> {
  const { found, gone, election } = given;
  const positionIds = [...new Set(found.map(({ positionId }) => positionId))];
  const accountIds = found.flatMap(({ person }) => person.accountId ?? []);
  const { onePost } = election.settings;
  const people = found.map(({ person }) => person);
  const electionId = election.id;
  return judgePeople({
    ...{ found, election, format: given.format, mayStand: given.mayStand },
    gone,
    standing: await readStanding(tx, { electionId, positionIds, people }),
    known: await listEnteredRows(tx, { positionIds }),
    nominations: await listStandings(tx, positionIds, accountIds),
    elsewhere: onePost ? await listEnteredElsewhere(tx, electionId) : [],
    standElsewhere: onePost ? await listStanding(tx, electionId, accountIds) : [],
  });
}

/** What is judged of the people whom officers enter, and all that is known of them. */
interface Judging {
  found: readonly FoundLine[];
  gone: ReadonlySet<string>;
  election: Judged & { settings: { onePost: boolean } };
  format: NumberFormat;
  mayStand: readonly string[];
  standing: Standing;
  /** Who was entered for these positions before. */
  known: readonly (Known & Pick<EnteredRow, 'positionId' | 'status' | 'hasLeft'>)[];
  nominations: Awaited<ReturnType<typeof listStandings>>;
  elsewhere: Awaited<ReturnType<typeof listEnteredElsewhere>>;
  standElsewhere: Awaited<ReturnType<typeof listStanding>>;
}

/** Why people cannot be entered, by what was read of them. */
export function judgePeople(given: Judging): WrongLine[] {
  const { found, gone, election, format, mayStand, standing } = given;
  const knownFor = Map.groupBy(given.known, ({ positionId }) => positionId);
  const foundFor = Map.groupBy(found, ({ positionId }) => positionId);
  const nominations = new Map(
    given.nominations.map(({ positionId, accountId, status }) => [
      `${positionId} ${accountId}`,
      status,
    ]),
  );
  const isSecond = ({ positionId, person }: FoundLine) =>
    election.settings.onePost &&
    (given.elsewhere.some((row) => row.positionId !== positionId && isSame(row, person)) ||
      found.some((other) => other.positionId !== positionId && isSame(personOf(other), person)) ||
      given.standElsewhere.some(
        (row) => row.positionId !== positionId && row.accountId === person.accountId,
      ));
  const misfit = ({ positionId, person, line }: FoundLine) => {
    const { accountId, number, role, name } = person;
    if (number === null) {
      const isChecked = mayStand.includes(line);
      return unnumberedBarrier({ election, positionId, isChecked, name }, standing);
    }
    const judged = { person: { accountId, role, number }, election, positionId, format };
    return judgeStanding(judged, standing);
  };
  const problemWith = (one: FoundLine): EnteredProblem | null => {
    const { person, positionId } = one;
    const { accountId, role } = person;
    const beside = foundFor.get(positionId) ?? [];
    if (accountId !== null && gone.has(accountId)) return 'not-found';
    const first = beside.find((other) => isSame(personOf(other), person));
    if (first !== undefined && beside.indexOf(first) < beside.indexOf(one)) return 'twice';
    if (role === 'observer') return 'observer';
    const earlier = knownFor.get(positionId)?.find((row) => isSame(row, person));
    const before = enteredBefore({
      nomination: nominations.get(`${positionId} ${accountId}`) ?? earlier?.status ?? null,
      wasEntered: earlier !== undefined,
      hasLeft: earlier?.hasLeft === true,
    });
    if (before !== null) return before;
    const barrier = misfit(one);
    if (barrier === 'is-question') throw new Refused('is-question');
    return barrier ?? (isSecond(one) ? 'one-post' : null);
  };
  return found.flatMap((one) => {
    const problem = problemWith(one);
    return problem === null ? [] : [problemOf(one, problem)];
  });
}

/** What may tell who somebody is. */
interface Known {
  accountId: string | null;
  number: string | null;
  name: string | null;
  email: string | null;
}

const personOf = ({ person }: FoundLine): Known => ({
  ...person,
  email: person.newcomer?.email ?? null,
});

/** Whether both are one person: by account or number, and without either by address, else by name. */
function isSame(one: Known, person: FoundLine['person']): boolean {
  const { accountId, number, newcomer } = person;
  if (accountId !== null && one.accountId === accountId) return true;
  if (number !== null) return one.number === number;
  if (newcomer === null || one.accountId !== null || (one.number ?? '') !== '') return false;
  if (newcomer.email !== null) return one.email?.toLowerCase() === newcomer.email;
  return (one.email ?? '') === '' && one.name?.toLowerCase() === newcomer.name.toLowerCase();
}
