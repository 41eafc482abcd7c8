import { describe, expect, test } from 'vitest';
import type { ActingOfficer } from './who-may-act.ts';
import { gapsOf } from './who-may-act.ts';

const officer = (id: string, given: Partial<ActingOfficer> = {}): ActingOfficer => ({
  id,
  role: 'council',
  hasSecondStep: true,
  confirmsFrom: null,
  ...given,
});
const asha = officer('asha', { role: 'admin' });
const ben = officer('ben', { role: 'admin' });
const chris = officer('chris');
const on = { needsTwoOfficers: true, needsSecondStep: false };
const soon = new Date('2026-03-19T08:00:00.000Z');
const later = new Date('2026-03-20T08:00:00.000Z');

describe('what cannot be done while somebody is away', () => {
  test('is nothing where two are left, one of them an admin', () => {
    expect(gapsOf([asha, ben, chris], on)).toEqual([]);
  });

  test('is what only admins do, without the only admin', () => {
    expect(gapsOf([asha, officer('dev'), chris], on)).toEqual([
      { without: 'asha', confirming: 'now', from: null, hasAdmin: false },
    ]);
  });

  test('is confirming, where one of two is away', () => {
    expect(gapsOf([asha, ben], on)).toEqual([
      { without: 'asha', confirming: 'never', from: null, hasAdmin: true },
      { without: 'ben', confirming: 'never', from: null, hasAdmin: true },
    ]);
  });

  test('is confirming until a new officer can', () => {
    const fresh = { ...ben, confirmsFrom: soon };
    const fresher = { ...chris, confirmsFrom: later };
    expect(gapsOf([asha, fresh, fresher], on)).toEqual([
      { without: null, confirming: 'later', from: soon, hasAdmin: true },
      { without: 'asha', confirming: 'later', from: later, hasAdmin: true },
      { without: 'ben', confirming: 'later', from: later, hasAdmin: true },
    ]);
  });

  test('counts nobody whose second step is missing where the campus asks for it', () => {
    const bare = { ...ben, hasSecondStep: false };
    expect(gapsOf([asha, bare], { ...on, needsSecondStep: true })).toEqual([
      { without: null, confirming: 'never', from: null, hasAdmin: true },
      { without: 'asha', confirming: 'never', from: null, hasAdmin: false },
    ]);
    expect(gapsOf([asha, bare, chris], on)).toEqual([]);
  });

  test('is confirming where whoever asks has taken the others away', () => {
    expect(gapsOf([asha], { ...on, removed: 1 })).toEqual([
      { without: null, confirming: 'never', from: null, hasAdmin: true },
      { without: 'asha', confirming: 'never', from: null, hasAdmin: false },
    ]);
  });

  test('asks nobody to confirm while the rule is off, or where one officer is left', () => {
    expect(gapsOf([asha, ben], { ...on, needsTwoOfficers: false })).toEqual([]);
    expect(gapsOf([asha], on)).toEqual([
      { without: 'asha', confirming: 'now', from: null, hasAdmin: false },
    ]);
    expect(gapsOf([chris], on)[0]).toMatchObject({ without: null, hasAdmin: false });
  });
});
