import { expect } from 'vitest';
import type { BodyOfCall } from '#web/app/call.ts';
import { announce, createActor } from './factories.ts';
import type { Actor } from './factories.ts';
import { closeAndCount } from './outcome-stage.ts';
import type { Answer, TestApp } from './test-app.ts';

// What the scripts after cases on record have in common. Everything in them is done by the calls that
// people make; only the clock is moved, by moving the dates of the election in the database.

/** What a call answers, which has to be this status. */
export async function asked(answer: Promise<Answer>, status = 200): Promise<Answer['body']> {
  const { status: got, body } = await answer;
  expect(got, JSON.stringify(body)).toBe(status);
  return body;
}

/** Somebody who stands in the election of a case. */
export interface CaseCandidate extends Actor {
  nominationId: string;
  positionId: string;
}

/** An election as its council organised it, with candidates who nominated themselves. */
export interface CaseElection {
  id: string;
  name: string;
  /** By the title of the position. */
  candidates: Record<string, CaseCandidate[]>;
}

interface Officers {
  council: Actor;
  admin: Actor;
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Organises an election, has people nominate themselves and an admin accept them; nominations are open. */
export async function organiseCase(
  app: TestApp,
  { council, admin }: Officers,
  name: string,
  stand: Readonly<Record<string, readonly (string | Actor)[]>>,
  more: Partial<BodyOfCall<'createElection'>> = {},
): Promise<CaseElection> {
  const { election } = await asked(
    council.send('createElection', {
      body: {
        name,
        description: 'Who speaks for the students.',
        startDate: inHours(24),
        endDate: inHours(96),
        positions: Object.keys(stand),
        ...more,
      },
    }),
    201,
  );
  const candidates: CaseElection['candidates'] = {};
  for (const [position, people] of Object.entries(stand)) {
    candidates[position] = [];
    for (const person of people) {
      const who = typeof person === 'string' ? await createActor(app, { name: person }) : person;
      const body = { electionId: election._id, position, userId: who.id };
      const { nomination } = await asked(who.send('createNomination', { body }), 201);
      const params = { id: nomination._id };
      await asked(admin.send('acceptNomination', { params }));
      const { _id: nominationId, positionId } = nomination;
      candidates[position].push({ ...who, nominationId, positionId });
    }
  }
  return { id: election._id, name, candidates };
}

/** Moves the dates of an election, as time does. */
async function moveDates(
  { ctx }: Pick<TestApp, 'ctx'>,
  id: string,
  dates: { starts_at?: Date; ends_at?: Date; nominations_close_at?: Date },
): Promise<void> {
  await ctx.transact(async (tx) => {
    await tx.updateTable('elections').set(dates).where('id', '=', id).execute();
    await announce(ctx, tx, { kind: 'elections' });
  });
}

/** Its opening has come. */
export async function openCase(
  app: Pick<TestApp, 'ctx'>,
  { id }: Pick<CaseElection, 'id'>,
): Promise<void> {
  const now = new Date(Date.now() - 1_000);
  await moveDates(app, id, { starts_at: now, nominations_close_at: now });
}

/** One vote by the call of the ballot. */
export const castIn = (voter: Actor, electionId: string, candidate: CaseCandidate) =>
  voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId,
      position: candidate.positionId,
      candidateId: candidate.nominationId,
    },
  });

/** So many people vote for each candidate of a position, each once; they are answered. */
export async function castCounts(
  app: TestApp,
  { id, candidates }: CaseElection,
  position: string,
  counts: readonly number[],
): Promise<Actor[]> {
  const voters: Actor[] = [];
  for (const [at, count] of counts.entries()) {
    const candidate = candidates[position]?.[at];
    if (candidate === undefined) throw new Error(`nobody stands at ${at}`);
    const cast = Array.from({ length: count }, async () => {
      const voter = await createActor(app);
      await asked(castIn(voter, id, candidate));
      voters.push(voter);
    });
    await Promise.all(cast);
  }
  return voters;
}

/** Its end has come, and the server has counted. */
export const closeCase = (app: Pick<TestApp, 'ctx'>, { id }: CaseElection) =>
  closeAndCount(app, id);

/** The result of an election as everybody reads it; undefined where there is none. */
export async function resultOfCase(app: Pick<TestApp, 'send'>, { id }: CaseElection) {
  const { body } = await app.send('listResults');
  return body.find((one: { electionId: string }) => one.electionId === id);
}
