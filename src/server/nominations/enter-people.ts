import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#core/actor.ts';
import { uncheckedConditions } from '#core/elections/nomination.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { recordAll } from '../platform/record.ts';
import { findPositions } from '../elections/positions-store.ts';
import type { ElectionRow } from '../elections/store.ts';
import { insertEntered, listEnteredRows } from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { findEnterable } from './find-enterable.ts';
import type { EnteredLine, FoundLine, WrongLine } from './find-enterable.ts';
import { readStanding, unnumberedBarrier } from './may-stand.ts';
import { listStoodFor } from './may-stand-store.ts';
import { holdNominees } from './store.ts';
import { areSupportersAsked } from './supporters/rule-of.ts';
import { wrongPeople } from './wrong-people.ts';

/** What officers typed of the candidates of an election. */
export type TypedPeople = Pick<
  Input<'enterCandidates'>,
  'candidates' | 'checked' | 'byName' | 'mayStand'
>;

/** Whom the lines name, with their accounts held. */
export interface FoundPeople {
  lines: readonly EnteredLine[];
  found: readonly FoundLine[];
  problems: readonly WrongLine[];
  /** The accounts that were closed meanwhile. */
  gone: ReadonlySet<string>;
}

/** Finds whom lines name and holds the accounts, in order and before the positions. */
export async function findPeople(
  tx: Tx,
  asked: { electionId: string; typed: TypedPeople; format: NumberFormat },
): Promise<FoundPeople> {
  const { electionId, typed, format } = asked;
  const lines = await placesOf(tx, electionId, typed.candidates);
  const { byName } = typed;
  const positionIds = [...new Set(lines.map(({ positionId }) => positionId))];
  const standingOf = (people: readonly FoundLine['person'][]) =>
    readStanding(tx, { electionId, positionIds, people });
  const given = { electionId, lines, format, byName, standingOf };
  const { found, problems } = await findEnterable(tx, given);
  return { lines, found, problems, gone: await holdPeople(tx, found) };
}

/** Each line with the id of its position. */
export async function placesOf(
  tx: Tx,
  electionId: string,
  candidates: TypedPeople['candidates'],
): Promise<EnteredLine[]> {
  const names = candidates.map(({ position }) => position);
  const ids = await findPositions(tx, electionId, names);
  if (ids === null) throw new Refused('unknown-election');
  return candidates.flatMap(({ lines }, index) => {
    const positionId = ids[index] ?? null;
    if (positionId === null) throw new Refused('unknown-position');
    return lines.map((line) => ({ positionId, line }));
  });
}

/** Holds the accounts; gives those that were closed meanwhile. */
async function holdPeople(tx: Tx, found: readonly FoundLine[]): Promise<Set<string>> {
  const ids = new Set(found.flatMap(({ person }) => person.accountId ?? []));
  return ids.difference(await holdNominees(tx, [...ids]));
}

/**
 * Enters people: all lines, or none where one is unclear. To be called with the positions and the election
 * locked. Nobody is told or on the ballot by it yet.
 */
export async function enterPeople(
  tx: Tx,
  given: {
    actor: Actor;
    election: ElectionRow;
    isOpen: boolean;
    people: FoundPeople;
    typed: TypedPeople;
    format: NumberFormat;
  },
): Promise<{ rows: EnteredRow[]; problems: WrongLine[] }> {
  const { actor, election, isOpen, people, typed, format } = given;
  const { found, gone } = people;
  const { checked = [], mayStand = [] } = typed;
  if (uncheckedConditions(election.settings.candidateConditions, checked).length > 0) {
    throw new Refused('conditions-unchecked');
  }
  const judged = { found, gone, election, format, mayStand };
  const problems = [...people.problems, ...(await wrongPeople(tx, judged))];
  if (problems.length > 0) return { rows: [], problems };
  const rows = await writeEntered(tx, { actor, election, mayStand, found });
  if (isOpen && areSupportersAsked(rows)) throw new Refused('entered-need-supporters');
  return { rows, problems };
}

async function writeEntered(
  tx: Tx,
  given: {
    found: readonly FoundLine[];
    actor: Actor;
    election: ElectionRow;
    mayStand: readonly string[];
  },
): Promise<EnteredRow[]> {
  const { actor, election, mayStand, found } = given;
  const { id: electionId } = election;
  const { candidateConditions: checked } = election.settings;
  const wanted = [...new Set(found.map(({ positionId }) => positionId))];
  const positions = new Map((await listStoodFor(tx, wanted)).map((one) => [one.id, one]));
  const entries = found.map(({ person, positionId, line }) => {
    // It says something only where it was asked.
    const isAsked =
      person.number === null &&
      unnumberedBarrier({ election, positionId, isChecked: false, name: '' }, { positions }) !==
        null;
    return { person, positionId, isStandingChecked: isAsked && mayStand.includes(line) };
  });
  const actorId = actor.id;
  const ids = await insertEntered(tx, entries, { electionId, actorId, checked });
  const written = ids.filter((id) => id !== null);
  const byId = new Map((await listEnteredRows(tx, { ids: written })).map((row) => [row.id, row]));
  const rows = ids.map((id) => {
    const row = byId.get(id ?? '');
    if (row === undefined) throw new Error('somebody was entered meanwhile');
    return row;
  });
  await recordAll(
    tx,
    rows.map(({ id, position, election: name }, at) => ({
      actorId,
      act: 'nomination.enter',
      objectId: id,
      electionId,
      detail: [
        position,
        name,
        'has agreed to stand, as whoever entered them says',
        ...(entries[at]?.isStandingChecked === true
          ? ['no number, checked by whoever entered them: may stand']
          : []),
      ].join(', '),
    })),
  );
  return rows;
}
