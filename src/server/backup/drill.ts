import { randomUUID } from 'node:crypto';
import type { Connection } from '../platform/db/client.ts';
import { openLine } from '../platform/db/open-line.ts';
import type { Line } from '../platform/db/open-line.ts';
import type { Files } from '../platform/files/files.ts';
import type { Log } from '../platform/log.ts';
import type { Head } from '../record/chain.ts';
import { verifyRecord } from '../record/verify.ts';
import { recountClosed } from '../recount/recount-closed.ts';
import type { VerifyKit } from '../recount/recount-closed.ts';
import { readBroughtKeys } from '../voting/sealed/key-file.ts';
import type { KeyStore } from '../voting/sealed/key-folder.ts';
import { lineOf, matchKeys } from './backup-keys.ts';
import { listPictures } from './campus-store.ts';
import { checkPictures } from './drill-pictures.ts';
import type { Manifest } from './manifest.ts';
import { notProved, proved } from './proof.ts';
import type { Proof } from './proof.ts';
import { inspectBackup } from './read.ts';
import { restoreBackup } from './restore.ts';
import { electionKey, opensCheck } from '../voting/sealed/election-key.ts';

interface Parts {
  file: string;
  passphrase: string | null;
  /** An empty database that nobody needs afterwards. */
  connection: Connection;
  /** A folder that nobody needs afterwards. */
  folder: string;
  /** Where the restored pictures go; and where they are, if the backup only lists them. */
  pictures: { restored: Files; store: Files | null };
  keys: Pick<KeyStore, 'folder' | 'list' | 'readSecret'>;
  keyFiles: readonly string[];
  /** Elections that the campus has counted, so their keys are gone by design. */
  counted: ReadonlySet<string>;
  /** Last entries of the record that were written down outside of the database. */
  heads: readonly Head[];
  verifyKit: VerifyKit;
  log: Log;
}

/**
 * Restores a backup into an empty database and looks whether it brings the campus back: its rows, the
 * results of closed elections, the sealed votes of the others, the record and the pictures. What cannot
 * be looked at is not proved. The campus itself, its keys and its pictures are only read.
 */
export async function drill(parts: Parts): Promise<Proof[]> {
  const { file, passphrase } = parts;
  const proofs: Proof[] = [];
  let manifest: Manifest;
  try {
    manifest = await inspectBackup(file, passphrase);
    proofs.push(proved('file', wholeFile(manifest)));
  } catch (error) {
    return [notProved('file', sentenceOf(error))];
  }
  const keys = keysAtHand(parts.keys);
  try {
    const brought = await readBroughtKeys(parts.keyFiles, passphrase);
    const { missing } = await matchKeys(keys, manifest.sealed, brought);
    proofs.push(...(await restore(parts, keys)));
    proofs.push(...sealedProofs(manifest, missing, parts));
  } catch (error) {
    return [...proofs, notProved('rows', sentenceOf(error))];
  }
  const line = await openLine(parts.connection);
  try {
    for (const { agrees, says } of await recountClosed(line.db, parts.verifyKit)) {
      proofs.push((agrees ? proved : notProved)('result', says));
    }
    proofs.push(await checkRecord(line, manifest, parts.heads));
    proofs.push(await checkPictures(manifest, await listPictures(line.client), parts.pictures));
  } finally {
    await line.close();
  }
  return proofs;
}

function wholeFile({ tables, takenAt, university, migrations }: Manifest): string {
  const of = university || 'a campus without a name';
  return `It is whole: ${of}, as of ${takenAt}, ${tables.length} tables, ${migrations.length} migrations.`;
}

async function restore(parts: Parts, keys: KeyStore): Promise<Proof[]> {
  const { manifest, voteCounts } = await restoreBackup({
    connection: parts.connection,
    files: parts.pictures.restored,
    file: parts.file,
    passphrase: parts.passphrase,
    publicUrl: 'http://localhost',
    dataDir: parts.folder,
    keys,
    // Nobody serves it.
    home: { campusId: randomUUID(), prepare: async () => {} },
    keyFiles: parts.keyFiles,
    isWithoutKeys: true,
    log: parts.log,
    isConfirmed: false,
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const votes = voteCounts.reduce((sum, one) => sum + one.ballots, 0);
  const addUp = `${votes} ${votes === 1 ? 'vote' : 'votes'} of ${voteCounts.length} ${voteCounts.length === 1 ? 'position' : 'positions'}: as many ballots as people who voted, and as many as counted.`;
  return [
    proved('rows', `${rows} rows went into a new database and came out of it as they were.`),
    ...(manifest.discrepancies.length === 0 ? [proved('votes', addUp)] : []),
    ...manifest.discrepancies.map((sentence) => notProved('votes', sentence)),
  ];
}

function sealedProofs(
  { sealed }: Manifest,
  missing: Manifest['sealed'],
  { folder, counted }: Parts,
): Proof[] {
  return sealed.map((entry) => {
    const line = lineOf(entry, folder);
    if (!missing.includes(entry)) {
      return proved('sealed', `${line}, opened with the key that is at hand.`);
    }
    return counted.has(entry.id)
      ? proved(
          'sealed',
          `${line}. It was closed and counted after this backup was taken, so its key was destroyed by design: its recount kit and later backups have its result.`,
        )
      : notProved('sealed', `${line}, and their key is not at hand. Bring it with --keys.`);
  });
}

async function checkRecord(
  { db }: Line,
  { recordHead }: Manifest,
  heads: readonly Head[],
): Promise<Proof> {
  if (recordHead === null) return proved('record', 'There is no entry in it yet.');
  // What was written down after the backup is not in it.
  const earlier = heads.filter(({ seq }) => seq <= recordHead.seq);
  const { problems } = await verifyRecord(db, [recordHead, ...earlier]);
  if (problems.length > 0) return notProved('record', problems.map((one) => one()).join(' '));
  return proved(
    'record',
    `Nothing in its ${recordHead.seq} entries was changed, removed or reordered; held against ${earlier.length} heads that were written down.`,
  );
}

/** Why it is not proved. */
const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The keys of a folder as a drill sees them: what it brings stays in memory, and nothing is deleted. */
function keysAtHand(keys: Pick<KeyStore, 'folder' | 'list' | 'readSecret'>): KeyStore {
  const brought = new Map<string, Buffer>();
  const readSecret = async (id: string) => brought.get(id) ?? (await keys.readSecret(id));
  return {
    folder: keys.folder,
    list: () => keys.list(),
    readSecret,
    async writeSecret(id, secret) {
      brought.set(id, secret);
    },
    async find({ id, keyCheck }) {
      const secret = await readSecret(id);
      if (secret === null || !opensCheck(id, secret, keyCheck)) return null;
      return electionKey(id, secret);
    },
    create: () => Promise.reject(new Error('a drill makes no key')),
    destroy: async () => {},
  };
}
