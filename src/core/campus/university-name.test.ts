import { expect, test } from 'vitest';
import { givenName, senderName } from './university-name.ts';

test('a campus with a name is called by it, and no name is invented', () => {
  expect(['Sarovar University', ''].map(senderName)).toEqual([
    'Sarovar University',
    'Student Council',
  ]);
});

test('what earlier releases put in place of a name is none', () => {
  expect(['Your University', '', undefined, 'Sarovar'].map(givenName)).toEqual([
    '',
    '',
    '',
    'Sarovar',
  ]);
});
