import { describe, expect, test } from 'vitest';
import { createReader } from '#tests/support/mailing-stage.ts';
import {
  accept,
  calls,
  council,
  deliver,
  electionId,
  openSupporterStage,
  pending,
  refused,
  stage,
  supported,
} from '#tests/support/supporter-stage.ts';

// Whom officers entered without an account, where candidates need supporters: they stand when these have confirmed.

openSupporterStage();
const { mine, ballot } = calls;

const enter = (line: string) =>
  council.send('enterCandidates', {
    body: {
      electionId,
      candidates: [{ position: 'President', lines: [line] }],
      haveAgreed: true,
      byName: [line],
    },
  });
const lastEmail = async () => {
  await deliver();
  return (stage.mail.taken.at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
};

describe('whom officers enter by name', () => {
  test('and nothing else, stands once the supporters have confirmed by the link to support them', async () => {
    const { body } = await enter('Mina Iyer');
    expect(body).toMatchObject({
      message: 'Candidates entered. They are on the ballot when they have their supporters.',
      entered: [{ status: 'waits', hasAccount: false }],
    });
    const [{ _id: id }] = body.entered;
    expect(await ballot(electionId)).toEqual([]);
    const waiting = (await pending()).find(({ _id }: { _id: string }) => _id === id);
    expect(waiting).toMatchObject({ nominee: { name: 'Mina Iyer', enrollmentNumber: null } });
    expect(await accept(id)).toMatchObject({ status: refused('supporters-missing').status });
    await supported(id);
    expect(await ballot(electionId)).toEqual([id]);
    const { body: list } = await council.send('listEntered', { params: { id: electionId } });
    expect(list).toMatchObject([{ status: 'stands' }]);
  });

  test('reads by e-mail whom they need; one who takes a support back takes them off again', async () => {
    const { body } = await enter('Mina Iyer <mina@campus.example>');
    const [{ _id: id }] = body.entered;
    const raw = await lastEmail();
    expect(raw).toContain(`/support/${id}`);
    expect(raw.replaceAll(/\s+/g, ' ')).toContain('once 1 proposer and 2 seconders');
    const [first] = await supported(id);
    expect(await ballot(electionId)).toEqual([id]);
    await first?.send('answerSupport', { params: { id }, body: { answer: 'no' } });
    expect(await ballot(electionId)).toEqual([]);
    expect(await lastEmail()).toContain('A supporter is missing');
  });

  test('takes the candidacy that waits with the account of the address, and asks from there', async () => {
    await enter('Mina Iyer <mina@campus.example>');
    const mina = await createReader(stage, { email: 'mina@campus.example' });
    const [{ _id: id }] = (await mina.send('listMyCandidacies')).body;
    expect((await mina.send('takeCandidacy', { params: { id } })).status).toBe(200);
    const nomination = await mine(mina);
    expect(nomination).toMatchObject({ status: 'pending', supporters: { isOpen: true } });
    await supported(nomination._id);
    expect(await ballot(electionId)).toEqual([mina.id]);
  });
});
