// What the server says to a call, in the language of the moment. Browsers do without it: it knows every refusal.
import { speechNow } from '#core/kernel/speech.ts';
import { refusals } from '#core/refusal.ts';
import type { Refusal } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import { done } from './en/done.ts';
import { fixedText } from './fixed-text.ts';
import { keyOf } from './key-of.ts';

/** What a refusal says. */
export function refusalText(reason: Refusal): string {
  const theirs = speechNow()?.words['refusals']?.['refusals'] as
    | Partial<Record<Refusal, string>>
    | undefined;
  return theirs?.[reason] ?? refusals[reason][1];
}

/** What is answered once something is done. A verb answers in English, with a sentence of a closed list. */
export function answerText(english: string): string {
  const key = keyOf(answers, english);
  return key === undefined ? fixedText(english) : done[key];
}
