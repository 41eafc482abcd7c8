import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { createActor } from '#tests/support/factories.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { startTestApp, upgrade } from '#tests/support/test-app.ts';

// From release 0.3.0 on candidates are on the voter list where voters are. Elections of before keep their rule.

const anybody = { branches: [], years: [], groups: [] };

/** An election of the release before, with a position for all and one for a branch. */
const formerElection = (name: string, state: string, voters: string) => `
  with one as (
    insert into elections (id, name, description, starts_at, ends_at, nominations_close_at, standings, electorate, voters, state,
      published_at)
    values (gen_random_uuid(), '${name}', 'Yearly.', now() + interval '1 hour', now() + interval '2 hours',
      now() + interval '1 hour', 'live', 'everyone', '${voters}', '${state}',
      case when '${state}' = 'draft' then null else now() end)
    returning id),
  two as (
    insert into positions (id, election_id, title, title_key, ordinal, branches)
    select gen_random_uuid(), id, title, lower(title), ordinal, branches from one,
      (values ('President', 0, '{}'::text[]), ('Senator', 1, '{CS}'::text[])) as p (title, ordinal, branches)
    returning id)
  insert into turnouts (position_id) select id from two`;

test('in an election from before the upgrade who is on no list still stands', async () => {
  const server = await startTestApp();
  afterThis(() => server.close());
  await goBackTo(server, '0082-wrong-steps');
  for (const [name, state, voters] of [
    ['By a list', 'published', 'listed'],
    ['A draft', 'draft', 'listed'],
    ['For all', 'published', 'anybody'],
  ] as const) {
    await server.ctx.pool.query(formerElection(name, state, voters));
  }
  await upgrade(server);
  const { rows } = await server.ctx.pool.query(
    `select e.name, p.title, p.rules -> 'candidacy' as candidacy from positions p join elections e on e.id = p.election_id
     order by e.name, p.ordinal`,
  );
  expect(rows).toEqual([
    { name: 'A draft', title: 'President', candidacy: null },
    { name: 'A draft', title: 'Senator', candidacy: null },
    { name: 'By a list', title: 'President', candidacy: anybody },
    { name: 'By a list', title: 'Senator', candidacy: { ...anybody, branches: ['CS'] } },
    { name: 'For all', title: 'President', candidacy: null },
    { name: 'For all', title: 'Senator', candidacy: null },
  ]);
  const somebody = await createActor(server, { enrollmentNumber: '0177CS236202' });
  const { body } = await server.send('listElections');
  const election = body.elections.find((one: { name: string }) => one.name === 'By a list');
  const asked = await somebody.send('createNomination', {
    body: { electionId: election._id, position: 'President', userId: somebody.id },
  });
  expect(asked.status).toBe(201);
});
