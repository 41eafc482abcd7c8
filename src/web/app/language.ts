import { languageCookie } from '#core/campus/languages.ts';

/** Four hundred days: browsers keep nothing longer. */
const longest = 400 * 24 * 60 * 60;

/** The tag of the language that this page is in, for its whole life. */
export const pageLanguage = (): string => document.documentElement.lang;

/** Loads the page anew, at the same address, in another language; this browser keeps to it. */
export function readIn(language: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${longest}; samesite=lax${secure}`;
  // The page for when there is no network comes in this language too.
  navigator.serviceWorker?.controller?.postMessage('language');
  location.reload();
}
