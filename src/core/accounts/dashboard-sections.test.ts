import { expect, test } from 'vitest';
import {
  dashboardSections,
  deskPageNames,
  deskPageOf,
  partsOf,
  sectionPath,
  sectionsOf,
} from './dashboard-sections.ts';

test('the admin sees the six sections of the specification in its order', () => {
  expect(sectionsOf('admin')).toEqual([
    'nomination-requests',
    'user-approval',
    'member-approval',
    'organize-election',
    'contact-requests',
    'election-list',
  ]);
  expect(sectionsOf('admin')).toEqual(dashboardSections);
});

test('the council sees four of them, in the same order', () => {
  expect(sectionsOf('council')).toEqual([
    'member-approval',
    'organize-election',
    'contact-requests',
    'election-list',
  ]);
});

test('the pages below show the council what is theirs', () => {
  const all = (role: 'admin' | 'council') => deskPageNames.map((page) => partsOf(role, page));
  expect(all('admin')).toEqual([
    ['accounts', 'decisions', 'record'],
    ['voter-list', 'check-in'],
    ['emails'],
    ['system'],
  ]);
  expect(all('council')).toEqual([['decisions', 'record'], ['voter-list', 'check-in'], [], []]);
});

test.each(['student', 'faculty', 'observer'] as const)('%s sees none', (role) => {
  expect(sectionsOf(role)).toEqual([]);
  expect(deskPageNames.flatMap((page) => partsOf(role, page))).toEqual([]);
});

test('a section is on the dashboard, a part on its page', () => {
  expect(sectionPath('election-list')).toBe('/dashboard?section=election-list');
  expect(sectionPath('check-in')).toBe('/dashboard/voters?section=check-in');
  expect(deskPageOf('election-list')).toBeNull();
  expect(deskPageOf('record')).toBe('people');
});
