import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { askAsOwner, startTestApp, upgrade } from '#tests/support/test-app.ts';
import type { VoterListStage } from '#tests/support/voter-list-stage.ts';
import { number, openVoterListStage } from '#tests/support/voter-list-stage.ts';

// A group that looks the same is the same: in a list of a Mac, in a rule that was typed with joiners, in a log-in.

let stage: VoterListStage;
beforeAll(async () => {
  stage = await openVoterListStage();
});
afterAll(() => stage.close());

// What two programs write, and what is kept of both.
const looks = [
  {
    one: 'Faculte\u0301 des Lettres',
    other: '\u200FFaculté des  Lettres',
    kept: 'Faculté des Lettres',
  },
  { one: '\u0958ानून विभाग', other: 'क\u093Cा\u200Dनून विभाग', kept: 'क\u093Cानून विभाग' },
  { one: 'شعبۂ فنون', other: 'شعبہ\u0654 \u200Cفنون', kept: 'شعبۂ فنون' },
];

test('whichever of two ways a list and a rule write a group, its people vote', async () => {
  const { app, council } = stage;
  const voters: Actor[] = [];
  for (const at of looks.keys()) {
    voters.push(await createActor(app, { enrollmentNumber: number(at + 1) }));
  }
  for (const [list, rule] of [
    ['one', 'other'],
    ['other', 'one'],
  ] as const) {
    await stage.reset();
    const lines = looks.map((group, at) => `${number(at + 1)},${group[list]}`);
    await stage.load({ text: ['Number,Department', ...lines].join('\n') });
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const body = {
      ...{ name: 'Council', description: 'One year.', voters: 'listed' },
      ...{ startDate: inHours(1), endDate: inHours(2) },
      positions: looks.map((group, at) => ({
        title: `Seat ${at}`,
        limits: { groups: [`Department: ${group[rule]}`] },
      })),
    };
    const made = await council.send('createElection', { body });
    expect(made.status).toBe(201);
    const { positions } = made.body.election;
    const counts = positions.map((one: { limits: { groups: string[] } }) => one.limits.groups);
    expect(counts).toEqual(looks.map(({ kept }) => [`Department: ${kept}`]));
    const params = { id: made.body.election._id };
    const { body: turnout } = await app.send('readTurnout', { params });
    expect(turnout.positions.map((one: { eligible: number }) => one.eligible)).toEqual([1, 1, 1]);
  }
});

test('groups of lists, log-ins and rules are kept so from the upgrade on, those of a closed election as they were', async () => {
  const app = await startTestApp();
  afterThis(() => app.close());
  await goBackTo(app, '0199-all-of-the-groups');
  const insert = async (table: string, rows: object[]) => {
    const names = Object.keys(rows[0] ?? {}).join(', ');
    await askAsOwner(
      app,
      `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  };
  const before = [...looks.flatMap(({ one, other }) => [one, other]), 'Chess', '\u3164'];
  const after = [...looks.map(({ kept }) => kept), 'Chess', '\u3164'];
  const limits = { branches: [], years: [], groups: before };
  const at = (days: number) => new Date(Date.now() + days * 86_400_000);
  const elections = [null, at(-1)].map((closed_at) => ({
    ...{ id: randomUUID(), name: 'Council', description: '', standings: 'live', closed_at },
    ...{ starts_at: at(-3), ends_at: at(closed_at === null ? 1 : -2), opened_at: closed_at },
    ...{ nominations_close_at: at(-3), published_at: at(-4), electorate: 'some' },
    ...{ electorate_groups: before, candidate_groups: before },
    supporters: { least: 1, from: limits },
  }));
  await insert(
    'elections',
    elections.map((one) => ({ ...one, closed_at: null, opened_at: null })),
  );
  await insert(
    'positions',
    elections.map(({ id }) => ({
      ...{ id: randomUUID(), election_id: id, title: 'Seat', title_key: 'seat', ordinal: 0 },
      ...{ groups: before, candidacy: limits },
    })),
  );
  await askAsOwner(app, 'update elections set opened_at = $1, closed_at = $1 where id = $2', [
    at(-1),
    elections[1]?.id,
  ]);
  await askAsOwner(
    app,
    "insert into voter_list_entries (enrollment_number, groups) values ('0177CS240001', $1)",
    [before],
  );
  await upgrade(app);
  const read = async (what: string) =>
    (await app.ctx.pool.query<{ groups: unknown }>(`select ${what}`)).rows.map((row) => row.groups);
  const toEqual = async (what: string, ...expected: unknown[]) =>
    expect(await read(what), what).toEqual(expected);
  await toEqual('groups from voter_list_entries', after);
  for (const column of [
    ...['electorate_groups', "settings #> '{candidacy,groups}'"],
    ...["settings #> '{supporters,from,groups}'", 'p.groups', "p.rules #> '{candidacy,groups}'"],
  ]) {
    const from = 'elections e join positions p on p.election_id = e.id';
    await toEqual(
      `${column} as groups from ${from} order by closed_at nulls first`,
      ...[after, before],
    );
  }
});
