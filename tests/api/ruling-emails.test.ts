import { expect, test } from 'vitest';
import { known } from '#core/kernel/known.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { complain, overturn, uphold } from '#tests/support/sanction-stage.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

// Who reads Hindi reads of a complaint, its ruling and what becomes of it under the Hindi names, where there are some.

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

test('e-mails of complaints and rulings name things as their reader does', async () => {
  await admin.send('saveCampusSettings', { body: { languages: ['en', 'hi'] } as never });
  const [voter, accused, other] = [
    await readerOf('hi'),
    await readerOf('hi'),
    await readerOf('en'),
  ];
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
  const about = { about: 'candidate' as const, ofId: nominationId };
  const { number } = await complain(voter, election, about);
  const sanction = { kind: 'disqualified' as const, nominationId };
  const ruled = await uphold(council, election, number, sanction);
  expect((await overturn(council, ruled.body.appeal.sanctions[0]._id)).status).toBe(200);
  const emails = [await told(voter), await told(accused)];
  expect(
    emails.map((one) =>
      Object.keys(one)
        .filter((key) => key !== 'nomination')
        .toSorted(),
    ),
  ).toEqual([
    ['appeal', 'complaint', 'overturned'],
    ['complained-about', 'overturned', 'ruled'],
  ]);
  for (const [key, text] of emails.flatMap((one) => Object.entries(one))) {
    expect.soft(text, key).toContain('बसंत परिषद');
    expect.soft(text, key).not.toMatch(/Spring Council|President/);
    const saysPost = /appeal|ruled|overturned|nomination/.test(key);
    if (saysPost) expect.soft(text, key).toContain('अध्यक्ष');
  }
  // What everybody reads stays in the words that were written.
  expect(ruled.body.appeal.sanctions).toMatchObject([{ position: 'President' }]);
  const another = await complain(voter, election, {
    ...about,
    ofId: known(president?.candidates[1]).id,
  });
  await uphold(council, election, another.number, null);
  expect(await told(other)).toMatchObject({ ruled: expect.stringContaining('Spring Council') });
});
