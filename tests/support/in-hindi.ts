// A page in Hindi. Import it before anything that reads texts: they know their language as they load.
import { addLanguage } from '#texts/add-language.ts';
import { setLanguageSource } from '#texts/spoken.ts';

const catalogues = import.meta.glob<object>('/src/texts/hi/*.po', {
  eager: true,
  import: 'default',
});
addLanguage('hi', ...Object.values(catalogues));
setLanguageSource(() => 'hi');
document.documentElement.lang = 'hi';
