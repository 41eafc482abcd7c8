import type { Actor } from '#core/actor.ts';
import { settingsSentences } from '#core/campus/settings.ts';
import { invalidInput } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { hashToken } from '../platform/hash-token.ts';
import { offeredBy } from '../platform/languages.ts';
import type { Services } from '../services.ts';
import { findLanguageOf, saveLanguage } from './language-store.ts';

/** Chooses in which language the signed-in person reads pages and e-mails. */
export async function chooseLanguage(
  services: Services,
  actor: Actor,
  { language }: Input<'chooseLanguage'>,
): Promise<void> {
  if (!offeredBy(await services.campus.settings()).some((tag) => tag === language)) {
    throw invalidInput({ language: settingsSentences.language });
  }
  await services.transact((tx) => saveLanguage(tx, actor.id, language));
}

/** In which language the owner of a session reads; null where they have chosen none. */
export const languageOfSession = ({ db }: Pick<Services, 'db'>, token: string) =>
  findLanguageOf(db, hashToken(token));
