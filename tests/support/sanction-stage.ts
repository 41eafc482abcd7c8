import { record } from '#server/platform/record.ts';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Input } from '#contract/api.ts';
import { recordWith } from '#server/platform/record.ts';
import { writeSanction } from '#server/elections/owner-acts-store.ts';
import type { Actor, TestElection } from './factories.ts';
import type { Answer, TestApp } from './test-app.ts';
import { askAsOwner } from './test-app.ts';

// Messages about an election, and what officers rule in it.

type OfElection = Pick<TestElection, 'id'>;

/** Somebody writes to the council about an election; the id of the message. */
export async function complain(
  who: Pick<Actor, 'send'>,
  { id: electionId }: OfElection,
  about: readonly string[] = [],
  message = 'It was locked at noon.',
): Promise<string> {
  const sender = { name: 'Zoya Khan', email: `${randomUUID()}@campus.example` };
  const sent = await who.send('createContact', {
    body: { ...sender, category: 'grievances', message, electionId, about },
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  return sent.body.contact._id;
}

/** The messages about an election that an officer reads. */
export const messagesOf = async (officer: Pick<Actor, 'send'>, { id: election }: OfElection) =>
  (await officer.send('listContacts', { query: { election } })).body;

/** An officer answers a message. */
export const answerTo = (officer: Pick<Actor, 'send'>, id: string, text = 'It was open.') =>
  officer.send('answerContact', { params: { id }, body: { entryId: randomUUID(), text } });

export const grounds = 'Two witnesses saw it.';

/** An officer disqualifies a candidate. */
export const disqualify = (
  officer: Pick<Actor, 'send'>,
  { id: electionId }: OfElection,
  nominationId: string,
  given: Partial<Pick<Input<'createRuling'>, 'reason' | 'answered'>> = {},
): Promise<Answer> =>
  officer.send('createRuling', {
    body: {
      ...{ kind: 'disqualify', electionId, nominationId, reason: grounds, answered: null },
      ...given,
    },
  });

/** An officer voids a position. */
export const makeVoid = (
  officer: Pick<Actor, 'send'>,
  { id: electionId }: OfElection,
  position: string,
  reason = grounds,
): Promise<Answer> =>
  officer.send('createRuling', { body: { kind: 'void', electionId, position, reason } });

export const overturn = (
  officer: Pick<Actor, 'send'>,
  id: string,
  reason = 'The witnesses were wrong.',
) => officer.send('overturnRuling', { params: { id }, body: { reason } });

/** The rulings of an election, as everybody reads them. */
export async function rulingsOf(app: TestApp, { id }: OfElection) {
  return (await app.send('listRulings', { params: { id } })).body;
}

/** The last ruling of an election. */
export const lastRuling = async (app: TestApp, election: OfElection) =>
  (await rulingsOf(app, election)).sanctions.at(-1);

/** A candidate who is disqualified; the id of the ruling. */
export async function ruledSanction(
  { ctx }: Pick<TestApp, 'ctx'>,
  { id: electionId, positions }: TestElection,
): Promise<string> {
  const id = randomUUID();
  const nominationId = positions[0]?.candidates[0]?.id ?? null;
  const one = { id, electionId, kind: 'disqualified' as const, reason: grounds, nominationId };
  await ctx.transact((tx) =>
    recordWith(tx, { actorId: null, detail: 'A ruling' }, (entry) =>
      writeSanction(tx, { ...one, positionId: null, answered: null }, entry),
    ),
  );
  return id;
}

/** A complaint of 0.3.0 with its ruling; its id. */
export async function formerComplaint(
  app: Pick<TestApp, 'ctx'>,
  { id: electionId }: OfElection,
  given: { number?: number; answer?: string; accountId?: string | null } = {},
): Promise<string> {
  const id = randomUUID();
  const { number = 1, answer = 'It was open.', accountId = null } = given;
  await askAsOwner(
    app,
    `insert into appeals (id, election_id, number, account_id, subject, body, answer, answered_at, ruling)
     values ($1, $2, $3, $4, 'The room', 'It was locked.', $5, now(), 'dismissed')`,
    [id, electionId, number, accountId, answer],
  );
  await app.ctx.transact((tx) =>
    record(tx, {
      actorId: null,
      act: 'election.appeal-answer',
      objectId: electionId,
      detail: `The room: appeal ${number}`,
    }),
  );
  return id;
}
