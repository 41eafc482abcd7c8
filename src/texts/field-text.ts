import type { Sentence } from '#core/sentence.ts';
import { wrongOnServer } from './en/wrong-on-server.ts';
import { wrongText } from './wrong-text.ts';

/** What is wrong with a field, where the server writes it: it knows more sentences than a page. */
export const fieldText = (sentence: Sentence): string =>
  typeof sentence === 'string' ? wrongText(sentence, wrongOnServer) : sentence();
