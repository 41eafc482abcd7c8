import { expect, test } from 'vitest';
import { counted, nobody, position } from '#tests/support/counted.ts';
import { roundsJson, roundsTable } from './rounds-file.ts';

const names = ['Asha', 'Ravi', 'RON'];
const words = {
  candidate: 'Candidate',
  round: (number: number) => `Round ${number}`,
  step: 'Step',
  firstChoices: 'First preferences',
  surplus: (name: string) => `Surplus of ${name}`,
  out: (name: string) => `${name} is out`,
  needed: 'Needed',
  exhausted: 'Exhausted',
  lost: 'Lost in rounding',
  elected: 'Elected',
};
const ron = position('AB', '75 N; 15 AB; 10 B', { method: 'stv', seats: 2, ...nobody('reopens') });

test('the table has a column for each round and all five places', () => {
  expect(roundsTable(counted(ron), names, words)).toEqual([
    ['Candidate', 'Round 1', 'Round 2'],
    ['Step', 'First preferences', 'Surplus of RON'],
    ['Asha', '15.00000', '15.00000'],
    ['Ravi', '10.00000', '10.00000'],
    ['RON', '75.00000', '34.00000'],
    ['RON 2', '0.00000', '40.99950'],
    ['Needed', '34.00000', '34.00000'],
    ['Exhausted', '0.00000', '0.00000'],
    ['Lost in rounding', '0.00000', '0.00050'],
    ['Elected', 'RON', 'RON 2'],
  ]);
  const irv = counted(position('ABC', '4 A; 3 B; 2 CB', { method: 'irv' }));
  expect(roundsTable(irv, ['Asha', 'Ravi', 'Zoya'], words)[1]).toEqual([
    'Step',
    'First preferences',
    'Zoya is out',
  ]);
  expect(roundsTable(irv, ['Asha', 'Ravi', 'Zoya'], words)[2]).toEqual(['Asha', '4', '4']);
  const plain = counted(position('AB', '2 A', { seats: 1 }));
  expect(
    roundsTable(plain, names.slice(0, 2), words).find(([first]) => first === 'Needed'),
  ).toEqual(['Needed', '']);
  const none = counted(position('AB', '', { method: 'irv' }));
  expect(roundsTable(none, names, words)[0]).toEqual(['Candidate']);
});

test('an entry that stands only later has an empty cell before', () => {
  // Nobody reaches the quota in the second round only.
  const late = position('ABC', '10 AN; 5 N; 4 B; 1 C', {
    method: 'stv',
    seats: 3,
    ...nobody('reopens'),
  });
  const rows = roundsTable(counted(late), ['A', 'B', 'C', 'RON'], words);
  expect(rows.find(([name]) => name === 'RON 2')?.[1]).toBe('');
});

test('the JSON names everybody and keeps every place', () => {
  const data = JSON.parse(roundsJson(counted(ron), names));
  expect(data).toMatchObject({
    valid: 100,
    blank: 0,
    struck: 0,
    outcome: { kind: 'decided', elected: [], reopened: 2 },
  });
  expect(data.rounds[1]).toEqual({
    round: 2,
    step: { kind: 'surplus', entry: 'RON', amount: '41.00000' },
    tallies: [
      { name: 'Asha', votes: '15.00000', status: 'continuing' },
      { name: 'Ravi', votes: '10.00000', status: 'continuing' },
      { name: 'RON', votes: '34.00000', status: 'elected' },
      { name: 'RON 2', votes: '40.99950', status: 'elected' },
    ],
    needed: '34.00000',
    exhausted: '0.00000',
    lost: '0.00050',
    transfers: [{ from: 'RON', to: 'RON 2', papers: 75, votes: '40.99950' }],
    events: [{ kind: 'elected', entry: 'RON 2', why: 'quota' }],
  });
  const tie = position('ABC', '2 A; 2 B; 1 C', { method: 'irv', draw: ['B', 'A', 'C'] });
  const drawn = JSON.parse(roundsJson(counted(tie), ['Asha', 'Ravi', 'Zoya']));
  expect(drawn.outcome.elected).toEqual(['Ravi']);
  expect(drawn.rounds[1]).toMatchObject({
    step: { kind: 'exclude', entry: 'Zoya', moved: true },
    transfers: [{ from: 'Zoya', to: null, papers: 1, votes: '1' }],
    events: [{ kind: 'tie', tied: ['Asha', 'Ravi'], chosen: ['Ravi'], round: null }, {}],
  });
});
