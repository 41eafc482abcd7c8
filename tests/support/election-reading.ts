// What the server says and holds of an election, compared with the model.
import { electionJobs } from '#server/closing/close.ts';
import { expect, vi } from 'vitest';
import type { CallName } from '#contract/api.ts';
import type { Model } from './election-model.ts';
import * as model from './election-model.ts';
import type { Actor } from './factories.ts';
import { balanced, readVoteCounts } from './vote-record.ts';
import type { Answer, TestApp } from './test-app.ts';

/** The server's side of one history. */
export interface Real {
  app: TestApp;
  admin: Actor;
  electionId: string;
  name: string;
  positions: { _id: string; title: string }[];
  people: Actor[];
  /** Ids of nominations, and codes of receipts, by seat. */
  nominations: Map<string, string>;
  receipts: Map<string, string>;
  /** An address of its own, as behind a proxy: a history is longer than a person is patient. */
  address: string;
}

export type Step = (expected: Model, real: Real) => Promise<void>;

type Given = Parameters<Actor['send']>[1];
export const send = (
  who: Pick<Actor, 'send'>,
  real: Real,
  call: CallName,
  given: Given,
): Promise<Answer> =>
  who.send(call, {
    ...given,
    headers: { ...given?.headers, 'x-forwarded-for': real.address },
  } as never);

export function personOf(real: Real, person: number): Actor {
  const found = real.people[person];
  if (found === undefined) throw new Error(`nobody is person ${person}`);
  return found;
}

/** The standings while it lasts, the results afterwards. */
const compareReadings: Step = async (expected, real) => {
  const { body } = await send(real.admin, real, 'listElections', {});
  const shown = body.elections.find((one: { _id: string }) => one._id === real.electionId);
  expect(shown === undefined).toBe(expected.isDeleted || expected.state === 'draft');
  const results = await send(real.admin, real, 'listResults', {});
  const result = results.body.find(
    (one: { electionId: string }) => one.electionId === real.electionId,
  );
  const counts = real.positions.map((_, position) => model.countsOf(expected, position));
  const hasCandidates = counts.some((one) => one.size > 0);
  expect(result !== undefined).toBe(
    !expected.isDeleted && model.phaseOf(expected) === 'closed' && hasCandidates,
  );
  for (const [position, { title }] of real.positions.entries()) {
    const wanted = [...(counts[position] ?? [])]
      .map(([person, votes]) => `${personOf(real, person).id} ${votes}`)
      .toSorted();
    if (shown === undefined) continue;
    // What was destroyed is no count, not even nought.
    const isShown = expected.state !== 'cancelled';
    const standings = shown.nominations
      .filter((one: { position: string }) => one.position === title)
      .map((one: { nominee: { _id: string }; votes: number }) => `${one.nominee._id} ${one.votes}`);
    expect(standings.toSorted()).toEqual(
      wanted.map((one) => (isShown ? one : one.replace(/ \d+$/, ' null'))),
    );
    if (result === undefined || wanted.length === 0) continue;
    const row = result.results.find((one: { position: string }) => one.position === title);
    const votes = row.candidates.map((one: { votes: number }) => one.votes);
    expect(votes).toEqual([...(counts[position]?.values() ?? [])].toSorted((a, b) => b - a));
    expect(row.tie).toBe(votes[0] === votes[1]);
  }
};

/**
 * What everybody reads is remembered for a moment, so it may lag behind, but not for long. The results
 * are there once the votes are counted.
 */
export const read: Step = async (expected, real) => {
  if (!expected.isDeleted && model.phaseOf(expected) === 'closed') {
    await electionJobs(real.app.ctx)['close-election']({ electionId: real.electionId });
    expected.isCounted = true;
  }
  await vi.waitFor(() => compareReadings(expected, real), { timeout: 60_000, interval: 20 });
};

/** For every position, after every step: ballots = participations = counts = the model's votes. */
export async function compareCounts(expected: Model, real: Real): Promise<void> {
  const voteCounts = await readVoteCounts(real.app.ctx, real.electionId);
  expect(voteCounts).toHaveLength(expected.isDeleted ? 0 : real.positions.length);
  for (const [position, line] of voteCounts.entries()) {
    const counts = model.countsOf(expected, position);
    const votes = [...counts.values()].reduce((sum, one) => sum + one, 0);
    expect([line, balanced(line, votes)]).toEqual([line, true]);
    for (const [person, wanted] of counts) {
      const id = real.nominations.get(model.seat(person, position)) ?? '';
      expect(line.counters[id]).toBe(wanted);
    }
  }
}
