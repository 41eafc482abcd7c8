import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { settingsOf } from '#server/elections/settings-store.ts';
import { listWholeElections } from '#server/elections/store.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { askAsOwner, startTestApp, upgrade } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// What the columns of 0.3.0 said of an election and of its positions, its document says after the upgrade.

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  afterThis(() => app.close());
  await goBackTo(app, '0210-number-formats');
});

type Row = Record<string, unknown>;
const insert = (table: string, row: Row) =>
  askAsOwner(
    app,
    `insert into ${table} select (jsonb_populate_record(null::${table}, $2::jsonb || $1::jsonb)).*`,
    [JSON.stringify(row), JSON.stringify(usual[table])],
  );
const usual: Record<string, Row> = {
  elections: {
    ...{ description: '', state: 'draft', standings: 'in-batches', electorate: 'everyone' },
    ...{ voters: 'anybody', mail_domains: [], electorate_roles: [], electorate_branches: [] },
    ...{ electorate_years: [], electorate_groups: [], candidate_branches: [], candidate_years: [] },
    ...{ candidate_groups: [], candidate_conditions: [], standings_batch: 20, one_post: false },
    ...{ tie_rule: 'draw', draw_seed: 'dice', draw_source: '', draw_minutes: 60 },
    ...{ leaving_rule: 'vacant', complaint_hours: 72, complaints_after: 'results' },
    ...{ ranked_lists: 'by-size', results_at: 'close', is_tie_rule_chosen: true, written_in: 'hi' },
    ...{ added_people: 0, added_after_opening: 0, corrected_addresses: 0, roll_revision: 0 },
    ...{ is_rehearsal: false, held_for_reading: false, paused_by_restore: false },
    ...{ translations: {}, created_at: '2026-01-01T00:00:00Z' },
  },
  positions: {
    ...{ kind: 'post', method: 'plurality', seats: 1, max_choices: 1, least_ranks: 1 },
    ...{ can_abstain: false, unopposed: 'elected', question: '', translations: {} },
    ...{ branches: [], years: [], groups: [], all_groups: false },
  },
};
const place = (election_id: string, ordinal: number, title: string, row: Row = {}) =>
  insert('positions', {
    ...{ id: randomUUID(), election_id, ordinal, title, title_key: title.toLowerCase() },
    ...row,
  });
const limits = { branches: ['CS'], years: ['24'], groups: ['Hall 2'] };
const most = {
  ...{ candidate_branches: ['CS'], candidate_years: ['24'], candidate_groups: ['Hall 2'] },
  ...{ candidate_conditions: ['Has paid', 'Is here'], standings_batch: 7, one_post: true },
  ...{ tie_rule: 'run-off', draw_seed: 'public-number', draw_source: 'The lottery' },
  ...{ draw_minutes: 90, leaving_rule: 'next', complaint_hours: 20, complaints_after: 'close' },
  ...{ ranked_lists: 'public', is_tie_rule_chosen: false },
};

test('each setting of an election and each rule of a position is what it was', async () => {
  const [plain, full] = [randomUUID(), randomUUID()];
  await insert('elections', { id: plain, name: 'Plain' });
  await place(plain, 0, 'President');
  // As of before somebody could say among whom.
  const supporters = { proposers: 1, seconders: 2, from: limits, own: ['branch'] };
  await insert('elections', { id: full, name: 'Full', ...most, supporters });
  const nobody = { name: 'NOTA', effect: 'reopens' };
  await place(full, 0, 'Council', {
    ...{ method: 'stv', seats: 3, nobody_name: nobody.name, nobody_effect: nobody.effect },
    ...{ can_abstain: true, unopposed: 'voted', candidacy: limits, least_ranks: 2 },
  });
  const share = { numerator: 2, denominator: 3 };
  const question = { text: 'Shall we?', quorum: { kind: 'number', least: 9 } };
  await place(full, 1, 'Fee', {
    ...{ kind: 'question', question: question.text, quorum: question.quorum },
    majority: { share, of: 'valid' },
  });
  await upgrade(app);
  const read = async (id: string) => {
    const [whole] = await listWholeElections(app.ctx.db, { id });
    if (whole === undefined) throw new Error('it is gone');
    return { ...settingsOf(whole.row, whole.positions), document: whole.row.settings };
  };
  const none = { branches: [], years: [], groups: [] };
  expect(await read(plain)).toMatchObject({
    ...{ standingsBatch: 20, candidacy: none, candidateConditions: [], onePost: false },
    ...{ supporters: null, rankedLists: 'by-size' },
    rules: {
      ...{ tie: 'draw', seed: 'dice', source: '', minutes: 60, leaving: 'vacant' },
      complaints: { hours: 72, after: 'results' },
    },
    positions: [{ rules: { seats: 1, nobody: null, unopposed: 'elected', text: '' } }],
    document: { isTieRuleChosen: true, writtenIn: 'hi', addedTime: null },
  });
  expect(await read(full)).toMatchObject({
    ...{ standingsBatch: 7, candidacy: limits, candidateConditions: ['Has paid', 'Is here'] },
    ...{ onePost: true, supporters: { ...supporters, among: 'position' }, rankedLists: 'public' },
    rules: {
      ...{ tie: 'run-off', seed: 'public-number', source: 'The lottery', minutes: 90 },
      ...{ leaving: 'next', complaints: { hours: 20, after: 'close' } },
    },
    positions: [
      {
        candidacy: limits,
        rules: { method: 'stv', seats: 3, nobody, unopposed: 'voted', canAbstain: true },
      },
      { candidacy: null, rules: { ...question, majority: { share, of: 'valid' } } },
    ],
    document: { isTieRuleChosen: false },
  });
  const { rows } = await app.ctx.pool.query(
    `select count(*)::int as columns from information_schema.columns
     where table_name = 'elections' and table_schema = current_schema()`,
  );
  expect(rows[0].columns).toBeLessThanOrEqual(46);
});

test('where a setting would be another one the upgrade stops, names it and changes nothing', async () => {
  await insert('elections', { id: randomUUID(), name: 'Gymkhana' });
  // Something between that writes another thing than it is told.
  await askAsOwner(
    app,
    `create function another() returns trigger language plpgsql as $$ begin
       new.settings := jsonb_set(new.settings, '{onePost}', 'true'); return new; end $$;
     create trigger another before update on elections for each row execute function another()`,
  );
  await expect(upgrade(app)).rejects.toThrow(
    'The upgrade would change the setting onePost of the election “Gymkhana” from false to true. Nothing was changed.',
  );
  const { rows } = await app.ctx.pool.query('select one_post from elections');
  expect(rows).toEqual([{ one_post: false }]);
});
