// A page in Hindi. Import it before anything that reads texts: they know their language as they load.
import { addLanguage } from '#texts/add-language.ts';
import type { Words } from '#texts/add-language.ts';
import { setLanguageSource } from '#texts/spoken.ts';

const files = import.meta.glob<Words[string]>('/src/texts/hi/*.ts', { eager: true });
addLanguage(
  'hi',
  Object.fromEntries(
    Object.entries(files).map(([file, words]) => [/([^/]+)\.ts$/.exec(file)?.[1] ?? file, words]),
  ),
);
setLanguageSource(() => 'hi');
document.documentElement.lang = 'hi';
