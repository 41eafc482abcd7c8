import { expect, test } from 'vitest';
import { spokenLanguage } from '#texts/spoken.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { createAccount } from '#tests/support/factories.ts';
import { composeFor } from './compose-for.ts';
import { councilEmail } from './frame.ts';
import { queueEmail } from './send.ts';

const app = testApp();

const offer = (languages: string) =>
  app.ctx.pool.query(
    `insert into campus (university_name, time_zone, languages) values ('North', 'UTC', $1)
     on conflict (is_only) do update set languages = excluded.languages`,
    [languages],
  );

/** An account that chose a language, or none. */
async function reader(language: string | null): Promise<string> {
  const { id, email } = await createAccount(app.ctx);
  await app.ctx.pool.query('update accounts set language = $2 where id = $1', [id, language]);
  return email;
}

const languageFor = (address: string) =>
  composeFor(app.ctx.db, address, () => spokenLanguage().tag);

test('an e-mail is in the language that its recipient chose, of those that the campus offers', async () => {
  const [hindi, urdu, none] = [await reader('hi'), await reader('ur'), await reader(null)];
  await offer('{en,hi}');
  expect(await languageFor(hindi.toUpperCase())).toBe('hi');
  expect(await languageFor(urdu)).toBe('en');
  expect(await languageFor(none)).toBe('en');
  await offer('{hi,en}');
  expect(await languageFor(none)).toBe('hi');
  expect(await languageFor('stranger@campus.example')).toBe('hi');
  expect(spokenLanguage().tag).toBe('en');
});

test('it is composed so where it is queued', async () => {
  await offer('{en,hi}');
  const to = await reader('hi');
  const compose = () => ({ subject: spokenLanguage().tag, text: 'x', html: 'x' });
  await app.ctx.transact((tx) => queueEmail(tx, app.ctx, { key: 'composed', to, compose }));
  const row = await app.ctx.db
    .selectFrom('emails')
    .select('subject')
    .where('key', '=', 'composed')
    .executeTakeFirstOrThrow();
  expect(row.subject).toBe('hi');
});

test('an e-mail says in which language it is, and which way that is read', async () => {
  await offer('{en,ur}');
  const htmlFor = (address: string) =>
    composeFor(app.ctx.db, address, () => {
      const campus = { universityName: 'North', publicUrl: 'https://council.example' };
      return councilEmail({ subject: 's', preview: 'p', before: [['b']], reason: 'r' }, campus)
        .html;
    });
  expect(await htmlFor(await reader('ur'))).toContain('<html lang="ur" dir="rtl">');
  expect(await htmlFor('stranger@campus.example')).toContain('<html lang="en">');
});
