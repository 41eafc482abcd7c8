import { useSyncExternalStore } from 'react';
import { storedText } from './stored-text.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

// index.html reads the same key before the first paint.
const stored = storedText('theme');

function readChoice(): ThemeChoice {
  const text = stored.read();
  return themeChoices.find((choice) => choice === text) ?? 'system';
}

function apply(): void {
  const choice = readChoice();
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset['theme'] =
    choice === 'dark' || (choice === 'system' && prefersDark) ? 'dark' : 'light';
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

/** Keeps the page in the chosen theme when somebody, the system or another tab changes it. */
export function watchTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  stored.subscribe(apply);
  apply();
}

export function chooseTheme(choice: ThemeChoice): void {
  stored.write(choice);
}

/** The chosen theme; the server, which cannot know it, renders 'system'. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(stored.subscribe, readChoice, () => 'system');
}
