import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { VoterListStage } from '#tests/support/voter-list-stage.ts';
import { number, openVoterListStage } from '#tests/support/voter-list-stage.ts';

// Lists as offices keep them, from the file to who may vote.

let stage: VoterListStage;
beforeAll(async () => {
  stage = await openVoterListStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

const caseOf = (file: string) => fs.readFileSync(`tests/fixtures/voter-lists/${file}`, 'utf8');

test('whoever stands in a file of an office is on the list, whatever else stands in the line', async () => {
  const departments = await stage.preview({ text: caseOf('dept-41-characters.csv') });
  expect(departments.body.totals).toMatchObject({ lines: 60, added: 60, bad: 0 });
  const names = await stage.preview({ text: caseOf('names.csv') });
  expect(names.body.totals).toMatchObject({ added: 13, bad: 0, duplicates: 0 });
  const addresses = await stage.preview({ text: caseOf('addresses.csv') });
  expect(addresses.body.totals).toMatchObject({ added: 12, bad: 0, withoutEmail: 6 });
  expect((await stage.load({ text: caseOf('names.csv') })).status).toBe(201);
});

test('a long name is kept whole, and a long department limits an election', async () => {
  const department = 'Department of Electronics, '.replace(',', '').repeat(3).trim();
  const name = `${'Very '.repeat(40)}Long`;
  const text = `Enrollment No,Name,Department\n${number(1)},${name},${department}\n`;
  await stage.load({ text });
  expect(await stage.list({ group: department })).toEqual([[1, name]]);
  const { status } = await stage.council.send('addVoter', {
    body: { enrollmentNumber: number(2), name: '\u202AAsha Rao\u202C', groups: ['\u200EArts'] },
  });
  expect(status).toBe(201);
  expect(await stage.list({ group: 'Arts' })).toEqual([[2, 'Asha Rao']]);
});
