import { inEnglish } from '#core/kernel/speech.ts';
import { actAboutWords, actWords } from './en/act-words.ts';

/** The acts whose English words on the screen contain this word, in any case. */
export function actsSaying(word: string): string[] {
  const part = word.toLowerCase();
  return Object.keys(actWords).filter((act) => wordsOf(act).toLowerCase().includes(part));
}

const wordsOf = (act: string): string =>
  inEnglish(
    () => `${actWords[act] ?? ''} ${actAboutWords[act]?.({ name: '', position: '' }) ?? ''}`,
  );
