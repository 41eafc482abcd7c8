import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { CallName } from '#contract/api.ts';
import { createVoters, voteOf } from './ballot-box.ts';
import type { Actor, TestAccount, TestElection } from './factories.ts';
import { createActor } from './factories.ts';
import { app } from './side-by-side.ts';

// What tests of an election's life have in common: a council member who acts, and people who vote.

export let council: Actor;
/** Opens the stage for the tests of a file, after startSideBySide. */
export function openLifeStage(): void {
  beforeAll(async () => {
    council = await createActor(app, { role: 'council' });
  });
}

export const reason = 'The hall was closed for an hour.';
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const act = (name: CallName, id: string, body: Record<string, unknown> = { reason }) =>
  council.send(name, { params: { id }, body });
export const publish = (id: string) => council.send('publishElection', { params: { id } });

/** An election as the council organises it: it opens in an hour. */
export async function organise(given: Record<string, unknown> = {}) {
  const usual = {
    name: `Council ${randomUUID()}`,
    description: 'Choose your council.',
    startDate: inHours(1),
    endDate: inHours(2),
    positions: ['President', 'Treasurer'],
  };
  const { body } = await council.send('createElection', { body: { ...usual, ...given } });
  return body.election;
}

export const vote = (election: TestElection, voter: TestAccount, choice = 0) =>
  app.ctx.voteQueue.cast(voteOf(voter, election, 0, choice));

export async function voteSome(election: TestElection, count: number) {
  const voters = await createVoters(app, count);
  return Promise.all(voters.map((voter, choice) => vote(election, voter, choice)));
}

/** The election as everybody reads it; undefined where they do not. */
export async function shown(id: string, from: Pick<typeof app, 'send'> = app) {
  const { body } = await from.send('listElections');
  return body.elections.find((one: { _id: string }) => one._id === id);
}

export const hasKey = async (id: string) => (await app.ctx.electionKeys.list()).includes(id);
