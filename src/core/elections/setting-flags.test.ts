import { expect, test } from 'vitest';
import { usualSettings } from './election-settings.ts';
import { settingFlags } from './setting-flags.ts';

test('what is yes or no by its usual value is a flag, and nothing else', () => {
  expect(settingFlags).toContain('onePost');
  for (const name of settingFlags) expect(usualSettings[name]).toBeTypeOf('boolean');
  expect(settingFlags).not.toContain('supporters');
});
