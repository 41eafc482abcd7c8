import type { Actor } from '#core/actor.ts';
import { optionalEmails } from '#core/emails/optional-emails.ts';
import type { Input } from '#contract/api.ts';
import type { EmailChoice } from '#contract/emails.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { listRefusedKinds, saveChoice } from './choices-store.ts';

/** Which optional e-mails the signed-in person gets. */
export async function readEmailChoices(services: Services, actor: Actor) {
  return { choices: await listChoices(services.db, actor.id) };
}

/** Chooses which optional e-mails the signed-in person gets; what is not named stays. */
export async function saveEmailChoices(
  services: Services,
  actor: Actor,
  input: Input<'saveEmailChoices'>,
) {
  const choices = await services.transact((tx) => saveChoices(tx, actor.id, input.choices));
  return { choices };
}

export async function listChoices(db: Db, accountId: string): Promise<EmailChoice[]> {
  const refused = await listRefusedKinds(db, accountId);
  return optionalEmails.map((kind) => ({ kind, isWanted: !refused.has(kind) }));
}

export async function saveChoices(
  tx: Tx,
  accountId: string,
  choices: readonly EmailChoice[],
): Promise<EmailChoice[]> {
  for (const choice of choices) await saveChoice(tx, accountId, choice);
  return listChoices(tx, accountId);
}
