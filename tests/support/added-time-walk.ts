import { addTimeFor, hiddenElection, why } from './added-time-stage.ts';
import { createAccount, createActor } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { officersOnly } from './walked-call.ts';

/** The calls about added time, each with an election that is open. */
export const addedTimeWalk = (server: () => TestApp) => ({
  addTime: {
    statuses: officersOnly,
    given: async () => {
      const { id } = await hiddenElection(server().ctx);
      const { enrollmentNumber } = await createAccount(server().ctx);
      const until = new Date(Date.now() + 2 * 3_600_000).toISOString();
      return { params: { id }, body: { numbers: [enrollmentNumber ?? ''], until, reason: why } };
    },
  },
  takeTimeBack: {
    statuses: officersOnly,
    given: async () => {
      const election = await hiddenElection(server().ctx);
      const voter = await createAccount(server().ctx);
      const officer = await createActor(server(), { role: 'admin' });
      await addTimeFor(officer, election, [voter]);
      return { params: { id: election.id }, body: { reason: why } };
    },
  },
});
