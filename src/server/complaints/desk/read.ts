import { isOfficer } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { listOfficerNames } from '../store.ts';
import { listConcerned } from '../../elections/release-store.ts';
import { listElectionRows } from '../../elections/store.ts';
import { findNamed, isOnDesk, listDesksOf } from './store.ts';

/** Who the returning officer of an election is, for everybody; the rest for officers. */
export async function readDesk(
  { db, mail }: Services,
  actor: Actor | null,
  { id }: Input<'readDesk'>,
) {
  const [row] = await listElectionRows(db, { id });
  if (row === undefined || row.state === 'draft') throw new Refused('unknown-election');
  const named = await findNamed(db, id);
  const concerned = await listConcerned(db, id);
  const officers = await listOfficerNames(db);
  const isForOfficer = actor !== null && isOfficer(actor.role);
  return {
    returningOfficer: named === null ? null : (named.name ?? ''),
    isYours: actor !== null && (await isOnDesk(db, actor.id, { by: 'election', id })),
    areAllCandidates: officers.length > 0 && officers.every(({ _id }) => concerned.includes(_id)),
    email: isForOfficer ? (named?.email ?? null) : null,
    canShowLink: isForOfficer && mail.delivery !== 'smtp' && named?.isForDesk === true,
  };
}

/** The elections that one is named for. */
export async function listOwnDesks({ db }: Services, actor: Actor) {
  return { elections: await listDesksOf(db, actor.id), isAll: actor.isForDesk };
}
