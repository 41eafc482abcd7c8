import { expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

// Who hears appeals against a ruling is named by the campus beforehand, and stands wherever a ruling is read.

startWithTwoOfficers();

const named = 'The Ombudsman, Room 4, ombudsman@law.example';
const save = (hearsAppeals: string) => admin.send('saveCampusSettings', { body: { hearsAppeals } });
const words = { about: 'voting', subject: 'The room', text: 'It was shut.' } as const;

/** A ruling as it is read: below it, at the complaint, and in the e-mail. */
async function ruling() {
  const { id } = await createElection(app.ctx);
  const voter = await createActor(app);
  await app.ctx.pool.query('update accounts set email_confirmed_at = now() where id = $1', [
    voter.id,
  ]);
  const { body } = await voter.send('createComplaint', { body: { electionId: id, ...words } });
  const [row] = (await council.send('listAppeals', { query: { election: id } })).body;
  const answer = { params: { id: row._id }, body: { text: 'It was open.', ruling: 'dismissed' } };
  expect((await council.send('answerAppeal', answer)).status).toBe(200);
  const email = await app.ctx.db
    .selectFrom('emails')
    .select('text_body')
    .where('to_address', '=', voter.email)
    .where('key', '=', `appeal:${row._id}`)
    .executeTakeFirst();
  return {
    below: (await app.send('listRulings', { params: { id } })).body.hearsAppeals,
    at: (await app.send('followComplaint', { body: { follow: body.follow } })).body.hearsAppeals,
    said: String(email?.text_body).replaceAll(/\s+/g, ' '),
  };
}

test('a ruling says who hears appeals, or that it is final here and where to write', async () => {
  const before = await ruling();
  expect(before).toMatchObject({ below: '', at: '' });
  expect(before.said).toMatch(
    /This decision is final here\. You can write to the council: http\S+\/contact/,
  );

  expect((await save(`  ${named} `)).status).toBe(200);
  const after = await ruling();
  expect(after).toMatchObject({ below: named, at: named });
  expect(after.said).toContain(`You can appeal against this ruling to: ${named}`);
  expect(after.said).not.toContain('final here');
  const { entries } = (await admin.send('listRecord', { query: {} })).body;
  expect(entries).toContainEqual(
    expect.objectContaining({ act: 'campus.settings', detail: 'hearsAppeals' }),
  );
});

test('it is one line of at most 200 characters, which admins write', async () => {
  expect((await save('x'.repeat(200))).status).toBe(200);
  expect((await save('x'.repeat(201))).status).toBe(400);
  expect((await save('Room 4\nMain Building')).status).toBe(400);
  const byCouncil = await council.send('saveCampusSettings', { body: { hearsAppeals: named } });
  expect(byCouncil.status).toBe(403);
  expect((await save('')).status).toBe(200);
});
