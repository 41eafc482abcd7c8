import { expect, test } from 'vitest';
import { councilOf, givenName, senderName } from './university-name.ts';

test('a campus with a name is called by it', () => {
  const name = 'Sarovar University';
  expect([senderName(name), councilOf(name)]).toEqual([
    name,
    'Student Council, Sarovar University',
  ]);
});

test('a campus without a name is the council, and no name is invented', () => {
  expect([senderName(''), councilOf('')]).toEqual(['Student Council', 'Student Council']);
});

test('what earlier releases put in place of a name is none', () => {
  expect(['Your University', '', undefined, 'Sarovar'].map(givenName)).toEqual([
    '',
    '',
    '',
    'Sarovar',
  ]);
});
