import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';
import { createActor } from '#tests/support/factories.ts';
import { endedElection, setClosed } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

const app = testApp();
const note = { text: 'The winner moved away, and the council fills the seat.' };

test('a certified election has a public note added, which changes nothing of its outcome', async () => {
  const officer = await createActor(app, { role: 'council' });
  const { id } = await endedElection(app, [2, 1]);
  await setClosed(app, id, 'certified_at', new Date());
  const before = await officer.send('readOutcome', { params: { id } });
  expect(await officer.send('addNote', { params: { id }, body: note })).toMatchObject({
    status: 200,
  });
  const { body } = await officer.send('listElections', {});
  const found = body.elections.find(({ _id }: { _id: string }) => _id === id);
  expect(JSON.stringify(found)).toContain(`Note of the officers: ${note.text}`);
  expect((await officer.send('readOutcome', { params: { id } })).body).toEqual(before.body);
});

test('before the certificate nothing is noted so', async () => {
  const officer = await createActor(app, { role: 'council' });
  const { id } = await endedElection(app, [2, 1]);
  expect(await officer.send('addNote', { params: { id }, body: note })).toMatchObject(
    refusedWith('election-not-certified'),
  );
});
