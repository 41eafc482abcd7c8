import type { Actor } from '#core/actor.ts';
import type { Reply } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { listContactsOf } from './entry-store.ts';
import { presentOfficerContact } from './view.ts';

/** The caller's messages with their answers: sent while logged in, or from an address that they have confirmed. */
export async function listMyMessages(
  { db }: Services,
  actor: Actor,
): Promise<Reply<'listMyMessages'>> {
  const rows = await listContactsOf(db, actor.id);
  return rows.map((row) => {
    const { _id, category, message, resolved, createdAt, dueAt, entries } =
      presentOfficerContact(row);
    const answers = entries.filter(({ kind }) => kind === 'answer');
    return {
      ...{ _id, category, message, resolved, createdAt, dueAt },
      answers: answers.map(({ text, at }) => ({ text, at })),
    };
  });
}
