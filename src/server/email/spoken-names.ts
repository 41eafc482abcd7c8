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
  const { election: name, position: title = '' } = told;
  const words = told.electionWords as Translations<ElectionWords>;
  const titles = (told.positionWords ?? {}) as Translations<PositionWords>;
  return {
    ...told,
    election: inLanguage({ name, translations: words }, tag).name,
    ...(told.position !== undefined && {
      position: inLanguage({ title, translations: titles }, tag).title,
    }),
  };
}
