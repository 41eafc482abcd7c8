import { readAbout } from '#core/contact/about.ts';
import { whoRules } from '#core/elections/who-hears.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input, Reply } from '#contract/api.ts';
import { listHearings } from '../complaints/hearings.ts';
import { listElectionRows } from '../elections/store.ts';
import type { Services } from '../services.ts';
import { listConcernedBy, listNameable } from './about-store.ts';

/** Who would read a message about an election, for how long it is kept, and whom it can name; before it is sent. */
export async function readAudience(
  { db, campus }: Services,
  actor: Actor | null,
  { id: electionId, about }: Input<'readAudience'>,
): Promise<Reply<'readAudience'>> {
  const [row] = await listElectionRows(db, { id: electionId });
  if (row === undefined || row.state === 'draft') throw new Refused('unknown-election');
  if (row.is_rehearsal) throw new Refused('is-rehearsal');
  const { ids, offices } = readAbout(about);
  const concerned = await listConcernedBy(db, {
    ...{ electionId, senderId: actor?.id ?? null, ids, offices },
  });
  const [hearing] = await listHearings(db, [{ concerned, electionId }], null);
  const readers = hearing === undefined ? [] : whoRules(hearing);
  const named = hearing?.named ?? null;
  const isFree = readers.some((id) => !concerned.includes(id));
  const { keepDays } = await campus.settings();
  const { candidates, officers } = await listNameable(db, electionId);
  return {
    election: row.name,
    readBy:
      named !== null && readers.includes(named) && isFree ? 'named' : isFree ? 'officers' : 'all',
    keptDays: keepDays.messages,
    candidates,
    officers: actor === null ? [] : officers,
  };
}
