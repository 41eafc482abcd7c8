import type { NumberFormat } from '#core/accounts/number-format.ts';
import { enteredBefore } from '#core/elections/entered.ts';
import type { EnteredProblem } from '#core/elections/entered.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import type { ElectionRow } from '../elections/store.ts';
import { listEnteredRows, listStandings } from './entered-store.ts';
import { problemOf } from './find-enterable.ts';
import type { FoundLine, WrongLine } from './find-enterable.ts';
import { standBarrier, unnumberedBarrier } from './may-stand.ts';
import { listEnteredElsewhere, standsElsewhere } from './may-stand-store.ts';

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
  const { found, gone, election, format, mayStand } = given;
  const positionIds = [...new Set(found.map(({ positionId }) => positionId))];
  const known = await listEnteredRows(tx, { positionIds });
  const accountIds = found.flatMap(({ person }) => person.accountId ?? []);
  const standings = await listStandings(tx, positionIds, accountIds);
  const elsewhere = election.settings.onePost ? await listEnteredElsewhere(tx, election.id) : [];
  const problems: WrongLine[] = [];
  for (const [index, one] of found.entries()) {
    const { person, positionId, line } = one;
    const { accountId, number, role } = person;
    const earlier = known.find((row) => row.positionId === positionId && isSame(row, person));
    const standing = standings.find(
      (row) => row.positionId === positionId && row.accountId === accountId,
    );
    const before = enteredBefore({
      nomination: standing?.status ?? earlier?.status ?? null,
      wasEntered: earlier !== undefined,
      hasLeft: earlier?.hasLeft === true,
    });
    const misfit = () =>
      number === null
        ? unnumberedBarrier(tx, {
            election,
            positionId,
            isChecked: mayStand.includes(line),
            name: person.name,
          })
        : standBarrier(tx, { person: { accountId, role, number }, election, positionId, format });
    const isSecond = async () =>
      election.settings.onePost &&
      (elsewhere.some((row) => row.positionId !== positionId && isSame(row, person)) ||
        found.some((other) => other.positionId !== positionId && isSame(personOf(other), person)) ||
        (accountId !== null &&
          (await standsElsewhere(tx, { electionId: election.id, positionId, accountId }))));
    const isTwice = found
      .slice(0, index)
      .some((other) => other.positionId === positionId && isSame(personOf(other), person));
    let problem: EnteredProblem | null = before;
    if (accountId !== null && gone.has(accountId)) problem = 'not-found';
    else if (isTwice) problem = 'twice';
    else if (role === 'observer') problem = 'observer';
    else if (problem === null) {
      const barrier = await misfit();
      if (barrier === 'is-question') throw new Refused('is-question');
      problem = barrier ?? ((await isSecond()) ? 'one-post' : null);
    }
    if (problem !== null) problems.push(problemOf(one, problem));
  }
  return problems;
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
