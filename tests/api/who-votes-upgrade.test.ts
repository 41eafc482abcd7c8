import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fitsPositionSql, voterBarrierSql } from '#server/conditions/electorate-sql.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { askAsOwner, startTestApp, upgrade } from '#tests/support/test-app.ts';

// Who may vote for what in a campus of 0.3.0, person by person, is the same after the upgrade.

/** The rule of 0.3.0 as SQL, as it was released; a number was taken apart wherever it was read. */
const fitsNumber = (number: string, branches: string, years: string) => `(
  (cardinality(${branches}) = 0 or coalesce(substr(${number}, c.branch_at, c.branch_length) = any(${branches}), false))
  and (cardinality(${years}) = 0 or coalesce(substr(${number}, c.year_at, c.year_length) = any(${years}), false)))`;
const opening = 'greatest(e.starts_at, e.published_at)';
const isListed = (more = '') => `(select true from voter_list_entries r
  where r.enrollment_number = a.enrollment_number and (r.election_id = e.id
    or e.electorate <> 'roll' and r.election_id is null and r.added_at <= ${opening})
  and (r.removed_at is null or r.removed_at > ${opening}) ${more} limit 1) is true`;
const isInGroup = (groups: string) =>
  `(cardinality(${groups}) = 0 or ${isListed(`and r.groups && ${groups}`)})`;
const former = `select a.email || ' ' || p.title as who, case
    when a.role = 'observer' then 'is-observer'
    when e.electorate = 'some' and not ((cardinality(e.electorate_roles) = 0 or a.role = any(e.electorate_roles))
      and ${fitsNumber('a.enrollment_number', 'e.electorate_branches', 'e.electorate_years')}) then 'not-on-roll'
    when (e.electorate = 'roll' or e.voters in ('listed', 'proved')) and not ${isListed()} then 'not-on-roll'
    when e.electorate = 'some' and not ${isInGroup('e.electorate_groups')} then 'not-in-group'
    when e.voters = 'proved' and a.proved_at is null then 'number-not-proved'
    when e.voters = 'confirmed' and a.email_confirmed_at is null then 'email-not-confirmed'
    when e.voters = 'confirmed' and cardinality(e.mail_domains) > 0
      and lower(substring(a.email from '[^@]*$')) <> all(e.mail_domains) then 'email-domain'
    end as barrier,
    ${fitsNumber('a.enrollment_number', 'p.branches', 'p.years')} and ${isInGroup('p.groups')} as fits
  from campus c, elections e join positions p on p.election_id = e.id, accounts a
  where a.email like '%example' order by who`;
const present = `select a.email || ' ' || p.title as who, ${voterBarrierSql} as barrier, ${fitsPositionSql} as fits
  from elections e join positions p on p.election_id = e.id, accounts a
  where a.email like '%example' order by who`;

const campuses = [
  {
    of: 'the numbers of the specification',
    pieces: `[{"kind":"text","text":"0177"},{"kind":"letters","length":2,"means":"branch"},
      {"kind":"digits","length":2,"means":"year"},{"kind":"digits","length":4}]`,
    places: [5, 2, 7, 2],
    number: (branch: string, year: string, at: number) => `0177${branch}${year}000${at % 10}`,
  },
  {
    of: 'year and branch elsewhere',
    pieces: `[{"kind":"text","text":"B"},{"kind":"digits","length":2,"means":"year"},
      {"kind":"letters","length":2,"means":"branch"},{"kind":"digits","length":4}]`,
    places: [4, 2, 2, 2],
    number: (branch: string, year: string, at: number) => `B${year}${branch}000${at % 10}`,
  },
];

test.each(campuses)('$of', async ({ pieces, places, number }) => {
  const app = await startTestApp();
  afterThis(() => app.close());
  await goBackTo(app, '0114-names-in-scripts');
  const insert = async (table: string, rows: object[]) => {
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await askAsOwner(
      app,
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  };
  const [branch_at, branch_length, year_at, year_length] = places;
  const [university_name, time_zone] = ['Sarovar', 'Asia/Kolkata'];
  const numbers = {
    number_pieces: JSON.parse(pieces),
    branch_at,
    branch_length,
    year_at,
    year_length,
  };
  await insert('campus', [{ university_name, time_zone, ...numbers }]);
  const elections = electorates.flatMap(([electorate, roles, branches, years, groups]) =>
    // A list of its own is of people who are listed.
    voterKinds.slice(electorate === 'roll' ? 2 : 0).map((voters, at) => ({
      ...{ id: randomUUID(), name: `${electorate} ${voters}`, description: '', standings: 'live' },
      // Every second one is open.
      ...{ starts_at: inDays(at % 2 === 0 ? 1 : -1), ends_at: inDays(2) },
      ...{ nominations_close_at: inDays(1), published_at: inDays(-3), electorate, voters },
      ...{ electorate_roles: roles, electorate_branches: branches, electorate_years: years },
      electorate_groups: groups,
      mail_domains: voters === 'confirmed' && at % 2 === 1 ? ['a.example'] : [],
    })),
  );
  await insert('elections', elections);
  await insert(
    'positions',
    elections.flatMap(({ id: election_id }, at) =>
      limitsOfPositions.map(([branches, years, groups], ordinal) => {
        const title = `${at}.${ordinal}`;
        return {
          id: randomUUID(),
          election_id,
          title,
          title_key: title,
          ordinal,
          branches,
          years,
          groups,
        };
      }),
    ),
  );
  const accounts = roles.flatMap((role, of) =>
    ['CS', 'ME', 'EC'].flatMap((branch, at) =>
      ['23', '24', '25'].map((year, place) => {
        const nth = of * 9 + at * 3 + place;
        const own = role === 'faculty' ? null : number(branch, year, nth);
        return {
          ...{ id: randomUUID(), name: 'Asha', role, enrollment_number: own, is_verified: true },
          email: `p${nth}@${nth % 2 === 0 ? 'a' : 'b'}.example`,
          email_confirmed_at: nth % 3 === 0 ? null : inDays(-1),
          proved_at: own === null || nth % 4 === 0 ? null : inDays(-1),
          proved_how: own === null || nth % 4 === 0 ? null : 'code',
        };
      }),
    ),
  );
  await insert('accounts', accounts);
  const lists = [null, ...elections.filter(({ electorate }) => electorate === 'roll')];
  await insert(
    'voter_list_entries',
    accounts.flatMap(({ enrollment_number }, nth) =>
      lists.flatMap((list, at) =>
        enrollment_number === null || nth % 5 === 0 || (nth + at) % 4 === 0
          ? []
          : {
              ...{ id: randomUUID(), election_id: list?.id ?? null, enrollment_number },
              ...{ groups: ['Drama', 'Hostel A'].slice(0, nth % 3), added_at: inDays(-9) },
              // An own list was fixed at the opening; that of the campus goes on.
              removed_at: nth % 7 === 0 ? inDays(list === null ? 0 : -2) : null,
            },
      ),
    ),
  );
  const before = (await app.ctx.pool.query(former)).rows;
  await upgrade(app);
  const after = (await app.ctx.pool.query(present)).rows;
  expect(before).toHaveLength(accounts.length * elections.length * limitsOfPositions.length);
  expect(after).toEqual(before);
  // Each answer occurs, so that the comparison says something.
  expect(new Set(before.map(({ barrier }) => barrier)).size).toBe(7);
  expect(new Set(before.map(({ fits }) => fits)).size).toBe(2);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const roles = ['student', 'council', 'faculty', 'observer'];
const voterKinds = ['anybody', 'confirmed', 'listed', 'proved'];
type Electorate = [
  kind: string,
  roles: string[],
  branches: string[],
  years: string[],
  groups: string[],
];
const electorates: Electorate[] = [
  ['everyone', [], [], [], []],
  ['some', ['student'], ['CS'], [], []],
  ['some', [], [], ['23', '24'], ['Drama']],
  ['roll', [], [], [], []],
];
const limitsOfPositions = [
  [[], [], []],
  [['CS', 'ME'], [], []],
  [[], ['24'], ['Hostel A']],
];
