import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { listChoices, saveChoices } from './choices.ts';
import { readSigningKey } from '../platform/db/signing-key.ts';
import { findAddress } from './choices-store.ts';
import { readToken } from './unsubscribe-token.ts';
import type { Unsubscribing } from './unsubscribe-token.ts';

/** What the link of an e-mail unsubscribes from. */
export async function readUnsubscribe(
  services: Services,
  _actor: unknown,
  { token }: Input<'readUnsubscribe'>,
) {
  return services.transact(async (tx) => {
    const { accountId, kind, address } = await openToken(tx, token);
    return { kind, address: hide(address), choices: await listChoices(tx, accountId) };
  });
}

/** Chooses by the link of an e-mail which e-mails its owner gets. It needs no session. */
export async function unsubscribe(
  services: Services,
  _actor: unknown,
  { token, choices }: Input<'unsubscribe'>,
) {
  const saved = await services.transact(async (tx) => {
    const { accountId } = await openToken(tx, token);
    return saveChoices(tx, accountId, choices);
  });
  return { choices: saved, message: answers.emailChoicesSaved };
}

/** The button of a mail program: no more e-mails of the kind that it was pressed on (RFC 8058). */
export async function unsubscribeByOneClick(
  services: Pick<Services, 'transact'>,
  token: string,
): Promise<void> {
  await services.transact(async (tx) => {
    const { accountId, kind } = await openToken(tx, token);
    await saveChoices(tx, accountId, [{ kind, isWanted: false }]);
  });
}

async function openToken(tx: Tx, token: string): Promise<Unsubscribing & { address: string }> {
  const said = readToken(await readSigningKey(tx), token);
  const address = said === null ? null : await findAddress(tx, said.accountId);
  if (said === null || address === null) throw new Refused('unsubscribe-link-invalid');
  return { ...said, address };
}

/** Enough to know one's own address by, for whoever was sent the e-mail by somebody else. */
function hide(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}
