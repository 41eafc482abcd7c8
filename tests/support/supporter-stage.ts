import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { emailJobs } from '#server/email/deliver.ts';
import type { Actor } from './factories.ts';
import { createActor } from './factories.ts';
import type { MailingStage } from './mailing-stage.ts';
import { openMailingStage } from './mailing-stage.ts';
import { refusedWith } from './refused-with.ts';
import { runDue } from './run-due.ts';
import type { TestApp } from './test-app.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

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

export let stage: MailingStage;
export let council: Actor;
export let admin: Actor;
/** A candidate of an election that asks for one proposer and two seconders, with the nomination's id. */
export let asha: Actor;
export let electionId: string;
export let id: string;

export const calls = supporterCalls(() => stage.app);
const { organise, person, stand, yes } = calls;

/** Opens the stage for the tests of a file, with a candidate who has no supporters yet. */
export function openSupporterStage(): void {
  beforeAll(async () => {
    stage = await openMailingStage();
  });
  beforeEach(async () => {
    await stage.reset();
    council = await createActor(stage.app, { role: 'council' });
    admin = await createActor(stage.app, { role: 'admin' });
    asha = await person({ name: 'Asha Rao' });
    electionId = await electionWith({ proposers: 1, seconders: 2 });
    id = await candidacy(asha);
  });
  afterAll(() => stage.close());
}

export const electionWith = async (supporters: unknown, given: Record<string, unknown> = {}) =>
  (await organise(council, { supporters, ...given })).body.election._id as string;
export const candidacy = async (actor: Actor, election = electionId) =>
  (await stand(actor, election)).body.nomination._id as string;
export const accept = (nomination: string) =>
  admin.send('acceptNomination', { params: { id: nomination } });
export const pending = async () => (await admin.send('listPendingNominations')).body;
export const deliver = () =>
  runDue(stage.app.ctx, emailJobs(stage.app.ctx), { asOf: new Date(Date.now() + 90_000) });
/** What is refused for this reason, with its sentence or another one. */
export const refused = (reason: Parameters<typeof refusedWith>[0], message?: string) => {
  const usual = refusedWith(reason);
  return message === undefined ? usual : { status: usual.status, body: { reason, message } };
};
/** A nomination with the one proposer and the two seconders that it needs. */
export async function supported(nomination = id): Promise<Actor[]> {
  const people = [await person(), await person(), await person()];
  for (const [at, one] of people.entries()) {
    expect((await yes(one, nomination, at === 0 ? 'proposer' : 'seconder')).status).toBe(200);
  }
  return people;
}
