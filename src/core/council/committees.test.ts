import { expect, test } from 'vitest';
import {
  committees,
  featuredPositions,
  groupByCommittee,
  knownPosition,
  offeredCommittees,
} from './committees.ts';

test('the committees and their positions are those of the council page', () => {
  expect(committees.map(({ name, positions }) => `${name}: ${positions.join(', ')}`)).toEqual([
    'Core: President, Vice President, Representative',
    'Cultural: Cultural Secretary, Cultural Vice Secretary, Cultural Coordinator',
    'Discipline: Discipline Secretary, Discipline Vice Secretary, Discipline Cultural Coordinator, Discipline Coordinator',
    'Women Cell: Women Cell Secretary, Women Cell Vice Secretary, Women Cell Coordinator',
    'Treasury: Treasury Secretary, Treasury Vice Secretary, Treasury Coordinator',
    'Media: Media Secretary, Media Vice Secretary, Media Coordinator',
    'Sport: Sport Secretary, Sport Vice Secretary, Sport Coordinator',
    'Event Management: Event Management Secretary, Event Management Vice Secretary, Event Management Coordinator',
  ]);
});

test('a position names one committee, whatever its case', () => {
  const positions = committees.flatMap((committee) => committee.positions);
  const keys = positions.map((position) => position.toLowerCase());
  expect(new Set(keys).size).toBe(positions.length);
});

test('the add-member list offers Discipline three positions, and every other committee all', () => {
  const offered = offeredCommittees.flatMap((committee) => committee.positions);
  const left = committees
    .flatMap((committee) => committee.positions)
    .filter((position) => !offered.includes(position));
  expect(left).toEqual(['Discipline Cultural Coordinator']);
  expect(offeredCommittees.map(({ name }) => name)).toEqual(committees.map(({ name }) => name));
});

test('the home page features three posts, in this order', () => {
  expect(featuredPositions).toEqual(['President', 'Vice President', 'Representative']);
});

test.each([
  ['vice PRESIDENT', 'Vice President'],
  ['  women  cell coordinator ', 'Women Cell Coordinator'],
  ['discipline cultural coordinator', 'Discipline Cultural Coordinator'],
  ['Emperor', null],
  ['', null],
])('the position %j is %j in the catalogue', (written, known) => {
  expect(knownPosition(written)).toBe(known);
});

test('members stand by committee, position and name; unknown positions are left out', () => {
  const member = (position: string, name: string) => ({ position, student: { name } });
  const groups = groupByCommittee([
    member('media coordinator', 'Zoya'),
    member('Media Coordinator', 'Asha'),
    member('Emperor', 'Nobody'),
    member('Media Secretary', 'Meher'),
    member('President', 'Kabir'),
    member('Media Coordinator', 'Mira'),
  ]);
  expect(
    groups.map(({ committee, members }) => [committee, ...members.map((one) => one.student.name)]),
  ).toEqual([
    ['Core', 'Kabir'],
    ['Media', 'Meher', 'Asha', 'Mira', 'Zoya'],
  ]);
  expect(groupByCommittee([])).toEqual([]);
});
