import { expect, test } from 'vitest';
import type { PlainSetting } from './setting-list.ts';
import {
  formSettings,
  forSettings,
  groupNames,
  settingList,
  settingNames,
} from './setting-list.ts';

const plain: PlainSetting[] = settingNames.flatMap((name): PlainSetting[] => {
  const setting = settingList[name];
  return 'of' in setting ? Object.values(setting.of) : [setting];
});

test('each value has a column of its own, or a place in one', () => {
  const columns = plain.map(({ column, inside = '' }) => `${column}.${inside}`);
  expect(new Set(columns).size).toBe(columns.length);
});

test('what a number is until somebody sets it is within its limits', () => {
  for (const one of plain) {
    if (one.kind !== 'number') continue;
    expect(one.usual, one.column).toBeGreaterThanOrEqual(one.least);
    expect(one.usual, one.column).toBeLessThanOrEqual(one.most);
  }
});

test('one thing is made for each value, and for a group from those of its values', () => {
  const usual = forSettings(
    ['isWinnerEmailHidden', 'social'],
    (one) => one.usual,
    (made, means) => ({ means, made }),
  );
  expect(usual).toEqual({
    isWinnerEmailHidden: false,
    social: {
      means: settingList.social.means,
      made: { instagram: '', linkedin: '', youtube: '', email: '' },
    },
  });
});

test('the form has every setting but what is saved by itself', () => {
  expect(settingNames.filter((name) => !formSettings.some((one) => one === name))).toEqual([
    'needsTwoOfficers',
  ]);
  expect(groupNames).toEqual(['keepDays', 'social']);
});
