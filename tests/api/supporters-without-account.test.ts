import { describe, expect, test } from 'vitest';
import { createReader } from '#tests/support/mailing-stage.ts';
import {
  calls,
  council,
  deliver,
  electionId,
  electionWith,
  openSupporterStage,
  refused,
  stage,
  supported,
} from '#tests/support/supporter-stage.ts';

// Whom officers entered without an account, where candidates need supporters: they ask from an account.

openSupporterStage();
const { mine, ballot } = calls;

const enter = (line: string, election = electionId) =>
  council.send('enterCandidates', {
    body: {
      electionId: election,
      candidates: [{ position: 'President', lines: [line] }],
      byName: [line],
    },
  });
async function tokenInEmail(): Promise<string> {
  await deliver();
  const raw = stage.mail.taken.at(-1)?.raw ?? '';
  return /token=([\w-]+)/.exec(raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1] ?? '';
}
const yesByLink = (token: string) =>
  stage.app.send('answerByLink', { body: { token, answer: 'yes' } });

describe('whom officers enter by name', () => {
  test('and nothing else, can take no account: the line says so, and nobody is entered', async () => {
    const { body } = await enter('Mina Iyer');
    expect(body.entered).toEqual([]);
    expect(body.problems).toMatchObject([
      { line: 'Mina Iyer', problem: expect.stringContaining('Add an e-mail or a number') },
    ]);
    const free = await electionWith(null);
    expect((await enter('Mina Iyer', free)).body.entered).toHaveLength(1);
  });

  test('with an address, says yes with an account only, and then asks supporters', async () => {
    const { body } = await enter('Mina Iyer <mina@campus.example>');
    expect(body.problems).toEqual([]);
    expect(await yesByLink(await tokenInEmail())).toMatchObject(refused('supporters-need-account'));
    expect(await ballot(electionId)).toEqual([]);
    // The refused yes is no answer: it can still be given.
    const mina = await createReader(stage, { email: 'mina@campus.example' });
    const [asked] = (await mina.send('listMyQuestions')).body;
    await mina.send('answerEntered', { params: { id: asked._id }, body: { answer: 'yes' } });
    const nomination = await mine(mina);
    expect(nomination).toMatchObject({ status: 'pending', supporters: { isOpen: true } });
    await supported(nomination._id);
    expect(await ballot(electionId)).toEqual([mina.id]);
  });
});
