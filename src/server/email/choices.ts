import type { Actor } from '#core/actor.ts';
import { isOfficer } from '#core/accounts/role.ts';
import type { Role } from '#core/accounts/role.ts';
import { emailChoices } from '#core/emails/email-choices.ts';
import type { Input } from '#contract/api.ts';
import type { EmailChoice } from '#contract/emails.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { listRefusedKinds, saveChoice } from './choices-store.ts';

/** Which optional e-mails the signed-in person gets. */
export async function readEmailChoices(services: Services, actor: Actor) {
  return { choices: await listChoices(services.db, actor.id, actor.role) };
}

/** Chooses which optional e-mails the signed-in person gets; what is not named stays. */
export async function saveEmailChoices(
  services: Services,
  actor: Actor,
  input: Input<'saveEmailChoices'>,
) {
  const choices = await services.transact(async (tx) => {
    await saveChoices(tx, actor.id, input.choices);
    return listChoices(tx, actor.id, actor.role);
  });
  return { choices };
}

/** What somebody chose. For others than officers there is nothing but their elections. */
export async function listChoices(db: Db, accountId: string, role: Role): Promise<EmailChoice[]> {
  const kinds = isOfficer(role) ? emailChoices : (['elections'] as const);
  const refused = await listRefusedKinds(db, accountId);
  return kinds.map((kind) => ({ kind, isWanted: !refused.has(kind) }));
}

async function saveChoices(
  tx: Tx,
  accountId: string,
  choices: readonly EmailChoice[],
): Promise<void> {
  for (const choice of choices) await saveChoice(tx, accountId, choice);
}
