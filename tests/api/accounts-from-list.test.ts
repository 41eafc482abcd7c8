import { beforeAll, expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// A campus that gives accounts only to people on its voter list.

const app = testApp();
beforeAll(async () => {
  const admin = await createActor(app, { role: 'admin' });
  const saved = await admin.send('saveCampusSettings', { body: { accountsFromList: true } });
  expect(saved.body.settings.accountsFromList).toBe(true);
});

const password = 'a lamp by the sea';
const number = '0177CS240001';
const person = { name: 'Asha Rao', email: 'asha@campus.example', password };

test('students do not register with the form, whether or not they are on the list', async () => {
  await listNumber(app.ctx, number, { email: person.email });
  for (const enrollmentNumber of [number, '0177CS240002']) {
    const body = { ...person, role: 'student', enrollmentNumber };
    expect(await app.send('registerStudent', { body })).toMatchObject({
      ...refusedWith('accounts-from-list'),
      status: 403,
    });
  }
  const body = { ...person, email: 'maya@campus.example', role: 'faculty' };
  expect((await app.send('register', { body })).status, 'staff are approved').toBe(201);
});

test('the link to the address on the list, and a printed code of an officer, make one', async () => {
  const asked = await app.send('askNumberProof', { body: { enrollmentNumber: number } });
  expect(asked.status).toBe(200);
  const email = await app.ctx.db
    .selectFrom('emails')
    .select('text_body')
    .where('to_address', '=', person.email)
    .executeTakeFirstOrThrow();
  const token = /\/vote#token=([\w-]+)/.exec(email.text_body)?.[1] ?? '';
  const { password } = person;
  expect(
    (await app.send('registerByVoteLink', { body: { token, password, name: 'Asha' } })).status,
  ).toBe(201);

  const other = '0177CS240003';
  await listNumber(app.ctx, other);
  const officer = await createActor(app, { role: 'council' });
  const { body } = await officer.send('printNumberCodes', { body: { numbers: [other] } });
  const code = body.codes[0].code as string;
  const ravi = { ...person, email: 'ravi@campus.example', enrollmentNumber: other, code };
  expect((await app.send('registerWithNumber', { body: ravi })).status).toBe(201);
});
