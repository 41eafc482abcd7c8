import { expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { silenceLast } from '#tests/support/silence.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { admin, beside, app, soon, startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();

// Two server processes remember the same session; it ends at one of them.
const isSignedIn = async (at: TestApp, { cookie }: Actor) =>
  (await at.as(cookie).send('readMe')).body.user !== null;

const endings: [string, (actor: Actor) => Promise<unknown>][] = [
  ['by logging out', (actor) => actor.send('logOut')],
  ['by logging out everywhere', (actor) => actor.send('logOutEverywhere')],
  ['by an approval taken back', ({ id }) => admin.send('unverifyUser', { params: { id } })],
  ['by deletion', ({ id }) => admin.send('deleteUser', { params: { id } })],
];

test.each(endings)(
  'a session that ended %s is over here at once, and soon beside',
  async (_, end) => {
    const actor = await createActor(app);
    const other = await createActor(app);
    for (const at of [app, beside]) expect(await isSignedIn(at, actor)).toBe(true);
    await isSignedIn(beside, other);
    await end(actor);
    expect(await isSignedIn(app, actor)).toBe(false);
    await expect.poll(() => isSignedIn(beside, actor), soon).toBe(false);
    await expect.poll(() => beside.ctx.live.isConnected(), soon).toBe(true);
    expect(await isSignedIn(beside, other)).toBe(true);
  },
);

test('what is remembered asks the database nothing', async () => {
  const actor = await createActor(app);
  const token = actor.cookie.split('=')[1] ?? '';
  const remembered = async () => {
    await isSignedIn(beside, actor);
    const found = beside.ctx.sessions.find(token);
    return found instanceof Promise ? 'asked for' : found?.id;
  };
  // At the first look, unless the line between the two was silent just then.
  await expect.poll(remembered, soon).toBe(actor.id);
  expect(beside.ctx.sessions.find('another')).toBeInstanceOf(Promise);
});

test('while the line between them is silent it is over beside within seconds', async () => {
  const actor = await createActor(app);
  expect(await isSignedIn(beside, actor)).toBe(true);
  const listenAgain = await silenceLast(app);
  try {
    await actor.send('logOut');
    await expect.poll(() => isSignedIn(beside, actor), soon).toBe(false);
    expect(beside.ctx.live.isConnected()).toBe(false);
  } finally {
    listenAgain();
  }
  await expect.poll(() => beside.ctx.live.isConnected(), soon).toBe(true);
});
