import { expect, test } from 'vitest';
import { electionText } from '#texts/election-line.ts';
import { uncounted, unproved } from '#texts/en/uncounted.ts';
import { uncountedText, unprovedText } from '#texts/kept-problems.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createElection } from '#tests/support/factories.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { askAsOwner, startTestApp, upgrade } from '#tests/support/test-app.ts';

const sentences = [
  'Voting was paused.',
  'Voting was paused by one officer. It goes on by itself on 18 March 2026, 17:00 (GMT+5:30), unless a second officer makes the pause longer.',
  'Voting is open again. It closes on 18 March 2026, 17:00 (GMT+5:30).',
  'The pause by one officer is over, and voting goes on. It closes on 18 March 2026, 17:00 (GMT+5:30).',
  'Voting is open again. It closes on 18 March 2026, 17:00 (GMT+5:30), and on 19 March 2026, 09:05 (GMT+5:30) for those who could not vote before.',
  'Voting closes on 19 March 2026, 09:05 (GMT+5:30), not on 18 March 2026, 17:00 (GMT+5:30).',
  'Voting was closed before its time. It was to close on 1 January 2026, 00:30 (GMT+5:30).',
  'The election was cancelled.',
  'The election was cancelled. Its votes were destroyed, and nobody has counted them.',
  '1 person who could not vote has until 18 March 2026, 17:00 (GMT+5:30). For everybody else voting ends on 18 March 2026, 17:00 (GMT+5:30), as planned. Nothing is counted before.',
  '3 people who could not vote have until 18 March 2026, 17:00 (GMT+5:30). 1 of them was added. For everybody else voting ends on 18 March 2026, 17:00 (GMT+5:30), as planned. Nothing is counted before.',
  'The officers named another returning officer.',
  'Dr. A. Rao has stepped down as a candidate for Vice President. Votes for them count.',
  'Asha is disqualified for Sports. And more is disqualified for Sports.',
  'A name on the ballot for President was corrected: “Asha Verma”, before “Asha. Varma”.',
  'The result that was published before the restore, with the result code A1B2-C3D4, stands.',
  'The votes of the backup are counted. The result that was published before the restore does not stand.',
  'The ruling on complaint 12. Its reason is on the page of the election.',
  'Note of the officers: Bring your card. Voting was paused.',
  'Changed: the name.',
  'Changed: the name, who votes for which position, what is done with a tie or with a candidate who leaves, or until when people can complain and who may vote. Voting opens on 18 March 2026, 09:00 (GMT+5:30) and closes on 18 March 2026, 17:00 (GMT+5:30).',
  '2 people were added to the voter list after voting opened.',
];

/** What no line says stays as it is. */
const others = [
  'Changed: the name and the colour of the hall.',
  'President: 2 seats, up to 2 choices.',
  'Voting closes on 31 Smarch 2026, 17:00 (GMT+5:30), not on 18 March 2026, 17:00 (GMT+5:30).',
];

test('what 0.3.0 said of an election is taken apart, and says the same in English', async () => {
  const app = await startTestApp();
  afterThis(() => app.close());
  await goBackTo(app, '0217-who-is-mailed');
  const election = await createElection(app.ctx);
  const zone = 'Asia/Kolkata';
  await askAsOwner(app, 'insert into campus (university_name, time_zone) values ($1, $2)', [
    'Test',
    zone,
  ]);
  for (const [at, what] of [...sentences, ...others].entries()) {
    await askAsOwner(
      app,
      `insert into election_changes (id, election_id, at, what, reason, officers)
       values (gen_random_uuid(), $1, now() + make_interval(secs => $2), $3, '', null)`,
      [election.id, at, what],
    );
  }
  await upgrade(app);

  const { rows } = await app.ctx.pool.query('select what, told from election_changes order by at');
  const toldOf = (what: string) => rows.find((row) => row.what === what)?.told;
  for (const what of sentences) {
    const told = toldOf(what);
    expect(told, what).not.toBeNull();
    expect(electionText(told, zone)).toBe(what);
  }
  for (const what of others) expect(toldOf(what), what).toBeNull();
  expect(
    toldOf(
      'Voting was closed before its time. It was to close on 1 January 2026, 00:30 (GMT+5:30).',
    ),
  ).toEqual([{ key: 'closed-early', end: { at: '2025-12-31T19:00:00.000Z' } }]);
  expect(toldOf('Note of the officers: Bring your card. Voting was paused.')).toEqual([
    { key: 'note', text: 'Bring your card. Voting was paused.' },
  ]);
});

const causes = Object.values(uncounted).map((text) =>
  typeof text === 'string' ? text : text({ ms: '-4200' }),
);
const programs = 'could not read block 7';

test('why nothing was counted or proved says the same by its key; what a program said stays', async () => {
  const app = await startTestApp();
  afterThis(() => app.close());
  await goBackTo(app, '0223-subjects-by-keys');
  const kept = [...causes, programs];
  const problems = [...Object.values(unproved), ''];
  for (const cause of kept) {
    const { id } = await createElection(app.ctx, { name: cause });
    const insert = 'insert into failed_closes (election_id, cause) values ($1, $2)';
    await askAsOwner(app, insert, [id, cause]);
  }
  for (const problem of problems) {
    const { id } = await createElection(app.ctx, { name: problem });
    const insert = `insert into held_closes (election_id, found, problem) values ($1, array['x'], $2)`;
    await askAsOwner(app, insert, [id, problem]);
  }
  await upgrade(app);

  const said = async (table: string, column: string) =>
    (
      await app.ctx.pool.query<{ name: string; said: string }>(
        `select e.name, t.${column} as said from ${table} t join elections e on e.id = t.election_id`,
      )
    ).rows;
  const failed = await said('failed_closes', 'cause');
  expect(failed.map((one) => uncountedText(one.said))).toEqual(failed.map(({ name }) => name));
  expect(failed.filter((one) => one.said === one.name).map(({ name }) => name)).toEqual([programs]);
  const held = await said('held_closes', 'problem');
  expect(held).toHaveLength(problems.length);
  expect(held.map((one) => unprovedText(one.said))).toEqual(held.map(({ name }) => name));
  expect(held.filter((one) => one.said === one.name).map(({ name }) => name)).toEqual(['']);
});
