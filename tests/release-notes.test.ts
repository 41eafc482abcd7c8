import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { installAdvice } from '../src/server/release.ts';
import { readNotes } from '../tools/release-notes.ts';

const changelog = readFileSync(path.resolve(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
// What is in work has its lines, and no day.
const releases = readNotes(changelog).filter(({ day }) => day !== null);

test('the changelog has each release apart, and says of each what to do', () => {
  expect(releases.map(({ version }) => version)).toEqual(['0.3.0', '0.2.0', '0.1.0']);
  for (const { text, version } of releases.slice(0, -1)) {
    const parts = [...text.matchAll(/^### (.*)$/gm)].map(([, part]) => part);
    expect([version, ...parts]).toEqual([
      version,
      'What you have to do',
      'What is new',
      'For programs',
    ]);
    expect(text).toMatch(/^Compatibility \d+\. (It may|\*\*Install it while no election is open)/);
  }
});

test('the newest says of an open election what a start says', () => {
  expect(releases[0]?.mayInstallWhileOpen).toBe(installAdvice.includes('may be installed'));
});

test('a release without a day is in work', () => {
  const read = readNotes('# C\n\n## 2.0.0\n\nNew.\n\n## 1.0.0 – 1 May 2027\n\nOld.\n');
  expect(read).toMatchObject([
    { version: '2.0.0', day: null, text: 'New.', mayInstallWhileOpen: false },
    { version: '1.0.0', day: '1 May 2027', text: 'Old.' },
  ]);
});
