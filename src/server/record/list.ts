import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import type { Db } from '../platform/db/client.ts';
import { isRecordGuarded } from '../platform/db/roles/record-guard.ts';
import { readPage } from '../platform/read-page.ts';
import type { Services } from '../services.ts';
import type { Head } from './chain.ts';
import { listAskedRecord, readHead } from './store.ts';
import type { RecordRow } from './store.ts';

const size = 50;
/** The longest public part of an election. */
const longest = 500;

/** What officers did, a page at a time, the newest first; a page behind the last is the last. */
export async function listRecord(services: Services, _actor: Actor, input: Input<'listRecord'>) {
  const asked = { search: input.search, electionId: null };
  const { rows, ...found } = await readPage({ page: input.page, size }, (part) =>
    listAskedRecord(services.db, asked, part),
  );
  return {
    entries: rows.map(present),
    ...found,
    head: presentHead(await readHead(services.db)),
    isGuarded: await isRecordGuarded(services.db),
    hasWitnesses: services.config.recordWitnesses.length > 0,
  };
}

/** The acts on one election without officers and words, for everybody to read. */
export async function listElectionRecord(db: Db, electionId: string) {
  const asked = { search: '', electionId };
  const { rows } = await listAskedRecord(db, asked, { from: 0, size: longest });
  return {
    entries: rows.map(({ seq, at, act, hash, officers }) => ({
      seq,
      at: at.toISOString(),
      act,
      sha256: hash,
      officers,
    })),
    head: presentHead(await readHead(db)),
  };
}

const presentHead = (head: Head | null) =>
  head === null ? null : { seq: head.seq, sha256: head.hash };

function present(row: RecordRow) {
  const { seq, at, act, detail, isErased, hash, actorId, actorName, actorRole } = row;
  const { electionId, electionName, officers } = row;
  return {
    seq,
    at: at.toISOString(),
    act,
    detail: detail ?? '',
    isErased,
    sha256: hash,
    officers,
    by: actorId === null ? null : { name: actorName ?? '', role: actorRole },
    election:
      electionId === null || electionName === null ? null : { _id: electionId, name: electionName },
  };
}
