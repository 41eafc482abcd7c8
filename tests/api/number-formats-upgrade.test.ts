import { expect, test } from 'vitest';
import { isEnrollmentNumber, partsOf } from '#core/accounts/enrollment-number.ts';
import { formatProblem } from '#core/accounts/number-format.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { askAsOwner, startTestApp, upgrade } from '#tests/support/test-app.ts';

// A format of 0.3.0 is one line from the upgrade on, and every number says the branch and the year that it said.

const usual = { pieces: '', places: [5, 2, 7, 2] };
const campuses = [
  {
    of: 'a campus that set nothing',
    former: null,
    formats: ['0177[branch:@@][year:##]####'],
    numbers: ['0177CS240001', '0177ME210042', '0288EC190007'],
  },
  {
    of: 'other first digits',
    former: {
      ...usual,
      pieces: `[{"kind":"text","text":"0288"},{"kind":"letters","length":2,"means":"branch"},
        {"kind":"digits","length":2,"means":"year"},{"kind":"digits","length":4}]`,
    },
    formats: ['0288[branch:@@][year:##]####'],
    numbers: ['0288CS240001', '0177CS240001'],
  },
  {
    of: 'year and branch elsewhere',
    former: {
      pieces: `[{"kind":"text","text":"B"},{"kind":"digits","length":4,"means":"year"},
        {"kind":"digits","length":3,"means":"branch"},{"kind":"letters","length":1},
        {"kind":"digits","length":3}]`,
      places: [6, 3, 2, 4],
    },
    formats: ['B[year:####][branch:###]@###'],
    numbers: ['B2024110A001', 'B2023042Z999', 'B20', '0177CS240001'],
  },
  {
    of: 'numbers that say nothing',
    former: { pieces: `[{"kind":"digits","length":8}]`, places: [1, 0, 1, 0] },
    formats: ['########'],
    numbers: ['10203040', '0177CS240001'],
  },
];

const numbersNow = `select enrollment_number as number, branch, year from accounts
  where enrollment_number is not null
  union all select enrollment_number, branch, year from voter_list_entries order by number`;
/** As 0.3.0 read them, wherever it asked. */
const numbersThen = `with places as (select coalesce(max(branch_at), 5) as ba, coalesce(max(branch_length), 2) as bl,
    coalesce(max(year_at), 7) as ya, coalesce(max(year_length), 2) as yl from campus),
  numbers as (select enrollment_number as number from accounts where enrollment_number is not null
    union all select enrollment_number from voter_list_entries)
  select number, substr(number, ba, bl) as branch, substr(number, ya, yl) as year
  from numbers cross join places order by number`;

test.each(campuses)('$of', async ({ former, formats, numbers }) => {
  const app = await startTestApp();
  afterThis(() => app.close());
  await goBackTo(app, '0204-one-switch-for-list-emails');
  if (former !== null) {
    await askAsOwner(
      app,
      `insert into campus (university_name, time_zone, number_pieces, branch_at, branch_length,
         year_at, year_length) values ('Sarovar', 'Asia/Kolkata', $1, $2, $3, $4, $5)`,
      [former.pieces, ...former.places],
    );
  }
  for (const [at, number] of numbers.entries()) {
    await askAsOwner(
      app,
      `insert into accounts (id, name, email, role, enrollment_number, is_verified)
       values (gen_random_uuid(), 'Asha', $1, 'student', $2, true)`,
      [`p${at}@campus.example`, number],
    );
    await askAsOwner(app, 'insert into voter_list_entries (enrollment_number) values ($1)', [
      number,
    ]);
  }
  const then = (await app.ctx.pool.query(numbersThen)).rows;
  await upgrade(app);
  app.ctx.campus.forget();
  const now = (await app.ctx.pool.query(numbersNow)).rows;
  expect(now).toHaveLength(2 * numbers.length);
  const said = now.map((row) => ({ ...row, branch: row.branch ?? '', year: row.year ?? '' }));
  expect(said).toEqual(then);
  expect((await app.send('readCampusSettings')).body.numberFormats).toEqual(formats);
  expect(formatProblem(formats)).toBeNull();
  expect(isEnrollmentNumber(numbers[0] ?? '', formats)).toBe(true);
  for (const { number, branch, year } of now) {
    expect(partsOf(String(number), formats)).toEqual({ branch, year });
  }
});
