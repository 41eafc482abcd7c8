import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { usualDocument } from '#core/elections/election-settings.ts';
import { plainRules } from '#core/elections/position-rules.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import { servingRole } from '#server/platform/db/roles/create-roles.ts';
import { grantRights } from '#server/platform/db/roles/grant-rights.ts';
import { afterThis } from '#tests/support/after-this.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { ownerOf, startBeside, startTestApp } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { up } from '../../migrations/0211-settings-are-documents.ts';
import { createDemoCampus } from '../../tools/scenarios/demo-campus.ts';
import { scenarios } from '../../tools/scenarios/scenarios.ts';

// Elections of every kind, as the columns of 0.3.0 held them: what the wire says of each is the same once they are
// documents. The demo's, the samples' and those of six notices after real rule books.

/** The columns of before, out of the documents. */
const backToColumns = `
alter table elections add standings_batch int, add candidate_branches text[], add candidate_years text[],
  add candidate_groups text[], add candidate_conditions text[], add one_post boolean, add supporters jsonb,
  add ranked_lists text, add tie_rule text, add draw_seed text, add draw_source text, add draw_minutes int,
  add leaving_rule text, add complaint_hours int, add complaints_after text, add is_tie_rule_chosen boolean,
  add written_in text, add others_end_at timestamptz, add added_people int;
create function texts(of jsonb) returns text[] language sql as
  $$ select array(select jsonb_array_elements_text(of)) $$;
update elections set standings_batch = (settings ->> 'standingsBatch')::int,
  candidate_branches = texts(settings #> '{candidacy,branches}'),
  candidate_years = texts(settings #> '{candidacy,years}'),
  candidate_groups = texts(settings #> '{candidacy,groups}'),
  candidate_conditions = texts(settings -> 'candidateConditions'),
  one_post = (settings -> 'onePost')::boolean,
  supporters = nullif(settings -> 'supporters', 'null')
    - case settings #>> '{supporters,among}' when 'position' then 'among' else '' end,
  ranked_lists = settings ->> 'rankedLists',
  tie_rule = settings #>> '{rules,tie}', draw_seed = settings #>> '{rules,seed}',
  draw_source = settings #>> '{rules,source}', draw_minutes = (settings #>> '{rules,minutes}')::int,
  leaving_rule = settings #>> '{rules,leaving}',
  complaint_hours = (settings #>> '{rules,complaints,hours}')::int,
  complaints_after = settings #>> '{rules,complaints,after}',
  is_tie_rule_chosen = (settings -> 'isTieRuleChosen')::boolean, written_in = settings ->> 'writtenIn',
  added_people = 0;
alter table elections enable trigger user;
alter table elections drop settings;
alter table positions add seats int, add nobody_name text, add nobody_effect text, add unopposed text,
  add question text, add quorum jsonb, add majority jsonb, add candidacy jsonb;
update positions set seats = (rules -> 'seats')::int, nobody_name = rules #>> '{nobody,name}',
  nobody_effect = rules #>> '{nobody,effect}', unopposed = rules ->> 'unopposed', question = rules ->> 'text',
  quorum = nullif(rules -> 'quorum', 'null'), majority = nullif(rules -> 'majority', 'null'),
  candidacy = nullif(rules -> 'candidacy', 'null');
alter table positions enable trigger user;
alter table positions drop rules;
drop function texts(jsonb)`;

const usualOf = [
  ['elections', 'settings', { ...usualDocument, isTieRuleChosen: true, writtenIn: 'en' }],
  ['positions', 'rules', { ...plainRules, candidacy: null }],
] as const;

const ofGroup = (group: string) => ({ branches: [], years: [], groups: [group] });
const ofBranch = (branch: string) => ({ branches: [branch], years: [], groups: [] });
const ofYear = (year: string) => ({ branches: [], years: [year], groups: [] });
const none = { branches: [], years: [], groups: [] };
const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const share = (numerator: number, denominator: number) => ({ numerator, denominator });
const nobody = (name: string, effect: string) => ({ name, effect });
const voids = nobody('NOTA', 'voids');

/** Six notices after real rule books, in what a call says of them. */
const notices: Record<string, Record<string, unknown>> = {
  'A, a college union, Kerala': {
    positions: [
      { title: 'Chairperson' },
      { title: 'Vice-chairperson', candidacy: ofGroup('women') },
      { title: 'University union councillors', seats: 2, maxChoices: 2 },
      { title: 'Lady representatives', seats: 2, maxChoices: 2, limits: ofGroup('women') },
      { title: 'First year representative', limits: ofGroup('First year') },
    ],
    ...{ nobody: nobody('NOTA', 'shown'), onePost: true, voters: 'proved' },
    supporters: { proposers: 1, seconders: 1, among: 'position', from: none, own: [] },
    candidateConditions: ['At most 22 years old', 'At least 75 % attendance'],
  },
  'B, a students’ council, Guwahati': {
    positions: [
      { title: 'President' },
      { title: 'Senators of CS', seats: 2, maxChoices: 2, limits: ofBranch('CS') },
      { title: 'Senator of EC', limits: ofBranch('EC') },
    ],
    ...{ nobody: voids, unopposed: 'voted', canAbstain: true, voters: 'listed' },
    ...{ standings: 'after-close', resultsAt: 'release' },
    supporters: { proposers: 1, seconders: 1, from: none, own: ['branch'] },
  },
  'C, a club, Imperial': {
    positions: titled('Chair', 'Treasurer', 'Secretary'),
    ...{ method: 'stv', nobody: nobody('Re-open nominations', 'reopens'), unopposed: 'voted' },
    ...{ rankedLists: 'public', rules: { complaints: { hours: 3, after: 'close' } } },
  },
  'D, a referendum, Chichester': {
    positions: [
      { title: 'Federation', kind: 'question', text: 'Shall the union leave the federation?' },
      {
        ...{ title: 'Bye-law 7', kind: 'question', text: 'Shall bye-law 7 be changed?' },
        quorum: { kind: 'share', share: share(5, 100) },
        majority: { share: share(66, 100), of: 'valid' },
      },
      {
        ...{ title: 'Fee', kind: 'question', text: 'A higher fee?', canAbstain: true },
        quorum: { kind: 'number', least: 401 },
        majority: { share: share(1, 2), of: 'eligible' },
      },
    ],
    ...{ standings: 'after-close', voters: 'listed' },
  },
  'E, a student government, US': {
    positions: [...titled('President', 'Vice-president'), { title: 'Senators', maxChoices: 4 }],
    ...{ seats: 1, onePost: true, standings: 'in-batches', standingsBatch: 50 },
    ...{ rules: { tie: 'run-off', leaving: 'vote-again' }, candidacy: ofYear('24') },
    supporters: { proposers: 12, seconders: 13, among: 'election', from: ofBranch('CS'), own: [] },
    ...{ voters: 'confirmed', mailDomains: ['campus.example'] },
  },
  'F, a gymkhana, Kanpur': {
    positions: [
      { title: 'President', method: 'irv', leastRanks: 2 },
      ...['23', '24'].map((year) => ({
        ...{ title: `Senators of ${year}`, seats: 2, maxChoices: 2, limits: ofYear(year) },
      })),
    ],
    ...{ standings: 'after-close', rankedLists: 'rounds-only' },
    rules: { seed: 'public-number', source: 'The lottery', minutes: 90, leaving: 'next' },
    electorate: { kind: 'some', roles: ['student'], ...ofBranch('ME') },
  },
};

const makers: Record<string, (app: TestApp, officer: Actor) => Promise<unknown>> = {
  'the demo': (app) => createDemoCampus(app.ctx),
  'an ended sample with a tie': (app) => scenarios.tie(app.ctx),
  'a closed sample': (app) => scenarios.closed(app.ctx),
  'six rule books': async (_app, officer) => {
    for (const [name, notice] of Object.entries(notices)) {
      const body = { draft: true, name: `Notice ${name}`, ...notice };
      const made = await officer.send('createElection', { body });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
    }
  },
};

test.each(Object.keys(makers))('the elections of %s say the same as documents', async (name) => {
  const app = await startTestApp();
  afterThis(() => app.close());
  const officer = await createActor(app, { role: 'admin' });
  await makers[name]?.(app, officer);
  const read = async () => {
    const fresh = await startBeside(app);
    try {
      const by = fresh.as(officer.cookie);
      const [all, ended] = [await by.send('listAllElections'), await by.send('listResults')];
      expect([all.status, ended.status], JSON.stringify(all.body)).toEqual([200, 200]);
      return { elections: all.body.elections as { _id: string }[], results: ended.body };
    } finally {
      await fresh.close();
    }
  };
  const before = await read();
  expect(before.elections.length).toBeGreaterThan(0);
  const owner = await openLine(ownerOf(app));
  try {
    await owner.transact(async (tx) => {
      for (const [table, document, usual] of usualOf) {
        // What a document does not say was a column with its usual value.
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
        await sql`update ${sql.table(table)} set ${sql.ref(document)} = ${JSON.stringify(usual)}::jsonb || ${sql.ref(document)}`.execute(
          tx,
        );
      }
      await sql.raw(backToColumns).execute(tx);
      await up(tx as unknown as Kysely<unknown>);
      await grantRights(tx, servingRole);
    });
  } finally {
    await owner.close();
  }
  const after = await read();
  for (const [at, election] of before.elections.entries()) {
    for (const field of new Set(Object.keys({ ...election, ...after.elections[at] }))) {
      const of = (one: object = {}) => (one as Record<string, unknown>)[field];
      expect([field, of(after.elections[at])]).toEqual([field, of(election)]);
    }
  }
  expect(after).toEqual(before);
});
