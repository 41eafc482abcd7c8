import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { emailChoiceMessages as text } from '#texts/en/email-choices.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { readSigningKey } from '../platform/db/signing-key.ts';
import { findAddress, listRefusedKinds, saveChoice } from './choices-store.ts';
import { composeFor } from './compose-for.ts';
import { findEntryAddress, isAddressRefused, saveAddressRefusal } from './list-refusals-store.ts';
import { readToken } from './unsubscribe-token.ts';
import type { Unsubscribing } from './unsubscribe-token.ts';

/** What the link of an e-mail unsubscribes from. */
export async function readUnsubscribe(
  services: Services,
  _actor: unknown,
  { token }: Input<'readUnsubscribe'>,
) {
  return services.transact(async (tx) => {
    const opened = await openToken(tx, token);
    const { kind, address } = opened;
    return { kind, address: hide(address), isWanted: await isWantedBy(tx, opened) };
  });
}

/** Stops e-mails by the link of one, or switches them on again. It needs no session. */
export async function unsubscribe(
  services: Services,
  _actor: unknown,
  { token, isWanted }: Input<'unsubscribe'>,
) {
  await services.transact(async (tx) => choose(tx, await openToken(tx, token), isWanted));
  return { isWanted };
}

/**
 * The button of a mail program: no more e-mails like the one on which it was pressed (RFC 8058). Answers what is
 * stopped, in the language of the e-mail.
 */
export async function unsubscribeByOneClick(
  services: Pick<Services, 'transact'>,
  token: string,
): Promise<string> {
  return services.transact(async (tx) => {
    const opened = await openToken(tx, token);
    const { kind, address } = opened;
    await choose(tx, opened, false);
    return composeFor(tx, address, () =>
      kind === 'list' ? text.stoppedList : text.stopped(text.kinds[kind].name),
    );
  });
}

type Opened = Unsubscribing & { address: string };

async function openToken(tx: Tx, token: string): Promise<Opened> {
  const said = readToken(await readSigningKey(tx), token);
  if (said === null) throw new Refused('unsubscribe-link-invalid');
  const address =
    said.kind === 'list'
      ? await findEntryAddress(tx, said.entryId)
      : await findAddress(tx, said.accountId);
  if (address === null) throw new Refused('unsubscribe-link-invalid');
  return { ...said, address };
}

async function isWantedBy(tx: Tx, opened: Opened): Promise<boolean> {
  if (opened.kind === 'list') return !(await isAddressRefused(tx, opened.address));
  return !(await listRefusedKinds(tx, opened.accountId)).has(opened.kind);
}

/** Keeps what was chosen, of what this link is about: that of an account says nothing of a list. */
async function choose(tx: Tx, opened: Opened, isWanted: boolean): Promise<void> {
  if (opened.kind === 'list') await saveAddressRefusal(tx, opened.address, { isWanted });
  else await saveChoice(tx, opened.accountId, { kind: opened.kind, isWanted });
}

/** Enough to know one's own address by, for whoever was sent the e-mail by somebody else. */
function hide(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}
