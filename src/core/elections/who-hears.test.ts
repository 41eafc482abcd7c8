import { expect, test } from 'vitest';
import {
  keptFromDraw,
  mayHear,
  whoConfirmsToo,
  whoReads,
  whoRules,
  whyNotDecides,
} from './who-hears.ts';

const officers = ['anu', 'bela'];
/** Nobody was taken away, came newly or was entered. */
const plainly = { isNamedGone: false, removers: [], entered: [], fresh: [] };
const hear = (hearing: Parameters<typeof mayHear>[0]) =>
  ['anu', 'bela', 'meera', 'zoya'].filter((one) => mayHear(hearing, one));

test('without a name the officers rule whom it does not concern, and do so all where it concerns all', () => {
  const hearing = { concerned: ['anu'], named: null, officers, ...plainly };
  expect([whoRules(hearing), hear(hearing)]).toEqual([['bela'], ['bela']]);
  const all = { concerned: officers, named: null, officers, ...plainly };
  expect([whoRules(all), hear(all)]).toEqual([officers, officers]);
});

test('whoever is named rules in place of the officers, who read a complaint of 0.3.0 all the same', () => {
  const hearing = {
    concerned: ['anu'],
    named: 'meera',
    officers,
    ...plainly,
  };
  expect([whoRules(hearing), hear(hearing)]).toEqual([['meera'], ['bela', 'meera']]);
});

test('where it concerns whoever is named the officers rule, and where it concerns everybody each of them', () => {
  const hearing = {
    concerned: ['anu', 'meera'],
    named: 'meera',
    officers,
    ...plainly,
  };
  expect([whoRules(hearing), hear(hearing)]).toEqual([['bela'], ['bela']]);
  const all = {
    concerned: ['anu', 'bela', 'meera'],
    named: 'meera',
    officers,
    ...plainly,
  };
  expect(whoRules(all)).toEqual(['meera', 'anu', 'bela']);
});

test('whoever took the others away rules on nothing that concerns them', () => {
  const hearing = {
    concerned: ['anu'],
    named: null,
    officers: ['anu'],
    ...plainly,
    removers: ['anu'],
  };
  expect([whoRules(hearing), hear(hearing)]).toEqual([[], []]);
});

test('who stands decides nothing while somebody can who does not, and nobody does in place of whoever is named', () => {
  const plain = { concerned: ['anu'], named: null, officers, ...plainly };
  expect(['anu', 'bela'].map((one) => whyNotDecides(plain, one))).toEqual(['candidate', null]);
  const all = { ...plain, concerned: officers };
  expect(officers.map((one) => whyNotDecides(all, one))).toEqual([null, null]);
  const named = { ...plain, named: 'meera' };
  expect(['anu', 'bela', 'meera'].map((one) => whyNotDecides(named, one))).toEqual([
    'named',
    'named',
    null,
  ]);
  expect(whyNotDecides({ ...named, concerned: ['meera'] }, 'meera')).toBe('candidate');
  expect(whyNotDecides({ ...named, concerned: ['meera'] }, 'anu')).toBe(null);
  expect(whyNotDecides({ ...plain, isNamedGone: true }, 'bela')).toBe('named');
});

test('whom another officer entered confirms, where no two are left who do not stand and nobody is named', () => {
  const three = ['anu', 'bela', 'meera'];
  const two = {
    concerned: ['bela'],
    named: null,
    officers: three,
    ...plainly,
  };
  const of = (hearing: typeof two, entered: string[], fresh: string[] = []) =>
    whoConfirmsToo({ ...hearing, entered, fresh });
  expect(of(two, ['bela'])).toEqual([]);
  expect(of(two, ['bela'], ['meera'])).toEqual(['bela']);
  const one = { ...two, concerned: ['bela', 'meera'] };
  expect(of(one, ['bela', 'meera'])).toEqual(['bela', 'meera']);
  expect(of({ ...one, concerned: three }, ['bela'])).toEqual(['bela']);
  const named = { ...one, named: 'zoya', entered: ['bela'] };
  expect(whoConfirmsToo(named)).toEqual([]);
  expect([whoReads({ ...one, entered: ['bela'] }), whoReads(named)]).toEqual([
    ['anu', 'bela'],
    ['zoya'],
  ]);
  // Of a message about whoever is named the officers read, and those whom one of them entered.
  expect(whoReads({ ...named, concerned: ['bela', 'meera', 'zoya'] })).toEqual(['anu', 'bela']);
  expect(whoReads({ ...one, concerned: three, entered: ['bela'] })).toEqual(['bela']);
  expect(whoReads({ ...one, concerned: three })).toEqual(three);
});

test('who is tied is kept from the draw while one of those who decide is not', () => {
  const all = { concerned: officers, named: null, officers, ...plainly };
  expect(keptFromDraw(all, ['anu']), 'both stand, one is tied').toEqual(['anu']);
  expect(keptFromDraw(all, officers), 'both are tied').toEqual([]);
  const one = { ...all, concerned: ['anu'] };
  expect(keptFromDraw(one, ['anu']), 'the other one decides').toEqual(['anu']);
  const named = { ...all, named: 'meera' };
  expect(keptFromDraw(named, officers), 'whoever is named decides').toEqual(officers);
});
