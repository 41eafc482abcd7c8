import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { GivenRules } from '#core/elections/position-rules.ts';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import type { BodyOfCall } from '#web/app/call.ts';
import { createAccount, createActor } from './factories.ts';
import { closeAndCount } from './outcome-stage.ts';
import type { TestApp } from './test-app.ts';

/** Ballots such as `3 AB, 1 N, 2 -`: so many, with the first letters of names; `-` abstains. */
export type Ballots = string;

/** An election that officers organised over the wire, and that is open. */
export interface HeldByRules {
  id: string;
  positionId: string;
  /** The candidates of the ballot by the first letter of their names. */
  idOf: (letter: string) => string;
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Organises an election with one position, won by these rules, with a candidate for each name or name and line, and opens it. */
export async function openByRules(
  app: TestApp,
  rules: GivenRules,
  names: readonly (string | { name: string; apart: string })[],
  more: Partial<BodyOfCall<'createElection'>> = {},
): Promise<HeldByRules> {
  const council = await createActor(app, { role: 'council' });
  const admin = await createActor(app, { role: 'admin' });
  const created = await council.send('createElection', {
    body: {
      name: 'By the rule book',
      description: '',
      startDate: inMinutes(30),
      endDate: inMinutes(90),
      ...more,
      positions: [{ title: 'Members', ...rules }],
    },
  });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  const { election }: { election: Election } = created.body;
  const id = election._id;
  const positionId = election.positions[0]?._id ?? '';
  for (const named of names) {
    const { name, apart } = typeof named === 'string' ? { name: named, apart: '' } : named;
    const { id: nominee_id } = await createAccount(app.ctx, { name });
    const added = randomUUID();
    await app.ctx.transact((tx) =>
      tx
        .insertInto('nominations')
        .values({
          id: added,
          election_id: id,
          position_id: positionId,
          nominee_id,
          ...{ name, apart },
          status: 'pending',
        })
        .execute(),
    );
    const accepted = await admin.send('acceptNomination', { params: { id: added } });
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  }
  await app.ctx.transact((tx) =>
    tx
      .updateTable('elections')
      .set({ starts_at: new Date(Date.now() - 60_000) })
      .where('id', '=', id)
      .execute(),
  );
  const listed = await app.send('listElections');
  const elections: Election[] = listed.body.elections;
  const open = elections.find(({ _id }) => _id === id);
  const byLetter = new Map(open?.nominations.map((one) => [one.nominee.name[0], one._id]));
  return { id, positionId, idOf: (letter) => byLetter.get(letter) ?? '' };
}

/** Casts ballots, each of a voter of its own. */
export async function castBallots(
  app: TestApp,
  { id, positionId, idOf }: HeldByRules,
  ballots: Ballots,
): Promise<void> {
  for (const text of ballots.split(', ')) {
    const [count = '', letters = ''] = text.split(' ');
    const vote = letters === '-' ? { abstain: true } : { choices: [...letters].map(idOf) };
    for (let number = 0; number < Number(count); number += 1) {
      const voter = await createActor(app);
      const body = { userId: voter.id, electionId: id, position: positionId, ...vote };
      const cast = await voter.send('castVote', { body });
      expect(cast.status, JSON.stringify(cast.body)).toBe(200);
    }
  }
}

/** Closes an election, and reads what everybody reads of it then. */
export async function closeByRules(app: TestApp, { id }: HeldByRules): Promise<ElectionResults> {
  await closeAndCount(app, id);
  return readResult(app, id);
}

export async function readResult(app: TestApp, id: string): Promise<ElectionResults> {
  const { body } = await app.send('listResults');
  const results: ElectionResults[] = body;
  const found = results.find(({ electionId }) => electionId === id);
  if (found === undefined) throw new Error('the election has no result');
  return found;
}
