import { expect, test } from 'vitest';
import { committees } from './committees.ts';

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
