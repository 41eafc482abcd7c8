import { expect, test } from 'vitest';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { findLookAlikes } from './look-alikes.ts';

const app = testApp();

const alike = async (...names: string[]) => {
  const all = names.map((name, index) => ({ id: String(index), positionId: 'president', name }));
  return (await findLookAlikes(all)).get('0');
};

test.each([
  ['Asha Rao', 'Аsha Rao'],
  ['Asha Rao', 'asha  rao'],
  ['Asha Rao', 'Asha\u200b Rao'],
  ['Amit Iyer', 'Arnit lyer'],
  ['José Rao', 'Jose Rao'],
  ['Neil Bose', 'NEIL BOSE'],
  ['O’Brien', "O'Brien"],
  ['आशा राव', 'आशा\u200d राव'],
  // One letter or two for the same sign; an Arabic keyboard's letters; those of another script.
  ['\u095Bोया', 'ज\u093Cोया'],
  ['علی رضا', 'علي رضا'],
  ['کریم', 'كريم'],
  ['آمنہ', 'آمنه'],
  ['ماہ', 'مـاہ'],
])('%s and %s look alike', async (one, other) => {
  expect(await alike(one, other)).toEqual([other]);
  expect(await alike(other, one)).toEqual([one]);
});

test.each([
  ['Asha Rao', 'Usha Rao'],
  ['Asha Rao', 'Asha Das'],
  ['आशा राव', 'आशि राव'],
  ['कमल', 'कोमल'],
  ['राम', 'रामा'],
  ['रवि', 'रवी'],
  ['सीमा', 'रीमा'],
  ['सुमन', 'सुमना'],
  ['हरि', 'हरी'],
  ['علی', 'علا'],
  ['جمیل', 'جمال'],
  ['پروین', 'یروین'],
  ['ساجد', 'ساجدہ'],
  ['نور', 'نوری'],
])('%s and %s do not', async (one, other) => {
  expect(await alike(one, other)).toEqual([]);
});

test('of a crowd with one name a few are named', async () => {
  expect(await alike(...Array.from({ length: 2_000 }, () => 'Asha Rao'))).toHaveLength(5);
});

test('officers are warned of them while they decide and beside the list', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const council = await createActor(app, { role: 'council' });
  const nominees = [await createAccount(app.ctx, { name: 'Asha Venkatesan' })];
  const election = await createElection(app.ctx, {
    positions: { President: 1, Sport: 0 },
    nominees,
  });
  const twin = await createActor(app, { name: 'Аsha Venkatesan' });
  const ask = (position: string) =>
    twin.send('createNomination', {
      body: { electionId: election.id, position, userId: twin.id },
    });
  const president = (await ask('President')).body.nomination._id;
  // Nobody else stands for this one.
  const sport = (await ask('Sport')).body.nomination._id;
  const pending = (await admin.send('listPendingNominations')).body;
  const warned = pending.map((one: { _id: string; looksLike: string[] }) => [
    one._id,
    one.looksLike,
  ]);
  expect(Object.fromEntries(warned)).toEqual({ [president]: ['Asha Venkatesan'], [sport]: [] });
  const list = await council.send('listLookAlikes', { params: { id: election.id } });
  expect(list.body).toEqual([
    { _id: election.positions[0]?.candidates[0]?.id, looksLike: [twin.name] },
    { _id: president, looksLike: ['Asha Venkatesan'] },
  ]);
});
