import { expect, test } from 'vitest';
import { sectionsOf } from './dashboard-sections.ts';

test('the admin sees all sections in the order of the screen, ours behind the six', () => {
  expect(sectionsOf('admin')).toEqual([
    'nomination-requests',
    'user-approval',
    'member-approval',
    'organize-election',
    'contact-requests',
    'election-list',
    'voter-list',
    'check-in',
    'accounts',
    'record',
    'emails',
    'system',
  ]);
});

test('the council sees six of them and the record, in the same order', () => {
  expect(sectionsOf('council')).toEqual([
    'member-approval',
    'organize-election',
    'contact-requests',
    'election-list',
    'voter-list',
    'check-in',
    'record',
  ]);
});

test('an observer sees the elections and the record', () => {
  expect(sectionsOf('observer')).toEqual(['election-list', 'record']);
});

test.each(['student', 'faculty'] as const)('%s sees none', (role) => {
  expect(sectionsOf(role)).toEqual([]);
});
