import { expect, test } from 'vitest';
import { isKeptFrom, whoRules } from './who-hears.ts';

const officers = ['anu', 'bela'];

test('without a name the officers rule whom it does not concern, and do so all where it concerns all', () => {
  const hearing = { concerned: ['anu'], named: null, officers, removers: [] };
  expect(whoRules(hearing)).toEqual(['bela']);
  expect(['anu', 'bela'].map((one) => isKeptFrom(hearing, one))).toEqual([true, false]);
  const all = { concerned: officers, named: null, officers, removers: [] };
  expect(whoRules(all)).toEqual(officers);
  expect(isKeptFrom(all, 'anu')).toBe(false);
});

test('whoever is named rules in place of the officers, who read it where it does not concern them', () => {
  const hearing = { concerned: ['anu'], named: 'meera', officers, removers: [] };
  expect(whoRules(hearing)).toEqual(['meera']);
  expect(['anu', 'bela', 'meera'].map((one) => isKeptFrom(hearing, one))).toEqual([
    true,
    false,
    false,
  ]);
});

test('where it concerns whoever is named the officers rule, and where it concerns everybody each of them', () => {
  const hearing = { concerned: ['anu', 'meera'], named: 'meera', officers, removers: [] };
  expect(whoRules(hearing)).toEqual(['bela']);
  expect(isKeptFrom(hearing, 'meera')).toBe(true);
  const all = { concerned: ['anu', 'bela', 'meera'], named: 'meera', officers, removers: [] };
  expect(whoRules(all)).toEqual(['meera', 'anu', 'bela']);
});

test('whoever took the others away rules on nothing that concerns them', () => {
  const hearing = { concerned: ['anu'], named: null, officers: ['anu'], removers: ['anu'] };
  expect(whoRules(hearing)).toEqual([]);
  expect(isKeptFrom(hearing, 'anu')).toBe(true);
});
