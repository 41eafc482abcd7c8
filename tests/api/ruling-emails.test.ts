import { expect, test } from 'vitest';
import { known } from '#core/kernel/known.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { disqualify, lastRuling, overturn } from '#tests/support/sanction-stage.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

// Who reads Hindi reads of a ruling and what becomes of it under the Hindi names, where there are some.

startWithTwoOfficers();

async function readerOf(language: string) {
  const reader = await createActor(app);
  await app.ctx.db
    .updateTable('accounts')
    .set({ email_confirmed_at: new Date(), language })
    .where('id', '=', reader.id)
    .execute();
  return reader;
}

/** The texts of the e-mails to somebody, by the first word of their keys. */
async function told({ email }: { email: string }): Promise<Record<string, string>> {
  const rows = await app.ctx.db
    .selectFrom('emails')
    .select(['key', 'subject', 'text_body as text'])
    .where('to_address', '=', email)
    .execute();
  return Object.fromEntries(
    rows.map(({ key, subject, text }) => [key.split(':')[0], `${subject}\n${text ?? ''}`]),
  );
}

test('e-mails of rulings name things as their reader does', async () => {
  await admin.send('saveCampusSettings', { body: { languages: ['en', 'hi'] } as never });
  const [accused, other] = [await readerOf('hi'), await readerOf('en')];
  const election = await createElection(app.ctx, {
    name: 'Spring Council',
    nominees: [accused, other],
    positions: { President: 2 },
    startsInMinutes: 30,
  });
  const [president] = election.positions;
  const say = async (table: 'elections' | 'positions', id: string, words: object) =>
    app.ctx.db
      .updateTable(table)
      .set({ translations: JSON.stringify({ hi: words }) })
      .where('id', '=', id)
      .execute();
  await say('elections', election.id, { name: 'बसंत परिषद' });
  await say('positions', known(president).id, { title: 'अध्यक्ष' });
  const nominationId = known(president?.candidates[0]).id;
  expect((await disqualify(council, election, nominationId)).status).toBe(200);
  const ruled = await lastRuling(app, election);
  expect((await overturn(council, ruled._id)).status).toBe(200);
  const emails = Object.entries(await told(accused)).filter(([key]) => key !== 'nomination');
  expect(emails.map(([key]) => key).toSorted()).toEqual(['overturned', 'sanctioned']);
  for (const [key, text] of emails) {
    expect.soft(text, key).toContain('बसंत परिषद');
    expect.soft(text, key).not.toMatch(/Spring Council|President/);
    expect.soft(text, key).toContain('अध्यक्ष');
  }
  // What everybody reads stays in the words that were written.
  expect(ruled).toMatchObject({ position: 'President' });
  await disqualify(council, election, known(president?.candidates[1]).id);
  expect(await told(other)).toMatchObject({
    sanctioned: expect.stringContaining('Spring Council'),
  });
});
