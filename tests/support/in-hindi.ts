// A page in Hindi. Import it before anything that reads texts: they know their language as they load.
import { addLanguage } from '#texts/add-language.ts';
import type { Words } from '#texts/add-language.ts';
import { setLanguageSource } from '#texts/spoken.ts';

const files = import.meta.glob<Words[string]>('/src/texts/hi/*.ts', { eager: true });
const catalogues = import.meta.glob<object>('/src/texts/hi/*.po', {
  eager: true,
  import: 'default',
});
addLanguage(
  'hi',
  Object.fromEntries(
    Object.entries(files).map(([file, words]) => [/([^/]+)\.ts$/.exec(file)?.[1] ?? file, words]),
  ),
  ...Object.values(catalogues),
);
setLanguageSource(() => 'hi');
document.documentElement.lang = 'hi';
