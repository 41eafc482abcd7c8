import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import { searchWords } from '#core/kernel/search-form.ts';
import type { Db } from '../platform/db/client.ts';
import { isRecordGuarded } from '../platform/db/roles/guards.ts';
import { readPage } from '../platform/read-page.ts';
import type { Services } from '../services.ts';
import type { Head } from './chain.ts';
import { countAskedRecord, listAskedRecord, readHead } from './store.ts';
import type { RecordRow } from './store.ts';

const size = 50;
/** The longest public part of an election. */
const longest = 500;

/** How many entries one search reads: a record grows for as long as there is a council. */
const searched = 10_000;

/** What officers did, a page at a time, the newest first; a page behind the last is the last. */
export async function listRecord(services: Services, _actor: Actor, input: Input<'listRecord'>) {
  const { db } = services;
  const { search, before = Infinity } = input;
  const head = await readHead(db);
  const upTo = Math.min(before - 1, head?.seq ?? 0);
  const { rows, after, ...found } = await readPage({ page: input.page, size }, (part) =>
    searchWords(search).length === 0
      ? readStretch(db, upTo, part)
      : searchStretch(db, { search, upTo }, part),
  );
  return {
    entries: rows.map(present),
    ...found,
    older: after === 0 ? null : after + 1,
    head: presentHead(head),
    isGuarded: await isRecordGuarded(services.db),
    hasWitnesses: services.config.recordWitnesses.length > 0,
  };
}

interface Part {
  from: number;
  size: number;
}

/** A page by its place: entries are numbered without a gap, so none is counted and none read past. */
async function readStretch(db: Db, upTo: number, { from, size: length }: Part) {
  const between = { after: Math.max(0, upTo - from - length), upTo: upTo - from };
  const asked = { search: '', electionId: null, between };
  const rows = await listAskedRecord(db, asked, { from: 0, size: length });
  return { rows, total: upTo, after: 0 };
}

async function searchStretch(db: Db, asked: { search: string; upTo: number }, part: Part) {
  const { search, upTo } = asked;
  const after = Math.max(0, upTo - searched);
  const among = { search, electionId: null, between: { after, upTo } };
  const rows = await listAskedRecord(db, among, part);
  return { rows, total: await countAskedRecord(db, among), after };
}

/** The acts on one election without officers and words, and of people only candidates, for everybody to read. */
export async function listElectionRecord(db: Db, electionId: string) {
  const asked = { search: '', electionId };
  const rows = await listAskedRecord(db, asked, { from: 0, size: longest });
  return {
    entries: rows.map(({ seq, at, act, hash, officers, candidateName, aboutPosition }) => ({
      seq,
      at: at.toISOString(),
      act,
      sha256: hash,
      officers,
      about: candidateName === null ? null : { name: candidateName, position: aboutPosition },
    })),
    head: presentHead(await readHead(db)),
  };
}

const presentHead = (head: Head | null) =>
  head === null ? null : { seq: head.seq, sha256: head.hash };

function present(row: RecordRow) {
  const { seq, at, act, detail, isErased, hash, actorId, actorName, actorRole } = row;
  const { electionId, electionName, officers, aboutName, aboutPosition } = row;
  return {
    seq,
    at: at.toISOString(),
    act,
    detail: detail ?? '',
    isErased,
    sha256: hash,
    officers,
    about: aboutName === null ? null : { name: aboutName, position: aboutPosition },
    by: actorId === null ? null : { name: actorName ?? '', role: actorRole },
    election:
      electionId === null || electionName === null ? null : { _id: electionId, name: electionName },
  };
}
