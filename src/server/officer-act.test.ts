import { expect, expectTypeOf, test } from 'vitest';
import type { Actor } from '#core/actor.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import type { ActServices } from './officer-act.ts';
import { officerAct } from './officer-act.ts';

// An act that another officer confirms is done whole or not at all: it has one transaction, and is handed
// no way to begin another.

const app = testApp();
const ways = ['db', 'pool', 'transact', 'owner'] as const;

async function createAdmin(): Promise<Actor> {
  const { cookie } = await createActor(app, { role: 'admin' });
  const found = await app.ctx.sessions.find(cookie.replace('hustings=', ''));
  if (found === null) throw new Error('the admin is not logged in');
  return found;
}

test('an act is handed no way to the database but its own transaction', async () => {
  expectTypeOf<keyof ActServices & (typeof ways)[number]>().toEqualTypeOf<never>();
  const { id } = await createElection(app.ctx);
  const actor = await createAdmin();
  let handed: object = {};
  const act = officerAct<'certifyElection', void>({
    async run({ services }) {
      handed = services;
    },
    answer: () => {},
  });
  await act.perform(app.ctx, actor, { id, reason: '' });
  const parts = [handed, ...Object.values(handed)].filter((one) => one instanceof Object);
  expect(parts.length).toBeGreaterThan(15);
  expect(ways.filter((way) => way in app.ctx)).toEqual(ways);
  for (const part of parts) expect(ways.filter((way) => way in part)).toEqual([]);
});

test('what an act has written is undone with what was written before it', async () => {
  const { id } = await createElection(app.ctx);
  const actor = await createAdmin();
  const nameIt = (name: string) =>
    officerAct<'certifyElection', void>({
      async run({ tx }) {
        await tx.updateTable('elections').set({ description: name }).where('id', '=', id).execute();
        if (name === 'refused') throw new Error('refused at its end');
      },
      answer: () => {},
    });
  const perform = (name: string) =>
    nameIt(name).perform(app.ctx, actor, { id, reason: '' }, async (tx) => {
      await tx.updateTable('elections').set({ name }).where('id', '=', id).execute();
    });
  const read = () =>
    app.ctx.db
      .selectFrom('elections')
      .select(['name', 'description'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  await perform('done');
  expect(await read()).toEqual({ name: 'done', description: 'done' });
  await expect(perform('refused')).rejects.toThrow('refused at its end');
  expect(await read()).toEqual({ name: 'done', description: 'done' });
});
