// What the server says to a call, in the language of its reader. Browsers do without it: it knows every refusal.
import { speechOf } from '#core/kernel/speech.ts';
import { spokenLanguage } from './spoken.ts';
import { refusals } from '#core/refusal.ts';
import type { Refusal } from '#core/refusal.ts';

/**
 * An English sentence of core or of the contract in another language, and as it is where that has none. A
 * refusal gives its reason; with a sentence of its own, that one is looked up instead.
 */
export function inLanguage(language: string, english: string, reason?: Refusal): string {
  const speech = speechOf(language);
  if (speech === null) return english;
  const byReason = (speech.words['refusals']?.['refusals'] ?? {}) as Partial<
    Record<Refusal, string>
  >;
  const isUsual = reason !== undefined && refusals[reason][1] === english;
  return (isUsual ? byReason[reason] : undefined) ?? speech.sentenceIn(english) ?? english;
}

/** What a refusal says in the language of the moment. */
export const refusalText = (reason: Refusal): string =>
  inLanguage(spokenLanguage().tag, refusals[reason][1], reason);
