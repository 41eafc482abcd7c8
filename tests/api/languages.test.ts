import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { languageHeader } from '#contract/routes.ts';
import { buildApp } from '#server/app.ts';
import { writeEntries } from '#server/elections/entries-store.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const index =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Student Council</title></head><body><noscript>This page needs a browser that runs scripts. <a href="/">Go to Home</a></noscript><script type="module" src="/assets/index.js"></script></body></html>';
/** Says in which language its module was loaded, and in which it is asked. */
const entry = `
const spoken = () => globalThis.hustingsSpeech.language();
const loadedIn = spoken();
export const renderPage = async ({ template }) =>
  template.replace('</body>', () => \`loaded in \${loadedIn}, rendered in \${spoken()}</body>\`);`;

const app = testApp();
let pages: FastifyInstance;
let admin: Actor;
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
  const folder = mkdtempSync(path.join(tmpdir(), 'hustings-pages-'));
  const put = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  for (const one of ['web', 'ssr']) mkdirSync(path.join(folder, one));
  put('web/index.html', index);
  copyFileSync(
    path.resolve(import.meta.dirname, '../../public/offline.html'),
    path.join(folder, 'web/offline.html'),
  );
  put('web/manifest.json', '{"src/web/home/pages/home-page.tsx":{"file":"assets/home.js"}}');
  put(
    'web/languages.json',
    '{"hi":{"file":"assets/hi.js","name":"hi","isEntry":true,"imports":["_spoken"],"css":["assets/hi.css"],"assets":["assets/hi-basic-x.woff2","assets/other.woff2"]},"_spoken":{"file":"assets/spoken.js"}}',
  );
  put('ssr/entry-server.js', entry);
  pages = await buildApp(app.ctx, app.ctx.log as never, { pagesFolder: path.join(folder, 'web') });
});

const offer = (...languages: string[]) =>
  admin.send('saveCampusSettings', { body: { languages } as never });
const open = async (headers: Record<string, string> = {}, url = '/') =>
  pages.inject({ url, headers: { accept: 'text/html', ...headers } });

test('a campus offers English alone until it adds a language', async () => {
  const { body } = await app.send('readCampusSettings');
  expect(body).toMatchObject({ languages: ['en'] });
  const page = await open({ 'accept-language': 'hi', cookie: 'hustings-language=hi' });
  expect(page.body).toContain('<html lang="en" dir="ltr"');
  expect(page.body).not.toContain('hi.js');
  expect(page.headers['vary']).toBe('accept-encoding');
});

test('languages that are none, twice or not there are refused', async () => {
  for (const wrong of [[], ['hi', 'hi'], ['xx'], ['Hindi'], ['hi', 3]]) {
    const { status, body } = await offer(...(wrong as string[]));
    expect([status, Object.keys((body as { fields?: object }).fields ?? {})[0]]).toEqual([
      400,
      expect.stringMatching(/^languages/),
    ]);
  }
});

test('a page comes in the language of its reader, and each has its own tag', async () => {
  expect((await offer('en', 'hi', 'ur')).status).toBe(200);
  const english = await open({ 'accept-language': 'fr, en;q=0.5' });
  expect(english.body).toContain('<html lang="en" dir="ltr"');
  expect(english.headers['vary']).toBe('accept-encoding, accept-language, cookie');
  const hindi = await open({ 'accept-language': 'hi-IN, en;q=0.5' });
  expect(hindi.body).toContain('<html lang="hi" dir="ltr"');
  expect(hindi.body).toMatch(
    /hi-basic-x\.woff2.*spoken\.js.*src="\/assets\/hi\.js".*src="\/assets\/index\.js"/,
  );
  expect(hindi.body).toContain('loaded in hi, rendered in hi');
  expect(hindi.body).not.toContain('other.woff2');
  expect(hindi.headers['etag']).not.toBe(english.headers['etag']);
  const again = { 'accept-language': 'hi', 'if-none-match': String(hindi.headers['etag']) };
  expect((await open(again)).statusCode).toBe(304);
  expect((await open({ ...again, 'accept-language': 'en' })).statusCode).toBe(200);
  // What somebody chose goes before what their browser asks for, on pages that the browser renders too.
  const chosen = { 'accept-language': 'hi', cookie: 'hustings-language=ur' };
  expect((await open(chosen)).body).toContain('<html lang="ur" dir="rtl"');
  const shell = await open(chosen, '/login');
  expect(shell.body).toContain('<html lang="ur" dir="rtl"');
  expect(shell.headers['vary']).toBe('accept-language, cookie');
  // What it says by itself, before a script and without one.
  expect(shell.body).not.toMatch(/Student Council|needs a browser|Go to Home/);
  expect(english.body).toMatch(/Student Council.*needs a browser.*Go to Home/);
});

test('a language that the campus takes back is gone for those who chose it', async () => {
  await offer('hi', 'ur');
  expect((await open({ cookie: 'hustings-language=ur' })).body).toContain('<html lang="ur"');
  await offer('hi');
  expect((await open({ cookie: 'hustings-language=ur' })).body).toContain('<html lang="hi"');
  await offer('en', 'hi', 'ur');
});

test('the installed app and the calendars have their names in the language of whoever fetches them', async () => {
  const universityName = 'Sarovar University';
  await admin.send('saveCampusSettings', { body: { universityName } });
  const cookie = 'hustings-language=ur';
  const urdu = await open({ cookie }, '/manifest.webmanifest');
  expect(urdu.json()).toMatchObject({ lang: 'ur', dir: 'rtl', short_name: 'کونسل' });
  expect(urdu.json().name).toBe(`اسٹوڈنٹ کونسل، \u2068${universityName}\u2069`);
  expect(urdu.headers['vary']).toBe('accept-encoding, accept-language, cookie');
  expect((await open({}, '/manifest.webmanifest')).json()).toMatchObject({
    lang: 'en',
    name: `Student Council, ${universityName}`,
    shortcuts: [{ name: 'Elections' }, { name: 'Events' }],
  });
  expect((await open({ 'accept-language': 'hi' }, '/events.ics')).body).toContain('स्टूडेंट काउंसिल');
  expect((await open({}, '/events.ics')).body).toContain('NAME:Student Council');
});

test('the page for when there is no network is in the language of whoever fetches it', async () => {
  const english = await open({}, '/offline.html');
  expect(english.body).toContain('<h1>You are offline</h1>');
  const urdu = await open({ cookie: 'hustings-language=ur' }, '/offline.html');
  expect(urdu.body).toContain('<html lang="ur" dir="rtl">');
  expect(urdu.body.replaceAll(/<(?:meta|link|img)[^>]*>|lang="ur" dir="rtl"/g, '')).not.toMatch(
    />[^<]*[A-Za-z]{2}[^<]*</,
  );
  expect(urdu.headers['vary']).toBe('accept-language, cookie');
});

test('whom the door is closed to reads why in their language', async () => {
  await open({ 'accept-language': 'hi' });
  const { admits } = app.ctx.pressure;
  app.ctx.pressure.admits = () => false;
  afterThis(() => {
    app.ctx.pressure.admits = admits;
  });
  const inUrdu = { 'accept-language': 'en', cookie: 'hustings-language=ur' };
  await expect
    .poll(async () => (await open(inUrdu)).body)
    .toMatch(/<html lang="ur" dir="rtl">[^]*<h1>[^<]*\p{Script=Arabic}/u);
  expect((await open(inUrdu)).statusCode).toBe(503);
  expect((await open()).body).toContain('<html lang="en" dir="ltr">');
});

const refused = async (headers: Record<string, string>) =>
  (await app.fastify.inject({ url: '/api/user/my-data', headers })).json<{
    message: string;
    reason: string;
  }>();

test('a call answers in English to the letter, but to our own page in another language', async () => {
  const plain = await refused({});
  expect(await refused({ 'accept-language': 'hi', cookie: 'hustings-language=hi' })).toEqual(plain);
  const hindi = await refused({ [languageHeader]: 'hi' });
  expect(hindi.reason).toBe(plain.reason);
  expect(hindi.message).toMatch(/\p{Script=Devanagari}/u);
  expect(await refused({ [languageHeader]: 'xx' })).toEqual(plain);
});

test('who registers on a page in Hindi reads e-mails in Hindi', async () => {
  const answer = await app.fastify.inject({
    url: '/api/user/register-student',
    method: 'POST',
    headers: { [languageHeader]: 'hi' },
    payload: {
      ...{ role: 'student', name: 'Asha', email: 'asha-reads@campus.example' },
      ...{ enrollmentNumber: '0177CS219991', password: 'a long enough pass phrase' },
    },
  });
  expect(answer.statusCode).toBe(201);
  const { rows } = await app.ctx.pool.query<{ language: string }>(
    "select language from accounts where email = 'asha-reads@campus.example'",
  );
  expect(rows).toEqual([{ language: 'hi' }]);
});

test('sentences at fields and of success are in the language of our page as well', async () => {
  const asked = (body: object) =>
    app.fastify.inject({
      url: '/api/user/language',
      method: 'PUT',
      headers: { cookie: admin.cookie, [languageHeader]: 'hi' },
      payload: body,
    });
  const wrong = await asked({ language: 'xx' });
  expect(wrong.json<{ fields: { language: string } }>().fields.language).toMatch(
    /\p{Script=Devanagari}/u,
  );
  expect((await asked({ language: 'hi' })).json<{ message: string }>().message).toMatch(
    /\p{Script=Devanagari}/u,
  );
});

/** No call takes all of it, and each reads some of it. */
const odd = {
  ...{ token: 'x'.repeat(300), code: ' ', drawn: 5, kind: 'none', electionId: 'x', reason: 5 },
  ...{ votes: [], position: 5, positions: [{ title: 'A', quorum: { kind: 'number', least: 0 } }] },
};

test('whatever a call cannot read is said in the language of our page', async () => {
  const english: string[] = [];
  for (const [name, spec] of Object.entries<EndpointSpec>(api)) {
    if (spec.body === undefined) continue;
    const url = `/api${spec.path.replace(/:\w+/, '00000000-0000-4000-8000-000000000000')}`;
    for (const payload of [{}, odd]) {
      const answer = await app.fastify.inject({
        ...{ url, method: spec.method, payload },
        headers: { cookie: admin.cookie, [languageHeader]: 'hi' },
      });
      if (answer.statusCode < 400) continue;
      const { message, fields = {} } = answer.json<{ message: string; fields?: object }>();
      for (const said of [message, ...Object.values(fields)])
        if (!/\p{Script=Devanagari}/u.test(said)) english.push(`${name}: ${said}`);
    }
  }
  expect(english).toEqual([]);
});

test('a number that is on the list is refused in it as well, beside its field', async () => {
  const headers = { cookie: admin.cookie, [languageHeader]: 'hi' };
  const payload = { enrollmentNumber: '0177CS240444', name: 'Asha', email: '', groups: [] };
  const add = () =>
    app.fastify.inject({ url: '/api/voter-list/add', method: 'POST', headers, payload });
  expect((await add()).statusCode).toBe(201);
  expect((await add()).json()).toMatchObject({
    fields: { enrollmentNumber: 'यह नंबर पहले से वोटर लिस्ट में है।' },
  });
});

test('what is wrong with each line is in the language of our page, and in English to everybody else', async () => {
  const asked = async (url: string, payload: object, headers: Record<string, string>) =>
    (
      await app.fastify.inject({
        ...{ url, method: 'POST', payload },
        headers: { cookie: admin.cookie, ...headers },
      })
    ).json<{ problems: { problem?: string; why?: string }[] }>().problems;
  const file = { electionId: null, mode: 'add', text: 'Roll,Name\n0177CS240001,Asha\nX1,Om' };
  const [hindi, english] = [{ [languageHeader]: 'hi' }, {}];
  const find = { lines: ['Nobody Known'] };
  expect(await asked('/api/nomination/find', find, english)).toMatchObject([
    { problem: 'Nobody was found. If this person has no account, enter them by name.' },
  ]);
  expect(await asked('/api/nomination/find', find, hindi)).toMatchObject([
    { problem: 'कोई नहीं मिला। अगर इनका अकाउंट नहीं है, तो इन्हें नाम से जोड़ें।' },
  ]);
  expect(await asked('/api/voter-list/preview', file, english)).toMatchObject([
    { why: 'This number has 2 characters; an enrollment number has 12, such as 0177CS240001.' },
  ]);
  expect(await asked('/api/voter-list/preview', file, hindi)).toMatchObject([
    { why: 'इस नंबर में 2 अक्षर हैं; एनरोलमेंट नंबर में 12 होते हैं, जैसे 0177CS240001।' },
  ]);
});

test('a log-in brings the language of the account to its browser', async () => {
  const password = 'a lamp by the sea';
  const passwordHash = await app.ctx.passwords.hash(password);
  const person = await createActor(app, { role: 'faculty', passwordHash });
  const cookies = async () => {
    const payload = { email: person.email, password, role: 'faculty' };
    const answer = await app.fastify.inject({ url: '/api/user/login', method: 'POST', payload });
    expect(answer.statusCode).toBe(200);
    return answer.cookies.filter(({ name }) => name === 'hustings-language');
  };
  expect(await cookies()).toEqual([]);
  expect((await person.send('chooseLanguage', { body: { language: 'ur' } })).status).toBe(200);
  expect(await cookies()).toMatchObject([{ value: 'ur', path: '/' }]);
  await offer('en', 'hi');
  expect(await cookies()).toEqual([]);
  await offer('en', 'hi', 'ur');
});

test('the answers to a question are on the wire as they were, whatever the reader speaks', async () => {
  const rules = { kind: 'question', text: 'क्या शुल्क बढ़े?' } as const;
  const { id } = await createElection(app.ctx, { positions: { Fee: 0 }, rules });
  await app.ctx.transact((tx) => writeEntries(tx, id));
  const listed = await app.fastify.inject({
    url: '/api/election/get-all',
    headers: { [languageHeader]: 'hi' },
  });
  expect(listed.body).toContain('"Yes"');
  expect(listed.body).not.toContain('हाँ');
});

test('the page Server reads in its own language what the server finds, whoever asks at the same time', async () => {
  const found = async (headers: Record<string, string>) => {
    const answer = await app.fastify.inject({
      url: '/api/campus/system',
      headers: { cookie: admin.cookie, ...headers },
    });
    const { findings } = answer.json<{
      findings: { subject: string; says: string; advice: string }[];
    }>();
    return findings.find(({ subject }) => subject === 'mail');
  };
  const [hindi, english] = await Promise.all([found({ [languageHeader]: 'hi' }), found({})]);
  expect(hindi).toMatchObject({
    says: 'SMTP_URL सेट नहीं है: ईमेल फ़ाइलों में सेव होते हैं और किसी तक नहीं पहुँचते।',
    advice: 'SMTP_URL और MAIL_FROM सेट करें (docs/operations.md)।',
  });
  expect(english).toMatchObject({
    says: 'SMTP_URL is not set: e-mails are saved as files and reach nobody.',
    advice: 'Set SMTP_URL and MAIL_FROM (docs/operations.md).',
  });
});
