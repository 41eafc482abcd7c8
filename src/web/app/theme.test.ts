import { afterEach, expect, test } from 'vitest';
import { chooseTheme, watchTheme } from './theme.ts';

const shown = () => document.documentElement.dataset['theme'];

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test('a chosen theme shows at once and is stored; what another tab chooses shows here', () => {
  watchTheme();
  chooseTheme('dark');
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  chooseTheme('light');
  expect(shown()).toBe('light');
  localStorage.setItem('theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(shown()).toBe('dark');
});
