import { expect, test } from 'vitest';
import { orderElections } from './order.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');
const election = (name: string, from: string, to: string) => ({
  name,
  startDate: `2026-03-${from}T00:00:00.000Z`,
  endDate: `2026-03-${to}T00:00:00.000Z`,
});

const elections = [
  election('closed long ago', '01', '02'),
  election('opens last', '20', '22'),
  election('closes last', '09', '30'),
  election('closed just now', '01', '09'),
  election('opens first', '11', '28'),
  election('closes first', '08', '12'),
];
const inOrder = [
  'closes first',
  'closes last',
  'opens first',
  'opens last',
  'closed just now',
  'closed long ago',
];

test('open elections come first, then upcoming ones, then closed ones', () => {
  expect(orderElections(elections, now).map(({ name }) => name)).toEqual(inOrder);
});

test('a paused one stands with the open ones, a cancelled one with those that are over', () => {
  const named = [
    { ...election('draft', '11', '12'), state: 'draft' as const },
    { ...election('cancelled', '11', '12'), state: 'cancelled' as const },
    ...elections.slice(0, 3),
    { ...election('paused', '08', '13'), state: 'paused' as const },
  ];
  expect(orderElections(named, now).map(({ name }) => name)).toEqual([
    'paused',
    'closes last',
    'opens last',
    'cancelled',
    'closed long ago',
    'draft',
  ]);
});

test('the order follows the time', () => {
  const later = Date.parse('2026-03-11T12:00:00.000Z');
  const [first, second, third] = orderElections(elections, later).map(({ name }) => name);
  expect([first, second, third]).toEqual(['closes first', 'opens first', 'closes last']);
});

test('elections of the same moment keep the order in which they were given', () => {
  const twins = ['a', 'b', 'c'].map((name) => election(name, '09', '12'));
  expect(orderElections(twins, now)).toEqual(twins);
  expect(orderElections(twins.toReversed(), now)).toEqual(twins.toReversed());
});

test('a draft without dates stands last', () => {
  const undated = { name: 'undated', startDate: '', endDate: '', state: 'draft' as const };
  const dated = { ...election('dated', '11', '12'), state: 'draft' as const };
  expect(orderElections([undated, dated], now).map(({ name }) => name)).toEqual([
    'dated',
    'undated',
  ]);
});
