import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listFollowers } from '#server/elections/followers-store.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { askAsOwner, startTestApp, upgrade } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// An election of 0.3.0 names one position of the election before; from the upgrade on its own positions do.

type Row = Record<string, unknown>;
const insert = (app: TestApp, table: string, row: Row) =>
  askAsOwner(
    app,
    `insert into ${table} (${Object.keys(row).join(', ')})
      select ${Object.keys(row).join(', ')} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );

test('what followed a position follows it still, closed or not, and what was cancelled gave its place up', async () => {
  const app = await startTestApp();
  afterThis(() => app.close());
  await goBackTo(app, '0235-reminders');
  let made = 0;
  const past = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const election = async (name: string, titles: readonly string[], row: Row = {}) => {
    const id = randomUUID();
    const closed = { starts_at: past(3), ends_at: past(2), nominations_close_at: past(4) };
    made += 1;
    await insert(app, 'elections', {
      ...{
        id,
        name,
        description: '',
        standings: 'live',
        electorate: 'everyone',
        voters: 'anybody',
      },
      ...{ state: 'published', published_at: past(5), ...closed },
      ...{ created_at: past(100 - made), ...row },
    });
    const positions = titles.map((title) => ({ id: randomUUID(), title }));
    for (const [ordinal, place] of positions.entries()) {
      const title_key = place.title.toLowerCase();
      await insert(app, 'positions', { ...place, election_id: id, ordinal, title_key });
    }
    return { id, at: (title: string) => positions.find((one) => one.title === title)?.id ?? '' };
  };
  const follows = (of: { at: (title: string) => string }, title: string, as = 'vote-again') => ({
    ...{ follows_position_id: of.at(title), follows_as: as },
  });
  const done = { opened_at: past(1), closed_at: past(1) };

  const council = await election('Council', ['President', 'Secretary', 'Treasurer'], done);
  await election('Closed', ['President'], { ...follows(council, 'President', 'run-off'), ...done });
  // A draft that was made ready by hand: more positions, and another title.
  await election('More', ['Mascot', 'Secretary'], follows(council, 'Secretary'));
  await election('Renamed', ['Money', 'Mascot'], follows(council, 'Treasurer'));
  await election('Second', ['Treasurer'], { ...follows(council, 'Treasurer'), state: 'draft' });
  await election('Cancelled', ['President'], {
    ...{ ...follows(council, 'President'), ...done, state: 'cancelled' },
  });
  // All positions of a cancelled one, of which one was taken out of the draft and another one is new.
  const cancelled = await election('Off', ['President', 'Secretary', 'Treasurer'], {
    ...{ ...done, state: 'cancelled' },
  });
  await election('Whole', ['Treasurer', 'Mascot', 'President'], follows(cancelled, 'President'));
  // The one before it is gone.
  await election('Alone', ['President'], {
    ...follows({ at: () => randomUUID() }, ''),
    state: 'draft',
  });

  await upgrade(app);

  const links = await listFollowers(app.ctx.db, [council.id, cancelled.id]);
  const { rows } = await app.ctx.pool.query('select id, title, follows_alone from positions');
  const own = (id: string) => rows.find((row: { id: string }) => row.id === id);
  expect(
    links.map((one) => [
      ...[one.name, own(one.ownId).title, one.as, one.ofName, one.position],
      own(one.ownId).follows_alone,
    ]),
  ).toEqual([
    ['Closed', 'President', 'run-off', 'Council', 'President', true],
    ['More', 'Secretary', 'vote-again', 'Council', 'Secretary', true],
    ['Renamed', 'Money', 'vote-again', 'Council', 'Treasurer', true],
    ['Second', 'Treasurer', 'vote-again', 'Council', 'Treasurer', false],
    ['Whole', 'President', 'vote-again', 'Off', 'President', true],
    ['Whole', 'Treasurer', 'vote-again', 'Off', 'Treasurer', true],
  ]);
  const { rows: followed } = await app.ctx.pool.query(
    `select count(*)::int as links, count(*) filter (where not follows_alone)::int as given_up
     from positions where follows_position_id is not null`,
  );
  expect(followed).toEqual([{ links: 7, given_up: 2 }]);
});
