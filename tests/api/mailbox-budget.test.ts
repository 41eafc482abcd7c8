import { expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { emailsTo, newestToken } from '#tests/support/links.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// Nobody floods a mailbox with e-mails that anybody can cause; and nobody keeps its owner out by trying.

const app = testApp();

const emailsLike = async (pattern: string) => {
  const { rows } = await app.ctx.pool.query<{ to: string }>(
    'select to_address as "to" from emails where to_address ilike $1',
    [pattern],
  );
  return rows;
};

test('many accounts that name one mailbox at once send it four e-mails, and are answered alike', async () => {
  // What follows a plus ends in the same mailbox, and so does another case.
  const addresses = Array.from(
    { length: 8 },
    (_, n) => `${n % 2 ? 'V' : 'v'}ictim+${n}@campus.example`,
  );
  const strangers = await Promise.all(addresses.map((email) => createActor(app, { email })));
  const answers = await Promise.all(strangers.map((one) => one.send('askConfirmation')));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toHaveLength(1);
  expect(answers[0]?.status).toBe(200);
  const sent = await emailsLike('victim+%');
  expect(sent).toHaveLength(4);
  const token = await newestToken(app, sent[0]?.to ?? '');
  const confirmed = await app.send('confirmEmail', { body: { token } });
  expect(confirmed.status, 'the links that left go on working').toBe(200);

  // Another kind of e-mail has a budget of its own.
  const owner = await createActor(app, { email: 'victim@campus.example' });
  await app.send('forgotPassword', { body: { email: owner.email } });
  expect(await emailsTo(app, owner.email)).toMatchObject([{ subject: 'Choose a new password' }]);

  await app.ctx.pool.query('update quotas set expire = 0');
  expect((await owner.send('askConfirmation')).status).toBe(200);
  expect(await emailsTo(app, owner.email), 'an hour later').toHaveLength(2);
});

test('several numbers with one address on the voter list share its budget', async () => {
  const email = 'family@campus.example';
  const numbers = Array.from({ length: 6 }, (_, n) => `0177ME27${7000 + n}`);
  for (const number of numbers) await listNumber(app.ctx, number, { email });
  const answers = await Promise.all(
    numbers.map((enrollmentNumber) => app.send('askNumberProof', { body: { enrollmentNumber } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 200));
  expect(await emailsTo(app, email)).toHaveLength(4);
});

test('what an officer sends is not held back', async () => {
  const admin = await createActor(app, { role: 'admin' });
  for (let n = 0; n < 6; n += 1) {
    const { id } = await createActor(app);
    const corrected = await admin.send('correctUser', {
      params: { id },
      body: { email: `flat+${n}@campus.example`, reason: 'A typing error' },
    });
    expect(corrected.status, JSON.stringify(corrected.body)).toBe(200);
  }
  expect(await emailsLike('flat+%')).toHaveLength(6);
});
