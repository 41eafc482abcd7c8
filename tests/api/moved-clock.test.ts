import { afterEach, beforeAll, expect, test } from 'vitest';
import { castFor } from '#tests/support/cast-for.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { confirm, idOf, liftAll, openProposalStage } from '#tests/support/proposal-stage.ts';
import { other, setRule } from '#tests/support/proposal-stage.ts';
import { app, startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openProposalStage();

// The campus gets another time zone: elections in each state of their lives, by one officer and by two.

afterEach(liftAll);
let admin: Actor;
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const make = async (more: object): Promise<string> => {
  const body = {
    ...{ name: 'Council', description: 'One year.', positions: ['President'] },
    ...{ startDate: inHours(48), endDate: inHours(72), ...more },
  };
  return (await admin.send('createElection', { body })).body.election._id;
};
/** An open election that ends in a day. */
const open = (more: Parameters<typeof createElection>[1] = {}) =>
  createElection(app.ctx, { endsInMinutes: 24 * 60, ...more });
const set = (id: string, what: string) =>
  app.ctx.pool.query(`update elections set ${what} where id = $1`, [id]);
const pause = async (id: string) => {
  await admin.send('pauseElection', { params: { id }, body: { reason: 'A fire alarm.' } });
  return id;
};

type Becomes = 'moved' | 'moved by two' | 'after the first vote' | 'after voting opens';
const states: [string, Becomes | 'after voting closes' | 'cancelled', () => Promise<string>][] = [
  ['a draft', 'moved', () => make({ draft: true })],
  [
    'a draft with a date for nominations alone',
    'moved',
    () =>
      make({
        ...{ draft: true, startDate: undefined, endDate: undefined },
        nominationsCloseAt: inHours(40),
      }),
  ],
  [
    'nominations open',
    'moved by two',
    () => make({ nominationsCloseAt: inHours(40), withdrawalsCloseAt: inHours(44) }),
  ],
  [
    'nominations over',
    'moved by two',
    async () => {
      const id = await make({ nominationsCloseAt: inHours(40) });
      await set(id, "nominations_close_at = now() - interval '1 hour'");
      return id;
    },
  ],
  [
    'results that are released',
    'moved by two',
    () => make({ standings: 'after-close', resultsAt: 'release', showBy: inHours(100) }),
  ],
  ['a rehearsal', 'moved by two', () => make({ rehearsal: true })],
  ['paused before it opens', 'moved by two', async () => pause(await make({}))],
  ['open', 'moved by two', async () => (await open()).id],
  ['paused', 'moved by two', async () => pause((await open()).id)],
  [
    'open, with hidden votes',
    'after voting opens',
    async () => (await open({ standings: 'after-close' })).id,
  ],
  [
    'open, with a vote',
    'after the first vote',
    async () => {
      const election = await open();
      await castFor(await createActor(app), election);
      return election.id;
    },
  ],
  [
    'closed',
    'after voting closes',
    async () => {
      const { id } = await open();
      await set(id, 'ends_at = clock_timestamp()');
      return id;
    },
  ],
  [
    'cancelled',
    'cancelled',
    async () => {
      const id = await make({});
      await set(id, "state = 'cancelled'");
      return id;
    },
  ],
];
const dates = [
  ...['startDate', 'endDate', 'nominationsCloseAt', 'withdrawalsCloseAt'],
  'showBy',
] as const;

test.each(
  states.flatMap(([of, becomes, prepare]) =>
    [false, true].map((isRuleOn) => ({ of, becomes, prepare, isRuleOn })),
  ),
)('$of: $becomes (two officers: $isRuleOn)', async ({ becomes, prepare, isRuleOn }) => {
  await setRule(false);
  await admin.send('saveCampusSettings', { body: { timeZone: 'Asia/Kolkata' } });
  const id = await prepare();
  const read = async () => {
    const { elections } = (await admin.send('listAllElections')).body;
    return elections.find((one: { _id: string }) => one._id === id);
  };
  const before = await read();
  await setRule(isRuleOn);
  const stays = { [id]: 'clock' };
  const answer = await admin.send('saveCampusSettings', {
    body: { timeZone: 'Asia/Tokyo', stays, reason: 'The clock moves.' },
  });
  const isMoved = becomes.startsWith('moved');
  if (becomes === 'moved by two' && isRuleOn) {
    expect(answer.status).toBe(202);
    expect((await app.send('readCampus')).body.timeZone).toBe('Asia/Kolkata');
    expect(await read()).toMatchObject({ startDate: before.startDate, endDate: before.endDate });
    expect((await confirm(other, idOf(answer))).status).toBe(200);
  } else if (isMoved) {
    expect(answer.status).toBe(200);
  } else {
    expect(answer.status).toBe(409);
    expect(answer.body.fields[`stays.${id}`]).toContain(becomes);
  }
  expect((await app.send('readCampus')).body.timeZone).toBe(
    isMoved ? 'Asia/Tokyo' : 'Asia/Kolkata',
  );
  const after = await read();
  // Tokyo is three hours and a half ahead; the seconds of an end stay as well.
  const earlier = isMoved ? 12_600_000 : 0;
  for (const name of dates) {
    const was = before[name] ?? '';
    const is = was === '' ? was : new Date(Date.parse(was) - earlier).toISOString();
    expect(after[name] ?? '', name).toBe(is);
  }
});
