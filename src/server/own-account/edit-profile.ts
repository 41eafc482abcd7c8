import type { Actor } from '#core/actor.ts';
import { Refused, invalidInput } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { renameCandidate } from '../nominations/candidacies.ts';
import type { Services } from '../services.ts';
import { lockAccount, updateName } from '../accounts/store.ts';
import { presentUser } from '../accounts/view.ts';
import { settingsSentences } from '#core/campus/settings.ts';
import { hashToken } from '../platform/tokens.ts';
import { offeredBy } from '../platform/languages.ts';
import { findLanguageOf, saveLanguage } from './language-store.ts';

/** In which language the owner of a session reads; null where they have chosen none. */
export const languageOfSession = ({ db }: Pick<Services, 'db'>, token: string) =>
  findLanguageOf(db, hashToken(token));

const perAccount = { most: 5, seconds: 24 * 60 * 60 };

/** Changes the own name. */
export async function changeName(services: Services, actor: Actor, { name }: Input<'changeName'>) {
  await services.rateLimits.spend([{ name: `name:${actor.id}`, ...perAccount }]);
  const { renamed, isKept } = await services.transact(async (tx) => {
    if ((await lockAccount(tx, actor.id)) === null) throw new Refused('not-logged-in');
    await services.live.announce(tx, { kind: 'session', accountId: actor.id });
    const renamed = await updateName(tx, actor.id, name);
    return { renamed, isKept: await renameCandidate(tx, actor.id) };
  });
  return {
    user: presentUser(renamed),
    ...(isKept && { message: answers.nameChangedNotOnBallot }),
  };
}

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
