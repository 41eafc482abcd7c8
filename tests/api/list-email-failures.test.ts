import { expect, test } from 'vitest';
import { doStep, findDueMailings } from '#server/email/mailings/run.ts';
import { createByList, emailTo, putOnList, voteTokenIn } from '#tests/support/list-email-stage.ts';
import { readersOf } from '#tests/support/mailing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import {
  addressesOf,
  council,
  openListMailingStage,
  query,
  read,
  stage,
} from '#tests/support/list-mailing-stage.ts';

// Addresses of a voter list that could not be reached: found, noted, printed and corrected.

openListMailingStage();
const upcoming = { startsInMinutes: 24 * 60, endsInMinutes: 3 * 24 * 60 };

test('addresses that the mail server refuses, or that came back, are a list with codes to print', async () => {
  const [gone, bounced, fine] = [
    await putOnList(stage),
    await putOnList(stage),
    await putOnList(stage),
  ];
  const { id } = await createByList(stage, upcoming);
  await findDueMailings(stage.app.ctx);
  await doStep(stage.app.ctx);
  stage.mail.manner = 'refuses-recipient';
  await doStep(stage.app.ctx);
  stage.mail.manner = 'takes';
  await stage.run();
  expect(readersOf(stage.mail, 'You can vote')).toEqual(addressesOf(bounced, fine));
  expect((await read(id)).failures).toEqual([
    {
      enrollmentNumber: gone.number,
      name: gone.name,
      email: gone.email,
      problem: expect.stringContaining('550 No such mailbox'),
      foundBy: 'server',
    },
  ]);
  const text = `Your message could not be delivered to <${bounced.email.toUpperCase()}>;\nnobody@elsewhere.example`;
  const noted = await council.send('noteBounces', { params: { id }, body: { text } });
  expect(noted.body).toMatchObject({ added: 1, unknown: ['nobody@elsewhere.example'] });
  expect(noted.body.listEmails.failures.map((one: { email: string }) => one.email)).toEqual([
    gone.email,
    bounced.email,
  ]);
  const numbers = noted.body.listEmails.failures.map(
    (one: { enrollmentNumber: string }) => one.enrollmentNumber,
  );
  const printed = await council.send('printNumberCodes', {
    body: { electionId: noted.body.listEmails.list, numbers },
  });
  expect(printed.body.codes).toMatchObject([
    { enrollmentNumber: gone.number, name: gone.name },
    { enrollmentNumber: bounced.number },
  ]);
  const nothing = await council.send('noteBounces', { params: { id }, body: { text: 'hello' } });
  expect(nothing).toMatchObject(refusedWith('no-address-found'));
  expect(
    await query("select from records where act = 'voter-list.note-bounces' and object_id = $1", [
      id,
    ]),
  ).toHaveLength(1);
});

test('a corrected address gets the e-mail, once, and leaves the list of failures', async () => {
  const [wrong, other] = [await putOnList(stage), await putOnList(stage)];
  const { id } = await createByList(stage);
  await stage.run();
  const before = voteTokenIn(emailTo(stage, wrong.email).words);
  await council.send('noteBounces', { params: { id }, body: { text: wrong.email } });
  stage.mail.taken.length = 0;
  const correct = (email: string) =>
    council.send('correctListAddress', {
      params: { id },
      body: { enrollmentNumber: wrong.number, email },
    });
  expect(await correct(other.email)).toMatchObject({
    status: 400,
    body: { fields: { email: 'Somebody else on the list has this address' } },
  });
  expect(await correct(wrong.email)).toMatchObject(refusedWith('nothing-to-correct'));
  const right = { email: 'right@campus.example' };
  const done = await correct(right.email);
  expect(done.body).toMatchObject({
    message: 'The address was corrected. The e-mail goes to the new address.',
    listEmails: { failures: [] },
  });
  await stage.run(3);
  await stage.run();
  expect(readersOf(stage.mail, 'is open')).toEqual([right.email]);
  const after = voteTokenIn(emailTo(stage, right.email).words);
  const state = async (token: string) =>
    (await stage.app.send('readVoteLink', { body: { token } })).body.state;
  expect([await state(before), await state(after)]).toEqual(['used', 'works']);
});
