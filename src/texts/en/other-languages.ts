import { spoken } from '../spoken.ts';

// The messages about words that stand in several languages.

/** What officers and candidates write in the other languages of the campus. */
export const otherLanguages = spoken('other-languages.otherLanguages', {
  act: 'In other languages',
  text: 'Whoever reads in one of these languages sees your words in it. What you leave empty is shown as it was written. The order of the ballot is the same in each.',
  stale: 'If you change the written words later, their translations are removed.',
  written: (language: string) => `Written in ${language}`,
  name: 'Name',
  description: 'Description',
  position: (title: string) => `Position: ${title}`,
  question: (title: string) => `Question: ${title}`,
  statement: 'Statement',
  statementHint: 'Optional. Whoever reads in another language sees it in that one.',
  in: (what: string, language: string) => `${what}, in ${language}`,
  filled: (language: string, count: number, of: number) => `${language}: ${count} of ${of}`,
  filledTitle: 'Filled in',
});
