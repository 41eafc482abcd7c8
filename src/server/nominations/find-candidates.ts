import { branchOf, yearOf } from '#core/accounts/enrollment-number.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { listElectionRows } from '../elections/store.ts';
import { placesOf } from './enter-people.ts';
import { findEnterable, presentProblems, problemOf } from './find-enterable.ts';
import type { EnteredLine, FoundLine, WrongLine } from './find-enterable.ts';
import { findLookAlikes } from './look-alikes.ts';
import { readStanding } from './may-stand.ts';
import { listCandidateNames } from './store.ts';
import { unsavedElection } from './unsaved-election.ts';
import { judgePeople, wrongPeople } from './wrong-people.ts';

type Asked = Input<'findCandidates'>;
interface Found {
  found: readonly FoundLine[];
  problems: readonly WrongLine[];
  /** Of lines by position: the names of others for it that look like each, by the line. */
  looksLike?: ReadonlyMap<string, readonly string[]>;
  /** And the positions as they were sent. */
  sentAs?: ReadonlyMap<string, string>;
}

/**
 * Whom lines name, before anybody is entered. Lines by position are judged as entering judges them; of others whether
 * they may stand is judged when they are entered.
 */
export async function findCandidates(
  { campus, mail, transact }: Services,
  _actor: Actor,
  asked: Asked,
  { language }: Caller,
) {
  const { numberFormats: format, timeZone } = await campus.settings();
  const { found, problems, looksLike, sentAs } = await transact((tx) => {
    if (asked.candidates === undefined) return findLines(tx, asked, format);
    return asked.electionId === undefined
      ? judgeUnsaved(tx, asked, { format, timeZone })
      : judgeSaved(tx, { ...asked, electionId: asked.electionId }, format);
  });
  const wrong = new Set(problems.map((one) => `${one.positionId} ${one.line}`));
  const atPosition = (id: string) => {
    const position = sentAs?.get(id);
    return position === undefined ? {} : { position };
  };
  const shown = presentProblems(problems, language);
  return {
    people: found
      .filter(({ positionId, line }) => !wrong.has(`${positionId} ${line}`))
      .map((one) => {
        const { number, name, accountId, address } = one.person;
        const alike = looksLike?.get(keyOf(one)) ?? [];
        return {
          ...atPosition(one.positionId),
          line: one.line,
          enrollmentNumber: number ?? '',
          name,
          branch: number === null ? null : branchOf(number, format),
          year: number === null ? null : yearOf(number, format),
          hasAccount: accountId !== null,
          isEmailed: mail.delivery === 'smtp' && address !== null,
          ...(alike.length > 0 && { looksLike: [...alike] }),
        };
      }),
    problems: shown.map(({ positionId, line, problem, choices, asks }) => ({
      ...atPosition(positionId),
      line,
      problem,
      choices,
      ...(asks && { asks }),
    })),
  };
}

const keyOf = ({ positionId, line }: EnteredLine) => `${positionId} ${line}`;

/** Lines for no position. */
async function findLines(
  tx: Tx,
  { electionId, lines = [] }: Asked,
  format: NumberFormat,
): Promise<Found> {
  if (electionId !== undefined && (await listElectionRows(tx, { id: electionId })).length === 0) {
    throw new Refused('unknown-election');
  }
  const asked = lines.map((line) => ({ positionId: '', line }));
  const of = { electionId: electionId ?? null, lines: asked, format };
  const { found, problems } = await findEnterable(tx, of);
  const observers = found.filter(({ person }) => person.role === 'observer');
  return { found, problems: [...problems, ...observers.map((one) => problemOf(one, 'observer'))] };
}

/** Lines for positions of an election. */
async function judgeSaved(
  tx: Tx,
  asked: Asked & { electionId: string },
  format: NumberFormat,
): Promise<Found> {
  const { electionId, candidates = [], byName, mayStand = [] } = asked;
  const [election] = await listElectionRows(tx, { id: electionId });
  if (election === undefined) throw new Refused('unknown-election');
  const lines = await placesOf(tx, electionId, candidates);
  const positionIds = [...new Set(lines.map(({ positionId }) => positionId))];
  const { found, problems } = await findEnterable(tx, {
    ...{ electionId, lines, format, byName },
    standingOf: (people) => readStanding(tx, { electionId, positionIds, people }),
  });
  const judged = { found, gone: new Set<string>(), election, format, mayStand };
  const others = await listCandidateNames(tx, { electionId });
  return {
    found,
    problems: [...problems, ...(await wrongPeople(tx, judged))],
    looksLike: await namesAlike(found, others),
    sentAs: refsOf(lines, candidates),
  };
}

/** Lines for positions that only a form has. */
async function judgeUnsaved(
  tx: Tx,
  asked: Asked,
  campus: { format: NumberFormat; timeZone: string },
): Promise<Found> {
  const { candidates = [], byName, mayStand = [], election: given = { positions: [] } } = asked;
  const { election, idOf, standingOf } = unsavedElection(tx, given, campus);
  const lines = candidates.flatMap(({ position, lines: own }) => {
    const positionId = idOf(position);
    if (positionId === undefined) throw new Refused('unknown-position');
    return own.map((line) => ({ positionId, line }));
  });
  const of = { electionId: null, lines, format: campus.format, byName, standingOf };
  const { found, problems } = await findEnterable(tx, of);
  const wrong = judgePeople({
    ...{ found, election, format: campus.format, mayStand, gone: new Set<string>() },
    standing: await standingOf(found.map(({ person }) => person)),
    ...{ known: [], nominations: [], elsewhere: [], standElsewhere: [] },
  });
  return {
    found,
    problems: [...problems, ...wrong],
    looksLike: await namesAlike(found, []),
    sentAs: refsOf(lines, candidates),
  };
}

/** The positions of lines as they were sent. */
function refsOf(
  lines: readonly EnteredLine[],
  candidates: readonly { position: string; lines: readonly string[] }[],
): Map<string, string> {
  const refs = candidates.flatMap(({ position, lines: own }) => own.map(() => position));
  return new Map(lines.map(({ positionId }, at) => [positionId, refs[at] ?? '']));
}

/** The names of others for the same position that look like each, by the line. */
const namesAlike = (
  found: readonly FoundLine[],
  others: Parameters<typeof findLookAlikes>[0],
): Promise<ReadonlyMap<string, readonly string[]>> =>
  findLookAlikes([
    ...others,
    ...found.map((one) => ({
      id: keyOf(one),
      positionId: one.positionId,
      name: one.person.name,
    })),
  ]);
