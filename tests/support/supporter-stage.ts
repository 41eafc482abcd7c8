import type { Actor } from './factories.ts';
import { createActor } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** What a test does around supporters, as the people do it. */
export function supporterCalls(app: () => Pick<TestApp, 'ctx' | 'as' | 'send'>) {
  const query = (text: string, values: readonly unknown[] = []) =>
    app().ctx.pool.query(text, [...values]);
  return {
    query,
    organise: async (by: Actor, given: Record<string, unknown>) => {
      const dates = { startDate: inHours(2), endDate: inHours(3), nominationsCloseAt: inHours(1) };
      return by.send('createElection', {
        body: { name: 'Spring', positions: ['President'], ...dates, ...given },
      });
    },
    person: (given: Parameters<typeof createActor>[1] = {}) => createActor(app(), given),
    stand: async (actor: Actor, electionId: string, position = 'President') =>
      actor.send('createNomination', { body: { electionId, position, userId: actor.id } }),
    ask: (actor: Actor, id: string, kind: string, who: string) =>
      actor.send('askSupport', { params: { id }, body: { kind, who } }),
    yes: (actor: Actor, id: string, kind = 'seconder') =>
      actor.send('answerSupport', { params: { id }, body: { answer: 'yes', kind } }),
    no: (actor: Actor, id: string) =>
      actor.send('answerSupport', { params: { id }, body: { answer: 'no' } }),
    mine: async (actor: Actor) => (await actor.send('listMyNominations')).body[0],
    asked: async (actor: Actor) => (await actor.send('listMySupport')).body,
    ballot: async (electionId: string): Promise<string[]> => {
      const { body } = await app().send('listElections');
      const found = body.elections.find(({ _id }: { _id: string }) => _id === electionId);
      return found.nominations.map(({ nominee }: { nominee: { _id: string } }) => nominee._id);
    },
    closeNominations: (electionId: string) =>
      query(
        `update elections set nominations_close_at = now() - interval '1 second' where id = $1`,
        [electionId],
      ),
  };
}
