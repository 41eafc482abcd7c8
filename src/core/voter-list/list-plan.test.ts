import { expect, test } from 'vitest';
import { planImport } from './list-plan.ts';
import type { ListEntry } from './read-list.ts';

const voter = (end: string, more: Partial<ListEntry> = {}): ListEntry => ({
  enrollmentNumber: `0177CS2400${end}`,
  name: `Voter ${end}`,
  email: `v${end}@campus.example`,
  groups: ['CSE', 'Year 2'],
  ...more,
});
const listOf = (...entries: ListEntry[]) =>
  new Map(entries.map((entry) => [entry.enrollmentNumber, entry]));
const none = { numbers: new Set<string>(), emails: new Set<string>(), names: new Set<string>() };
const listed = (...entries: ListEntry[]) => ({ entries, inBadLines: none });
const all = { name: true, email: true, groups: true };

test('new, corrected and the same are told apart; the order of groups and the case of an address say nothing', () => {
  const present = listOf(voter('01'), voter('02'), voter('03'), voter('04'));
  const given = [
    voter('01', { groups: ['Year 2', 'CSE'], email: 'V01@campus.example' }),
    voter('02', { name: 'Other' }),
    voter('03', { groups: ['CSE'] }),
    voter('05'),
  ];
  expect(planImport(present, listed(...given), 'add', all)).toEqual({
    added: [given[3]],
    changed: [given[1], given[2]],
    same: 1,
    removed: [],
    kept: 0,
  });
});

test('replacing removes whoever the new list does not have', () => {
  const plan = planImport(listOf(voter('01'), voter('02')), listed(voter('02')), 'replace', all);
  expect(plan).toEqual({ added: [], changed: [], same: 1, removed: ['0177CS240001'], kept: 0 });
});

test('a list without a column for something corrects nothing there', () => {
  const bare = voter('01', { name: '', email: '', groups: [] });
  const present = listOf(voter('01'));
  const nothing = { name: false, email: false, groups: false };
  expect(planImport(present, listed(bare), 'add', nothing)).toMatchObject({ changed: [], same: 1 });
  const groups = { name: false, email: false, groups: true };
  expect(planImport(present, listed(bare), 'add', groups).changed).toEqual([
    voter('01', { groups: [] }),
  ]);
});

test('a cell that is empty or could not be used takes no name and no address, unless the list is replaced', () => {
  const present = listOf(voter('01'));
  const bare = voter('01', { name: '', email: '' });
  expect(planImport(present, listed(bare), 'add', all)).toMatchObject({ changed: [], same: 1 });
  expect(planImport(present, listed(bare), 'replace', all).changed).toEqual([bare]);
  // The file gives the address to somebody else.
  const other = voter('02', { email: 'V01@campus.example' });
  const { changed } = planImport(present, listed(other, bare), 'add', all);
  expect(changed).toEqual([voter('01', { email: '' })]);
});
