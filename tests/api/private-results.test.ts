import { expect, test } from 'vitest';
import { castEach } from '#tests/support/ballot-box.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// What differs from the specification on purpose (docs/spec-checklist.md): it names e-mail and number of each candidate.

const app = testApp();

test('of those who did not win, and of a tie, nobody but officers reads address or number', async () => {
  const positions = { President: 2, Treasurer: 2 };
  const election = await createElection(app.ctx, { positions });
  await castEach(app, election, 0, [2, 1]);
  await castEach(app, election, 1, [1, 1]);
  await closeAndCount(app, election.id);
  const [president, treasurer] = election.positions;
  const [winner, ...others] = [...(president?.candidates ?? []), ...(treasurer?.candidates ?? [])];
  const readers = [app, await createActor(app), await createActor(app, { role: 'faculty' })];
  for (const reader of readers) {
    const { body } = await reader.send('listResults');
    const text = JSON.stringify(body);
    expect(text).toContain(winner?.nominee.email);
    expect(text).toContain(winner?.nominee.enrollmentNumber);
    expect(others).toHaveLength(3);
    for (const { nominee } of others) {
      expect(text).toContain(nominee.name);
      expect(text).not.toContain(nominee.email);
      expect(text).not.toContain(nominee.enrollmentNumber);
    }
    // The fields are there, and null.
    expect(text.match(/"email":null,"enrollmentNumber":null/g)).toHaveLength(3);
  }
});
