import { expect, test, vi } from 'vitest';
import { openDiary, tableOfDays } from './diary.ts';

test('a check that does not hold stands in the table, with what was found', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const diary = openDiary();
  const day = diary.begin('2025-07-07', '0.1.0');
  diary.did('set up');
  day.emails = ['Confirm | your address', 'Confirm | your address', 'A tie'];
  day.line = 'Nothing is waiting for you.';
  diary.check('two and two are four', true, 4);
  diary.begin('2025-07-08', 'this');
  diary.check('two and two are five', false, 4);
  expect(tableOfDays(diary.days).split('\n')).toEqual([
    '| Day | Release | What happened | The e-mail | The dashboard | Checks |',
    '| --- | --- | --- | --- | --- | --- |',
    '| 2025-07-07 | 0.1.0 | set up | Confirm / your address (2); A tie | Nothing is waiting for you. | 1 held |',
    '| 2025-07-08 | this |  | none | – | FAILED: two and two are five (4) |',
  ]);
});
