import { expect, test } from 'vitest';
import { settingsAfter, usualSettings } from './election-settings.ts';
import { mergeEdit, settingsSent } from './merge-edits.ts';

const base = settingsAfter(usualSettings, {
  name: 'Council',
  startDate: '2027-01-01T08:00:00.000Z',
  endDate: '2027-01-02T08:00:00.000Z',
  nominationsCloseAt: '2027-01-01T08:00:00.000Z',
  positions: ['President', 'Treasurer'],
});

test('what another officer changed stays where the edit says what was there before', () => {
  const now = settingsAfter(base, { name: 'Senate', positions: ['President'] });
  const { given, conflicts, yours } = mergeEdit(
    { name: 'Council', description: 'Yearly', positions: ['President', 'Treasurer'], seats: 1 },
    now,
    base,
  );
  expect(conflicts).toEqual([]);
  expect(given).toEqual({ description: 'Yearly' });
  expect(settingsAfter(now, given)).toEqual({ ...now, description: 'Yearly' });
  expect(yours).toEqual({ ...base, description: 'Yearly' });
});

test('what nobody else changed is sent as it was: a close that is told does not follow the opening', () => {
  const given = { startDate: '2027-01-01T09:00:00.000Z', nominationsCloseAt: base.startDate };
  const merged = mergeEdit(given, base, base);
  expect(merged.given).toEqual(given);
  expect(settingsAfter(base, merged.given).nominationsCloseAt).toBe(base.startDate);
});

test('both are told where both changed the same to different things, and only there', () => {
  const now = settingsAfter(base, { name: 'Senate', onePost: true, seats: 2 });
  const merge = (given: Parameters<typeof mergeEdit>[0]) => mergeEdit(given, now, base).conflicts;
  expect(merge({ name: 'Board', onePost: true })).toEqual(['name']);
  expect(merge({ seats: 3 })).toEqual(['positions']);
  expect(merge({ seats: 2 })).toEqual([]);
  expect(merge({ positions: ['President'] })).toEqual(['positions']);
  expect(merge({ description: 'Yearly' })).toEqual([]);
});

test('of a version that nobody knows any more all that would change is in conflict', () => {
  const merged = mergeEdit({ name: 'Board', description: '', onePost: undefined }, base, null);
  expect(merged.conflicts).toEqual(['name']);
  expect(settingsSent({ canAbstain: true, name: undefined })).toEqual(['positions']);
});
