import type { Refusal } from '#core/refusal.ts';
import type { WrongValues } from '#core/kernel/wrong.ts';
import { wrongOnServer } from './en/wrong-on-server.ts';
import { refusalText } from './in-language.ts';
import { misfitWords } from './misfit-words.ts';
import { wrongText } from './wrong-text.ts';

/** What is put together from more than one sentence, or said elsewhere. */
export const putTogether = {
  refusal: ({ reason }: WrongValues) => refusalText(reason as Refusal),
  'format-misfits': ({ accounts, entries, byBranch, byYear }: WrongValues) =>
    misfitWords({
      accounts: Number(accounts),
      entries: Number(entries),
      byBranch: Number(byBranch),
      byYear: Number(byYear),
    }) ?? '',
};

/** What is wrong with a field, where the server writes it: it knows more sentences than a page. */
export const fieldText = (text: string): string => wrongText(text, wrongOnServer, putTogether);
