import { Readable } from 'node:stream';
import { isOfficer } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { complaintFileName } from '#core/elections/complaint-file.ts';
import { isKeptFrom } from '#core/elections/who-hears.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Caller, Download } from '../verb.ts';
import { listAppealRows } from './appeals-store.ts';
import { findFile, readContent } from './files-store.ts';
import { hashOf, spendFollow } from './follow.ts';
import { isOnDesk } from './desk/on-desk.ts';
import { listHearings } from './hearings.ts';

type File = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/**
 * A file of a complaint: for whoever has the number of that complaint, for who uploaded it, and for the
 * officers who read the complaint. Nobody else learns that it is there.
 */
export async function readComplaintFile(
  services: Services,
  actor: Actor | null,
  { id, follow }: Input<'readComplaintFile'>,
  { address }: Caller,
): Promise<Download> {
  if (follow !== '') await spendFollow(services, address);
  const file = await findFile(services.db, id);
  if (file === undefined || !(await mayRead(services, file, actor, follow))) {
    throw new Refused('unknown-complaint-file');
  }
  const content = await readContent(services.db, id);
  if (content === null) throw new Refused('unknown-complaint-file');
  return {
    fileName: complaintFileName(file.number ?? 0, file),
    type: file.kind === 'pdf' ? 'application/pdf' : 'image/webp',
    bytes: content.length,
    tag: id,
    isPrivate: true,
    open: () => Readable.from([content]),
  };
}

async function mayRead(
  { db }: Services,
  { accountId, appealId, followHash, replyHash }: File,
  actor: Actor | null,
  follow: string,
): Promise<boolean> {
  if (follow !== '') {
    const hash = hashOf(follow);
    return [followHash, replyHash].some((one) => one?.equals(hash) === true);
  }
  if (actor === null) return false;
  if (actor.id === accountId) return true;
  if (appealId === null) return false;
  const isOurs =
    isOfficer(actor.role) || (await isOnDesk(db, actor.id, { by: 'complaint', id: appealId }));
  const rows = isOurs ? await listAppealRows(db, { id: appealId }) : [];
  const [hearing] = await listHearings(db, rows, actor);
  return hearing !== undefined && !isKeptFrom(hearing, actor.id);
}
