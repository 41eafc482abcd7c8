import { coreSentences } from './core-sentences.ts';
import { fieldSentences } from './field-sentences.ts';
import { serverSentences } from './server-sentences.ts';

/** The sentences that core, the contract and the server say in English, by these; `{name}` stands for what they fill in. */
export const answers: Readonly<Record<string, string>> = {
  ...fieldSentences,
  ...coreSentences,
  ...serverSentences,
};
