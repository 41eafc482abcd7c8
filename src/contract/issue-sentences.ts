import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { textSentences } from '../core/text.ts';
import { asRefused } from './fields.ts';

const usual = asRefused('invalid-input');

/**
 * The sentence for what a schema refuses without a sentence of its own. Without it people would read
 * the library's, such as "Invalid UUID" (contract, "A refusal's sentence is ours in every case").
 */
function sentenceOfIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined || issue.input === null ? textSentences.empty : usual;
  }
  if (issue.code === 'invalid_format') {
    return issue.format === 'uuid' ? wrong('there-nothing-with-identifier') : usual;
  }
  if (issue.code === 'invalid_value') return wrong('choose-one-values-offered');
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return textSentences.tooLong(Number(issue.maximum));
  }
  return usual;
}

/** From here on no schema answers with a text of the library. */
export function answerInOwnSentences(): void {
  z.config({ customError: sentenceOfIssue });
}
