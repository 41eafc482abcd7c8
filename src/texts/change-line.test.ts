import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ChangedField, ChangedValue } from '#core/council/proposal-line.ts';
import { plainRules } from '#core/elections/position-rules.ts';
import { setOnMissing } from '#core/kernel/speech.ts';
import { cataloguesIn, folderOf } from '../../tools/texts/folder.ts';
import { addLanguage } from './add-language.ts';
import { changedText, plannedChange } from './change-line.ts';
import { changedFields } from './en/changes.ts';
import { setLanguageSource } from './spoken.ts';

let language: string | null = null;
const missing: string[] = [];

beforeAll(async () => {
  addLanguage('hi', ...cataloguesIn(folderOf('hi')));
  setLanguageSource(() => language);
  setOnMissing((text) => missing.push(text));
});
afterEach(() => {
  language = null;
  missing.length = 0;
});

const zone = 'Asia/Kolkata';
const at = { at: '2026-05-01T09:00:00.000Z' };
const noLimits = { branches: [], years: [], groups: [] };
const limits = { branches: ['CS'], years: ['26'], groups: ['1', '2'] };
const supporters = { proposers: 1, seconders: 0, from: noLimits, own: [] };
const title = '7';

test.each<[ChangedValue, string]>([
  [{ key: 'yes' }, 'yes'],
  [{ key: 'no' }, 'no'],
  [{ key: 'picture' }, 'a picture'],
  [{ key: 'other-picture' }, 'another picture'],
  [{ key: 'live' }, 'while people vote'],
  [{ key: 'after-close' }, 'after voting has closed'],
  [{ key: 'in-batches', count: 50 }, 'in batches of 50 votes'],
  [{ key: 'at-close' }, 'at the close'],
  [{ key: 'released-by', by: at }, 'when released, by 1 May 2026, 14:30 (GMT+5:30) at the latest'],
  [{ key: 'complaints', term: { hours: 1, after: 'close' } }, '1 hour after the close'],
  [{ key: 'complaints', term: { hours: 72, after: 'results' } }, '72 hours after the results'],
  [{ key: 'moment', at }, '1 May 2026, 14:30 (GMT+5:30)'],
  [{ key: 'everybody' }, 'everybody'],
  [{ key: 'all-with-number' }, 'everybody with a number'],
  [
    { key: 'list', listed: 1200, version: 2 },
    'the voter list of this election: 1200 numbers, version 2',
  ],
  [{ key: 'people', roles: ['student'], limits: noLimits }, 'student'],
  [{ key: 'people', roles: ['faculty'], limits: { ...noLimits, years: ['26'] } }, 'faculty, 2026'],
  [{ key: 'known', voters: 'anybody', domains: [] }, 'by registering'],
  [{ key: 'known', voters: 'confirmed', domains: ['१'] }, 'by a confirmed e-mail address of १'],
  [{ key: 'no-supporters' }, 'none'],
  [{ key: 'supporters', rule: supporters }, '1 proposer who may vote for the position'],
  [
    { key: 'supporters-by-position', rule: null, posts: [{ title, supporters: { seconders: 2 } }] },
    'For 7 each candidate needs 2 seconders who may vote for the position.',
  ],
  [{ key: 'public' }, 'Everybody can read each ranked ballot.'],
  [{ key: 'not-asked' }, 'Not asked'],
  [{ key: 'role', role: 'council', until: null }, 'council'],
  [{ key: 'role', role: 'admin', until: '2026-05-01' }, 'admin until 2026-05-01'],
  [
    {
      key: 'positions',
      positions: [
        { title, limits: noLimits, rules: null, candidacy: null },
        {
          ...{ title, rules: { ...plainRules, seats: 2 }, candidacy: noLimits },
          limits: { ...noLimits, groups: ['1', '2'], allGroups: true },
        },
      ],
    },
    '7; 7 (all of 1 + 2; 2 seats, 1 choice; candidates: everybody)',
  ],
])('%j is kept as “%s”, and reads in Hindi without a word of English', (value, english) => {
  language = 'hi';
  const kept = plannedChange({ field: 'name', from: value, to: '' }, zone);
  expect(kept.from).toBe(english);
  expect(changedText(kept, zone).from.replace('(IST)', '')).not.toMatch(/[a-z]|undefined|\{/i);
  language = null;
  expect(changedText(kept, zone).from).toBe(english);
  expect(missing).toEqual([]);
});

test('each field reads in Hindi, and names and texts of people stay as they are', () => {
  language = 'hi';
  for (const field of Object.keys(changedFields) as ChangedField[]) {
    const read = changedText(plannedChange({ field, to: 'Asha' }), zone);
    expect(read.field, field).not.toMatch(/[a-z]/i);
    expect(read.to).toBe('Asha');
  }
  expect(missing).toEqual([]);
  const change = plannedChange({ field: { name: 'President' }, from: 'A', to: 'B' });
  expect(change).toEqual({ field: 'President', from: 'A', to: 'B' });
  expect(changedText(change, zone)).toEqual(change);
  const branches: ChangedValue = { key: 'people', roles: [], limits };
  expect(plannedChange({ field: 'candidacy', to: branches }).to).toBe('CS, 2026, 1, 2');
});
