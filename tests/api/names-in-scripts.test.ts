import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { searchForm } from '#core/kernel/search-form.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createAccount, createActor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// Names in Devanagari and Arabic letters, looked for as people type them.

const app = testApp();
let admin: Actor;
const names = ['ज़ोया ख़ान', 'चन्द्रशेखर पाँडे', 'कोमल शर्मा', 'علی رضا', 'آمنہ کریم', 'ثناء یوسف'];
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin', name: 'Officer One' });
  for (const name of names) await createAccount(app.ctx, { name });
});

test.each([
  ['जोया', 'ज़ोया ख़ान'],
  ['\u095Bोया \u0959', 'ज़ोया ख़ान'],
  ['चंद्र', 'चन्द्रशेखर पाँडे'],
  ['पांडे', 'चन्द्रशेखर पाँडे'],
  ['को\u200Dमल', 'कोमल शर्मा'],
  ['علي', 'علی رضا'],
  ['امنه كريم', 'آمنہ کریم'],
  ['ثنا', 'ثناء یوسف'],
])('“%s” finds %s among all accounts', async (search, name) => {
  const { body } = await admin.send('listUsers', { query: { search } });
  expect(body.users.map((one: { name: string }) => one.name)).toEqual([name]);
});

test('a vowel sign is no accent: कमल is not कोमल', async () => {
  const { body } = await admin.send('listUsers', { query: { search: 'कमल' } });
  expect(body.users).toEqual([]);
});

test('voter lists, numbers and the record find them as well', async () => {
  const council = await createActor(app, { role: 'council' });
  const file = {
    text: 'Number,Name\n0177CS219901,ज़ोया ख़ान\n0177CS219902,علی رضا',
    fileName: 'نئی کلاس.csv',
  };
  const { stamp } = (await council.send('previewVoterList', { body: file })).body;
  await council.send('importVoterList', { body: { ...file, stamp } });
  const voters = async (search: string) =>
    (await council.send('listVoters', { query: { search } })).body.voters.map(
      ({ name }: { name: string }) => name,
    );
  expect(await voters('जोया')).toEqual(['ज़ोया ख़ान']);
  expect(await voters('علي ०१७७')).toEqual(['علی رضا']);
  const numbers = async (search: string) =>
    (await council.send('searchNumbers', { query: { search } })).body.numbers.map(
      ({ enrollmentNumber }: { enrollmentNumber: string }) => enrollmentNumber,
    );
  expect(await numbers('जोया')).toEqual(['0177CS219901']);
  expect(await numbers('۰۱۷۷CS۲۱۹۹۰۲')).toEqual(['0177CS219902']);
  const { entries } = (await admin.send('listRecord', { query: { search: 'نئي كلاس' } })).body;
  expect(entries).toHaveLength(1);
  // Signs that nobody looks for are no word: lists are whole, and no number is meant.
  expect(await voters('ء')).toEqual(await voters(''));
  expect(await numbers('ء')).toEqual([]);
  expect(await numbers('ء ء')).toEqual([]);
  expect(await numbers('ء ज़ोया')).toEqual(['0177CS219901']);
  const all = (await admin.send('listRecord', { query: {} })).body;
  expect((await admin.send('listRecord', { query: { search: 'ء' } })).body).toEqual(all);
  const some = (await admin.send('listRecord', { query: { search: 'ء نئي' } })).body;
  expect(some.entries).toEqual(entries);
});

test('the database brings a text into the same form as the browser', async () => {
  const written = [
    ...names,
    'Élodie ÅNGSTRÖM',
    'É'.normalize('NFD'),
    'ज\u093Cोया \u095Bोया क्\u200Dष अनन्त अनंत जन्म सङ्घ पञ्च घण्टा कम्पन हाँ ०१२३',
    'ا\u0653منہ رؤف عائشہ بهاء الدین مـحـمّد ٱلله ۀ ة ى ي ك ھ ۱۲۳ ٤٥٦ می\u200Cخواہم',
    'plain, 0177CS220001 @ x.example',
    '',
  ];
  for (const text of written) {
    const { rows } = await sql<{ form: string }>`select search_form(${text}) as form`.execute(
      app.ctx.db,
    );
    expect(rows[0]?.form).toBe(searchForm(text));
  }
});

test.each([
  [
    'hi',
    'अंकिता अनिल अमन आकाश आशा इला ईशा उमा ऊषा एकता ओम कमल क़मर कविता किरण कीर्ति कुसुम केशव कोमल खुशी गणेश गीता घनश्याम चमन छवि जगत ज़ोया टीना ठाकुर डिंपल तारा दीपा धीरज नवीन पवन फ़ातिमा बीना भारत मीना यश रमा लता वरुण शिव संजय सीमा हरि',
  ],
  [
    'ur',
    'آمنہ احمد ارم انور بابر بشیر پروین پرویز تابش ٹیپو ثناء جمیل چاند حامد خالد داؤد ڈیوڈ ذکیہ رضا زینب ژالہ ساجد شازیہ صابر ضیا طارق ظفر عائشہ علی غالب فرح قاسم کریم گل گوہر لبنیٰ محمد نور وحید ہارون ہما یاسر یوسف',
  ],
])('the database orders names of %s as a browser does', async (language, text) => {
  const all = text.split(' ');
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${all.toReversed()}::text[]) as name
    order by name_order(name) collate "C"`.execute(app.ctx.db);
  const sorted = rows.map(({ name }) => name);
  expect(sorted).toEqual(all.toSorted(new Intl.Collator(language).compare));
});
