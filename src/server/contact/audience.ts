import { readAbout } from '#core/contact/about.ts';
import type { Hearing } from '#core/elections/who-hears.ts';
import { whoConfirmsToo, whoRules } from '#core/elections/who-hears.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input, Reply } from '#contract/api.ts';
import { findNamed, isNamedFor } from '../complaints/public.ts';
import { listConcerned } from '../elections/release-store.ts';
import { listElectionRows } from '../elections/store.ts';
import type { Services } from '../services.ts';
import { listNameable, readHearing } from './about-store.ts';

/** Who was named for an election, who would read a message about it, for how long it is kept, and whom it can name. */
export async function readAudience(
  { db, campus }: Services,
  actor: Actor | null,
  { id: electionId, about }: Input<'readAudience'>,
): Promise<Reply<'readAudience'>> {
  const [row] = await listElectionRows(db, { id: electionId });
  if (row === undefined || row.state === 'draft') throw new Refused('unknown-election');
  const { ids, offices } = readAbout(about);
  const hearing = await readHearing(db, {
    ...{ electionId, senderId: actor?.id ?? null, ids, offices },
  });
  const { keepDays } = await campus.settings();
  const { candidates, officers } = await listNameable(db, electionId);
  const returningOfficer = await findNamed(db, electionId);
  const standing = await listConcerned(db, electionId);
  return {
    election: row.name,
    returningOfficer: returningOfficer === null ? null : (returningOfficer.name ?? ''),
    isYours: actor !== null && (await isNamedFor(db, actor.id, { by: 'election', id: electionId })),
    areAllCandidates:
      hearing !== undefined &&
      hearing.officers.length > 0 &&
      hearing.officers.every((id) => standing.includes(id)),
    readBy: hearing === undefined ? 'all' : readBy(hearing),
    keptDays: keepDays.messages,
    candidates,
    officers: actor === null ? [] : officers,
  };
}

function readBy(hearing: Hearing): Reply<'readAudience'>['readBy'] {
  const { named, concerned } = hearing;
  if (whoConfirmsToo(hearing).length > 0) return 'entered';
  const readers = whoRules(hearing);
  if (!readers.some((id) => !concerned.includes(id))) return 'all';
  return named !== null && readers.includes(named) ? 'named' : 'officers';
}
