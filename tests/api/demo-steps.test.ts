import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';
import { createDemoCampus } from '../../tools/scenarios/demo-campus.ts';

const app = testApp();

test('the demo says what it makes before it makes it', async () => {
  const steps: { step: string; there: Promise<unknown[]> }[] = [];
  const countOf = (table: 'accounts' | 'elections') =>
    app.ctx.db.selectFrom(table).select('id').execute();
  await createDemoCampus(app.ctx, (step) => {
    steps.push({ step, there: countOf(steps.length === 0 ? 'accounts' : 'elections') });
  });
  expect(steps.map(({ step }) => step)).toEqual([
    '2,400 accounts, with a voter list',
    'Portraits',
    'An election of last year, with its votes, count and record',
    'A by-election that ended in a tie',
    'The council: members, events, messages',
    'The election that is open',
    'The votes of 720 people in it',
    'An election to come',
  ]);
  // Nobody waits in front of a step that is over.
  expect(await steps[0]?.there).toEqual([]);
  expect(await steps[2]?.there).toEqual([]);
});
