import { inLanguage } from '#core/elections/translations.ts';
import type { ElectionWords, PositionWords, Translations } from '#core/elections/translations.ts';
import { spokenLanguage } from '#texts/spoken.ts';

/** What an e-mail names, with its words in other languages as the database has them. */
export interface Named {
  election: string;
  electionWords: unknown;
  position?: string;
  positionWords?: unknown;
}

/** The same with the names that it has in the language of the e-mail: for who composes it. */
export function spokenNames<T extends Named>(told: T): T {
  const { tag } = spokenLanguage();
  const { election: name, position } = told;
  const words = told.electionWords as Translations<ElectionWords>;
  return {
    ...told,
    election: inLanguage({ name, translations: words }, tag).name,
    ...(position !== undefined && { position: spokenTitle(position, told.positionWords) }),
  };
}

/** The title of a position in the language of the e-mail. */
export function spokenTitle(title: string, words: unknown): string {
  const translations = (words ?? {}) as Translations<PositionWords>;
  return inLanguage({ title, translations }, spokenLanguage().tag).title;
}
