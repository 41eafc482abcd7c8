import { branchOf, yearOf } from '#core/accounts/enrollment-number.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { listElectionRows } from '../elections/store.ts';
import { findEnterable, presentProblems, problemOf } from './find-enterable.ts';

/** Whom lines name, before anybody is entered. Whether they may stand is judged when they are entered. */
export async function findCandidates(
  { db, campus, mail, transact }: Services,
  _actor: Actor,
  { electionId, lines }: Input<'findCandidates'>,
  { language }: Caller,
) {
  const { numberFormats: format } = await campus.settings();
  if (electionId !== undefined && (await listElectionRows(db, { id: electionId })).length === 0) {
    throw new Refused('unknown-election');
  }
  const asked = lines.map((line) => ({ positionId: '', line }));
  const { found, problems } = await transact((tx) =>
    findEnterable(tx, { electionId: electionId ?? null, lines: asked, format }),
  );
  const observers = found.filter(({ person }) => person.role === 'observer');
  return {
    people: found
      .filter(({ person }) => person.role !== 'observer')
      .map(({ line, person: { number, name, accountId, address } }) => ({
        line,
        enrollmentNumber: number ?? '',
        name,
        branch: number === null ? null : branchOf(number, format),
        year: number === null ? null : yearOf(number, format),
        hasAccount: accountId !== null,
        isEmailed: mail.delivery === 'smtp' && address !== null,
      })),
    problems: presentProblems(
      [...problems, ...observers.map((one) => problemOf(one, 'observer'))],
      language,
    ).map(({ line, problem, choices, asks }) => ({
      line,
      problem,
      choices,
      ...(asks && { asks }),
    })),
  };
}
