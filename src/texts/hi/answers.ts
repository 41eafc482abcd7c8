import { actSentences } from './act-sentences.ts';
import { coreSentences } from './core-sentences.ts';
import { doneSentences } from './done-sentences.ts';
import { fieldSentences } from './field-sentences.ts';
import { ruleSentences } from './rule-sentences.ts';

/** The sentences that core and the contract say in English, by these; `{name}` stands for what they fill in. */
export const answers: Readonly<Record<string, string>> = {
  ...doneSentences,
  ...fieldSentences,
  ...coreSentences,
  ...ruleSentences,
  ...actSentences,
};
