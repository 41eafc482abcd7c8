import { afterEach, beforeAll, expect, test } from 'vitest';
import type { PlannedLine, SubjectLine } from '#core/council/proposal-line.ts';
import { setOnMissing } from '#core/kernel/speech.ts';
import { cataloguesIn, folderOf } from '../../tools/texts/folder.ts';
import { addLanguage } from './add-language.ts';
import { changedText } from './change-line.ts';
import { proposalLines, proposalSubjects } from './en/proposal-lines.ts';
import { plannedLines, plannedSubject, proposedText, subjectText } from './proposal-line.ts';
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
const given = { opens: at, closes: at, name: '1', email: '2', entry: '3', number: '4' };
const ofKey = <Line>(key: string) => ({ ...given, key }) as unknown as Line;

test('an officer reads what voters will read, or what is done', () => {
  const resumed: PlannedLine[] = [{ key: 'resumed' }, { key: 'closes', end: at }];
  expect(proposedText({ what: '', told: resumed }, zone)).toMatch(
    /^Voters will read: Voting is open again\. It closes/,
  );
  language = 'hi';
  expect(proposedText({ what: '', told: [{ key: 'released' }] }, zone)).toBe(
    'वोटर यह पढ़ेंगे: नतीजे जारी किए गए।',
  );
  const told: PlannedLine[] = [{ key: 'void', position: '7' }, { key: 'voids' }];
  expect(proposedText({ what: '', told }, zone)).toBe(
    '7 के लिए दोबारा वोटिंग होगी। इस वोटिंग से इस पद पर किसी की जीत नहीं होगी, और दोबारा वोटिंग होगी।',
  );
});

test('what each act does and to what reads in Hindi without a word of English', () => {
  language = 'hi';
  const lines = [
    ...Object.keys(proposalLines).map((key) => ofKey<PlannedLine>(key)),
    ...([true, false, 'unknown'] as const).map((isFixed): PlannedLine => ({
      key: 'disqualifies',
      isFixed,
      rule: 'next',
    })),
  ];
  for (const line of lines) {
    const { what, told } = plannedLines([line], zone);
    // What is kept for readers of no keys is English, whoever does it.
    expect(what, line.key).toMatch(/^[\w\s.,:;()+'-]+$/);
    expect(proposedText({ what, told }, zone).replaceAll('(IST)', ''), line.key).not.toMatch(
      /[a-z]|undefined|\{/i,
    );
  }
  for (const key of Object.keys(proposalSubjects)) {
    const kept = plannedSubject({ ...ofKey<SubjectLine>(key), count: 5 } as SubjectLine);
    expect(kept.subject, key).toMatch(/[a-z]/);
    expect(subjectText(kept), key).not.toMatch(/[a-z]|undefined|\{/i);
  }
  expect(missing).toEqual([]);
});

test('what was kept before it was kept by its key stands as it is, and is English', () => {
  const { subject } = plannedSubject('Board');
  expect(subjectText({ subject })).toBe('Board');
  language = 'hi';
  const what = 'Everybody sees the election.';
  expect(proposedText({ what }, zone)).toBe(what);
  expect(proposedText({ what, told: [ofKey('of-a-later-release')] }, zone)).toBe(what);
  expect(missing).toEqual([what, what]);
  expect(subjectText({ subject: 'The hall', subjectTold: ofKey('of-a-later-release') })).toBe(
    'The hall',
  );
  const change = { field: 'Colour', from: 'red', to: 'blue' };
  const told = { field: ofKey<'name'>('hall'), to: { key: 'of-a-later-release' as 'yes' } };
  expect(changedText({ ...change, told }, zone)).toEqual(change);
});
