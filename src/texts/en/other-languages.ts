import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

// The messages about words that stand in several languages.

/** What officers and candidates write in the other languages of the campus. */
export const otherLanguages = spoken('other-languages.otherLanguages', {
  act: 'In other languages',
  text: 'Whoever reads in one of these languages sees your words in it. What you leave empty is shown as it was written. The order of the ballot is the same in each.',
  stale: 'If you change the written words later, their translations are removed.',
  written: said('Written in {language}', (language: string) => ({ language })),
  name: 'Name',
  description: 'Description',
  position: said('Position: {title}', (title: string) => ({ title })),
  question: said('Question: {title}', (title: string) => ({ title })),
  statement: 'Statement',
  statementHint: 'Optional. Whoever reads in another language sees it in that one.',
  in: said('{what}, in {language}', (what: string, language: string) => ({ what, language })),
  filled: said('{language}: {count} of {of}', (language: string, count: number, of: number) => ({
    language,
    count,
    of,
  })),
  filledTitle: 'Filled in',
});
