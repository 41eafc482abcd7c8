import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input, Reply } from '#contract/api.ts';
import { hashToken } from '../platform/tokens.ts';
import type { Services } from '../services.ts';
import { findLinked, listContactsOf } from './store.ts';
import { presentOwnMessage } from './view.ts';

/** The caller's messages with their answers: sent while logged in, or from an address that they have confirmed. */
export async function listMyMessages(
  { db }: Services,
  actor: Actor,
): Promise<Reply<'listMyMessages'>> {
  return (await listContactsOf(db, actor.id)).map(presentOwnMessage);
}

/** The message behind a link that 0.3.0 sent. None is sent any more; the last ended three days after the upgrade. */
export async function readLinkedMessage(
  { db }: Services,
  _actor: unknown,
  { token }: Input<'readLinkedMessage'>,
): Promise<Reply<'readLinkedMessage'>> {
  const row = await findLinked(db, hashToken(token));
  if (row === null) throw new Refused('link-invalid');
  return presentOwnMessage(row);
}
