import { expect, test } from 'vitest';
import { usualFormat } from '#core/accounts/number-format.ts';
import { decodeListFile } from '#web/voter-lists/dashboard/decode-list-file.ts';
import { entryOf, voterListExports, withoutColumns } from '#tests/support/voter-list-exports.ts';
import { readListText } from './read-text.ts';

test.each(voterListExports)('$from', async ({ bytes, voters, problems }) => {
  const text = decodeListFile(bytes);
  if (!text.ok) throw new Error(text.error);
  const read = await readListText(text.value.text, usualFormat);
  expect(read.entries.map(withoutColumns)).toEqual(voters.map(entryOf));
  expect(read.problems.map(({ line, kind }) => ({ line, kind }))).toEqual(problems);
});

test('officers correct the columns', async () => {
  const text = 'a,b,c\n0177CS240001,0177ME231117,Asha Rao\n';
  const guessed = await readListText(text, usualFormat);
  expect(guessed.columns).toEqual({ number: 0, name: [], email: null, groups: [] });
  const columns = { number: 1, name: [2], email: null, groups: [0] };
  const { entries } = await readListText(text, usualFormat, columns);
  expect(entries).toEqual([
    entryOf(['0177ME231117', 'Asha Rao', '', 'a: 0177CS240001', '0177CS240001']),
  ]);
});

test('what is no table has no voters', async () => {
  const read = await readListText('Dear all,\nthe list follows.', usualFormat);
  expect(read.entries).toEqual([]);
});
