import { readAbout } from '#core/contact/about.ts';
import { dueAfter, answerHours } from '#core/elections/complaint.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { countArrival } from '../platform/count-arrival.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import { readTimeZone } from '../email/letterhead.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { listElectionRows, lockElection } from '../elections/store.ts';
import { listNameable } from './about-store.ts';
import { attachPictures } from './files-store.ts';
import { insertContact } from './store.ts';
import { presentContact } from './view.ts';

/**
 * Takes a message from anybody: of one network so many that a crowd is let through and a flood waits.
 * The address that is typed has no number of its own: it is not checked, and no e-mail is sent to it.
 */
export async function createContact(
  services: Services,
  actor: Actor | null,
  input: Input<'createContact'>,
  { address }: Caller,
) {
  const row = await countArrival(services, { kind: 'message', from: address }, () =>
    services.transact(async (tx) => {
      const { electionId, about, files, ...message } = input;
      const isDue = electionId !== undefined || input.category === 'grievances';
      const named = { ...nothing, ...(electionId && (await nameIn(tx, actor, electionId, about))) };
      const sent = await insertContact(tx, {
        ...{ ...message, ...named, sender_id: actor?.id ?? null },
        due_at: isDue ? await dueFromNow(services, tx) : null,
      });
      await attachPictures(tx, { id: sent.id, accountId: actor?.id ?? null, files });
      if (electionId !== undefined)
        await services.jobs.enqueue(tx, 'tell-officers', { electionId });
      return sent;
    }),
  );
  return { contact: presentContact(row) };
}

const nothing = { election_id: null, about_ids: [], about_offices: [] };

/** The columns of what it is about, with the election held; officers are named by who is logged in alone. */
async function nameIn(tx: Tx, actor: Actor | null, electionId: string, about: readonly string[]) {
  if ((await lockElection(tx, electionId, 'no key update')) === null) {
    throw new Refused('unknown-election');
  }
  const [row] = await listElectionRows(tx, { id: electionId });
  if (row === undefined || row.state === 'draft') throw new Refused('unknown-election');
  if (row.is_rehearsal) throw new Refused('is-rehearsal');
  const { ids, offices } = readAbout(about);
  const { candidates, officers } = await listNameable(tx, electionId);
  const known = new Set([...candidates, ...(actor === null ? [] : officers)].map(({ _id }) => _id));
  if (ids.some((id) => !known.has(id))) throw new Refused('complaint-of-whom');
  return { election_id: electionId, about_ids: [...ids], about_offices: [...offices] };
}

/** As that of a complaint (docs/decisions/0046-due-hours.md). */
async function dueFromNow({ config }: Services, tx: Tx): Promise<Date> {
  const now = (await readClock(tx)).getTime();
  return new Date(dueAfter(now, answerHours, await readTimeZone(tx, config)));
}
