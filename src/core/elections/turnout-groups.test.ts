import { expect, test } from 'vitest';
import { groupsToRead, tellGroups } from './turnout-groups.ts';

const group = (name: string, voters: number) => ({ names: [name], voters });

test('groups under ten are told together, the largest first', () => {
  expect(tellGroups([group('ME', 4), group('CS', 31), group('EE', 7), group('CE', 12)])).toEqual([
    group('CS', 31),
    group('CE', 12),
    { names: ['EE', 'ME'], voters: 11 },
  ]);
  expect(tellGroups([group('CS', 10)])).toEqual([group('CS', 10)]);
  expect(tellGroups([])).toEqual([]);
});

test('too few even together take the next larger one with them', () => {
  expect(tellGroups([group('CS', 31), group('CE', 12), group('ME', 3)])).toEqual([
    group('CS', 31),
    { names: ['CE', 'ME'], voters: 15 },
  ]);
  expect(tellGroups([group('CS', 31), group('ME', 3)])).toEqual([
    { names: ['CS', 'ME'], voters: 34 },
  ]);
});

test('a few voters of a small election are told as one', () => {
  expect(tellGroups([group('CS', 3), group('ME', 2)])).toEqual([
    { names: ['CS', 'ME'], voters: 5 },
  ]);
});

test('groups of one size stand in the order of their names', () => {
  expect(tellGroups([group('24', 40), group('22', 40), group('23', 60)])).toEqual([
    group('23', 60),
    group('22', 40),
    group('24', 40),
  ]);
});

test('nobody reads the names of those who are told together, nor of those who are too few', () => {
  const told = [
    { ...group('CS', 31), kind: 'branch' },
    { names: ['EE', 'ME'], voters: 11, kind: 'branch' },
    { names: ['23', '24'], voters: 9, kind: 'year' },
    { ...group('', 12), kind: 'year' },
  ];
  expect(groupsToRead(told)).toEqual([told[0], { names: [], voters: 11, kind: 'branch' }, told[3]]);
});
