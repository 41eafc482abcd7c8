import { refusals } from '#core/refusal.ts';
import type { Refusal } from '#core/refusal.ts';
import { answerText, refusalText } from '#texts/in-language.ts';
import type { LanguageTag } from '#texts/languages.ts';
import { spokenIn } from '../platform/languages.ts';

/**
 * An answer with its own sentences in the language of our page. Those are the `message` of the whole, and one
 * beside the reason of a refusal. What people wrote stays as it is.
 */
export function said(language: LanguageTag | null, body: unknown): unknown {
  if (language === null || language === 'en') return body;
  return spokenIn(language, () => saidIn(body, true));
}

function saidIn(part: unknown, isWhole = false): unknown {
  if (Array.isArray(part)) return part.map((one) => saidIn(one));
  // A file that is sent is a stream.
  if (typeof part !== 'object' || part === null || !isPlain(part)) return part;
  const given = Object.entries(part);
  const { message, reason, why } = part as Record<string, unknown>;
  const refusal = [reason, why].find(isReason);
  return Object.fromEntries(
    given.map(([name, value]) => {
      if (name !== 'message' || typeof message !== 'string') return [name, saidIn(value)];
      if (refusal !== undefined && message === refusals[refusal][1]) {
        return [name, refusalText(refusal)];
      }
      return [name, isWhole ? answerText(message) : message];
    }),
  );
}

const isPlain = (part: object) => Object.getPrototypeOf(part) === Object.prototype;
const isReason = (word: unknown): word is Refusal =>
  typeof word === 'string' && Object.hasOwn(refusals, word);
