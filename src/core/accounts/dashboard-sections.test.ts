import { expect, test } from 'vitest';
import {
  dashboardSections,
  officerPageNames,
  officerPageOf,
  partsOf,
  sectionPath,
  sectionsOf,
} from './dashboard-sections.ts';

const usual = { councilDecides: false };

test('the admin sees the six sections of the specification in its order', () => {
  expect(sectionsOf('admin', usual)).toEqual([
    'nomination-requests',
    'user-approval',
    'member-approval',
    'organize-election',
    'contact-requests',
    'election-list',
  ]);
  expect(sectionsOf('admin', usual)).toEqual(dashboardSections);
});

test('the council sees four of them, in the same order', () => {
  expect(sectionsOf('council', usual)).toEqual([
    'member-approval',
    'organize-election',
    'contact-requests',
    'election-list',
  ]);
});

test('where the campus says so, the council sees nominations too, and nothing else of admins', () => {
  const council = sectionsOf('council', { councilDecides: true });
  expect(council).toEqual(dashboardSections.filter((one) => one !== 'user-approval'));
});

test('the pages below show the council what is theirs', () => {
  const all = (role: 'admin' | 'council') => officerPageNames.map((page) => partsOf(role, page));
  expect(all('admin')).toEqual([
    ['accounts', 'decisions', 'record'],
    ['voter-list', 'check-in'],
    ['emails'],
    ['system'],
  ]);
  expect(all('council')).toEqual([
    ['decisions', 'record'],
    ['voter-list', 'check-in'],
    ['emails'],
    [],
  ]);
});

test.each(['student', 'faculty', 'observer'] as const)('%s sees none', (role) => {
  expect(sectionsOf(role, { councilDecides: true })).toEqual([]);
  expect(officerPageNames.flatMap((page) => partsOf(role, page))).toEqual([]);
});

test('a section is on the dashboard, a part on its page', () => {
  expect(sectionPath('election-list')).toBe('/dashboard?section=election-list');
  expect(sectionPath('check-in')).toBe('/dashboard/voters?section=check-in');
  expect(officerPageOf('election-list')).toBeNull();
  expect(officerPageOf('record')).toBe('people');
});
