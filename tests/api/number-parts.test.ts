import { expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { misreadNumbers } from '#tests/support/number-formats.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { startTestApp } from '#tests/support/test-app.ts';

test('what a number says goes with it: corrected, and moved at the desk', async () => {
  const app = await startTestApp();
  afterThis(() => app.close());
  const admin = await createActor(app, { role: 'admin' });
  const wrong = await createActor(app, { enrollmentNumber: '0177CS230001' });
  const owner = await createActor(app, { role: 'council', enrollmentNumber: null });
  const partsOfAll = async () =>
    (
      await app.ctx.pool.query(
        `select branch, year from accounts where id = any($1) order by enrollment_number`,
        [[wrong.id, owner.id]],
      )
    ).rows;
  const corrected = await admin.send('correctUser', {
    params: { id: wrong.id },
    body: { enrollmentNumber: '0177ME220002', reason: 'Mistyped.' },
  });
  expect(corrected.status).toBe(200);
  expect(await partsOfAll()).toEqual([
    { branch: 'ME', year: '22' },
    { branch: null, year: null },
  ]);
  await admin.send('addVoter', { body: { enrollmentNumber: '0177ME220002' } });
  const checkedIn = await admin.send('checkIn', {
    body: { enrollmentNumber: '0177ME220002', email: owner.email },
  });
  expect(checkedIn.status).toBe(200);
  expect(await partsOfAll()).toEqual([
    { branch: 'ME', year: '22' },
    { branch: null, year: null },
  ]);
  expect(await misreadNumbers(app)).toEqual([]);
});
