import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Connection, Tx } from '../platform/db/client.ts';
import { listMigrations, migrateTo, migrateToLatest } from '../platform/db/migrate.ts';
import { grantRights, listServing } from '../platform/db/roles/grant-rights.ts';
import { noteMigrated } from '../platform/db/releases-store.ts';
import { openLine } from '../platform/db/open-line.ts';
import type { Line } from '../platform/db/open-line.ts';
import { closeAfterRestore } from '../closing/close-after-restore.ts';
import { pauseAllForRestore } from '../closing/pause-for-restore.ts';
import { holdUnclosed } from '../closing/held/hold-unclosed.ts';
import { failPendingEmails } from '../email/recover.ts';
import { listUnopened } from '../voting/sealed/carry-keys.ts';
import { readBroughtKeys } from '../voting/sealed/key-file.ts';
import { readSealed } from '../voting/sealed/open-ballots.ts';
import { findCampusId, keepCampusId } from '../voting/sealed/key-home.ts';
import { recountFileOf, writeRecountFile } from '../recount/recount-file.ts';
import type { KeyStore } from '../voting/sealed/key-folder.ts';
import type { Files } from '../platform/files/files.ts';
import type { Log } from '../platform/log.ts';
import { isWithSealed, lineOf, matchKeys, missingKeys, sealedEntry } from './backup-keys.ts';
import { noteKeyFile } from './key-files-store.ts';
import { announceRestored } from './campus-store.ts';
import { discrepanciesOf, readVoteCounts } from './vote-counts-store.ts';
import type { VoteCounts } from './vote-counts-store.ts';
import type { Manifest } from './manifest.ts';
import { leftOut, partOf } from './manifest.ts';
import { BackupError } from '../platform/backup-error.ts';
import { bytesOf, inspectBackup, readParts } from './read.ts';
import { carryBefore, readBefore, writeTrace } from './trace-store.ts';
import * as tableStore from './table-store.ts';
import type { Filling, Table } from './table-store.ts';

/** What a restore did. */
export interface Restored {
  manifest: Manifest;
  voteCounts: VoteCounts[];
  /** Elections that ended after the backup was taken: votes may be missing, e-mails wait. */
  endedSince: { id: string; name: string }[];
  /** Elections on whose pages everybody reads that votes may be missing. */
  incomplete: string[];
  /** Elections that were closed and published after the backup: an admin has to decide. */
  held: string[];
  /** Elections in which voting is paused until officers resume it. */
  paused: string[];
  /** Elections whose votes stay sealed until their key comes, in words. */
  unopenable: string[];
  /** Names of elections whose keys were brought into the folder of the keys. */
  broughtKeys: string[];
  /** E-mails that wait for the officers, because they may have left already. */
  undecidedEmails: number;
}

interface Parts {
  connection: Connection;
  files: Files;
  file: string;
  /** Opens the file and those of the keys, where they are encrypted. */
  passphrase: string | null;
  publicUrl: string;
  /** Where the recount files of closed elections are. */
  dataDir: string;
  keys: KeyStore;
  /** As which campus it is restored where the database has none, and what comes before its keys. */
  home: { campusId: string; prepare(): Promise<void> };
  /** What KEYS_DIR names, where it is another campus's and was not looked into; else null. */
  leftAlone?: string | null;
  /** Files with keys that are not in the folder of the keys. */
  keyFiles: readonly string[];
  /** Restore though nobody here has the key of an election. */
  isWithoutKeys: boolean;
  log: Log;
  /** To be looked at, as it was: nothing is closed that has ended since, and no e-mail is given up. */
  isToLookAt?: boolean;
  /** Without it, a database that holds a campus is left alone. */
  isConfirmed: boolean;
}

/**
 * Makes a database what the backup holds, in one transaction: a server that runs on it waits that
 * long, refuses what cannot wait, and goes on with the restored campus. Until the rows were counted
 * and compared nothing is changed. It does not begin where sealed votes would be missing, unless told.
 */
export async function restoreBackup(parts: Parts): Promise<Restored> {
  const manifest = await inspectBackup(parts.file, parts.passphrase);
  const matched = await matchKeys(
    parts.keys,
    manifest.sealed,
    await readBroughtKeys(parts.keyFiles, parts.passphrase),
  );
  if (matched.missing.length > 0 && !parts.isWithoutKeys) {
    throw missingKeys(matched.missing, parts);
  }
  const line = await openLine(parts.connection);
  try {
    const restored = await line.transact((tx) =>
      replaceAll(parts, line, tx, { manifest, matched }),
    );
    await writeRecountFiles(parts, line, restored);
    return restored;
  } finally {
    await line.close();
  }
}

/** The file of an election that was closed before this restore holds more ballots: it stays. */
async function writeRecountFiles(
  { dataDir }: Parts,
  { db }: Line,
  { endedSince }: Restored,
): Promise<void> {
  const folder = path.join(dataDir, 'recounts');
  for (const { id: electionId } of endedSince) {
    if (existsSync(recountFileOf(folder, electionId))) continue;
    await writeRecountFile(db, folder, electionId);
  }
}

interface Checked {
  manifest: Manifest;
  matched: Awaited<ReturnType<typeof matchKeys>>;
}

async function replaceAll(
  parts: Parts,
  line: Line,
  tx: Tx,
  { manifest, matched }: Checked,
): Promise<Restored> {
  const { client } = line;
  await tableStore.speakPlainly(client);
  const { known, done } = await listMigrations(tx);
  const asItWas = parts.isToLookAt === true;
  const before = await readBefore(tx, done);
  const campusId = (await findCampusId(tx)) ?? parts.home.campusId;
  if (manifest.migrations.some((name) => !known.includes(name))) {
    throw new BackupError(
      `This backup was made by a newer Hustings (${manifest.product}): bring this one up to date first.`,
    );
  }
  const old = done.length === 0 ? [] : await tableStore.listTables(client);
  await tableStore.lockTables(client, old);
  if (!parts.isConfirmed) await refuseIfFull(line, old);
  await parts.home.prepare();
  for (const { id, secret } of matched.toBring) await parts.keys.writeSecret(id, secret);
  let serving: string[] = [];
  const isSameSchema = done.join() === manifest.migrations.join();
  if (isSameSchema) await tableStore.emptyTables(client, old);
  else {
    serving = await listServing(tx);
    await tableStore.dropTables(client, old);
    await migrateTo(tx, manifest.migrations.at(-1) ?? '');
  }
  const tables = ownTables(manifest, await tableStore.listTables(client));
  await load(parts, line, manifest, tables);
  await compare(line, manifest, tables);
  if (!isSameSchema) await migrateToLatest(tx);
  await keepCampusId(tx, campusId);
  await carryBefore(tx, before);
  if (!asItWas) await noteBroughtFiles(tx, parts.keyFiles, manifest);
  await noteMigrated(tx);
  for (const role of serving) await grantRights(tx, role);
  await tableStore.analyzeTables(client, await tableStore.listTables(client));
  const voteCounts = await readVoteCounts(client);
  // What did not add up when the backup was taken is told; anything else happened to the backup.
  const wrong = discrepanciesOf(voteCounts).filter((one) => !manifest.discrepancies.includes(one));
  if (wrong.length > 0) throw new BackupError(`${wrong.join(' ')} Nothing changed.`);
  await checkSealed(tx, parts.keys, { manifest, matched });
  const takenAt = new Date(manifest.takenAt);
  const incomplete = asItWas
    ? []
    : await writeTrace(tx, { takenAt, dataDir: parts.dataDir, before });
  const held = asItWas
    ? []
    : await holdUnclosed({
        db: tx,
        transact: (work) => work(tx),
        config: { dataDir: parts.dataDir },
      });
  const endedSince = asItWas
    ? []
    : await closeAfterRestore(tx, {
        held: new Set(held.map(({ id }) => id)),
        // Whether mail programs reach the logo is known to the server alone.
        config: { publicUrl: parts.publicUrl, isPublicUrlSet: false },
        keys: parts.keys,
        log: parts.log,
      });
  // People would read "Vote successful" for votes that may be thrown away.
  const paused = asItWas ? [] : await pauseAllForRestore(tx);
  const undecidedEmails = asItWas ? 0 : await failPendingEmails(tx, maybeSent);
  await announceRestored(tx);
  const unopenable = matched.missing.map((entry) => lineOf(entry, parts.dataDir));
  const brought = new Set(matched.toBring.map(({ id }) => id));
  const broughtKeys = manifest.sealed.flatMap(({ id, name }) => (brought.has(id) ? name : []));
  return {
    manifest,
    voteCounts,
    endedSince,
    incomplete,
    held: held.map(({ name }) => name),
    paused,
    unopenable,
    broughtKeys,
    undecidedEmails,
  };
}

/** The files with which keys were brought hold them as well as the folder does now. */
async function noteBroughtFiles(
  tx: Tx,
  keyFiles: readonly string[],
  { sealed }: Manifest,
): Promise<void> {
  const electionIds = sealed.map(({ id }) => id);
  for (const file of keyFiles) await noteKeyFile(tx, { file, electionIds });
}

/**
 * The keys were looked for as the manifest says, so it must say what is in the tables; and what they
 * are to open later must open now.
 */
async function checkSealed(tx: Tx, keys: KeyStore, { manifest, matched }: Checked): Promise<void> {
  const found = isWithSealed(manifest.migrations) ? await listUnopened(tx) : [];
  const { sealed } = manifest;
  if (JSON.stringify(found.map(sealedEntry)) !== JSON.stringify(sealed)) throw differs('elections');
  for (const { id, name, keyCheck } of found) {
    if (matched.missing.some((one) => one.id === id)) continue;
    await readSealed(tx, keys, { id, name, key_check: keyCheck }).catch((error: unknown) => {
      throw new BackupError(
        `The sealed votes of "${name}" cannot be opened, though their key is here. Nothing changed.`,
        { cause: error },
      );
    });
  }
}

const maybeSent =
  'The campus was restored from a backup, so this e-mail may have been sent already.';

async function refuseIfFull({ client }: Line, tables: readonly Table[]): Promise<void> {
  const names = tables.map((table) => table.name);
  const lasting = names.filter((name) => !leftOut.some((one) => one === name));
  const rows = await tableStore.countRows(client, lasting);
  if ([...rows.values()].every((count) => count === 0)) return;
  // As many as the votes, sealed or not.
  const [accounts, elections, votes] = ['accounts', 'elections', 'participations'].map(
    (name) => rows.get(name) ?? 0,
  );
  throw new BackupError(
    `There is a campus here already (accounts: ${accounts}, elections: ${elections}, votes: ${votes}), and the backup would take its place. Nothing changed. Take a backup of it first, then repeat this with --yes.`,
  );
}

/**
 * The tables to fill: those that the migrations made, and no other that the backup may name, such as
 * one in which the database keeps its roles.
 */
function ownTables(manifest: Manifest, made: readonly Table[]): ReadonlyMap<string, Table> {
  const known = new Map(made.map((table) => [table.name, table]));
  const tables = manifest.tables.map(({ name, columns }) => {
    const table = known.get(name);
    if (table === undefined || columns.some((column) => !table.columns.includes(column))) {
      throw new BackupError(
        `This backup holds a table "${name}" that no release of Hustings makes: somebody wrote it. Nothing changed.`,
      );
    }
    return { ...table, columns };
  });
  return new Map(tables.map((table) => [table.name, table]));
}

/** Pictures come first to their place: named by their content, they harm nobody if all is undone. */
async function load(
  { file, files, passphrase }: Parts,
  line: Line,
  manifest: Manifest,
  tables: ReadonlyMap<string, Table>,
): Promise<void> {
  const rowsOf = new Map(manifest.tables.map((table) => [table.name, table.rows]));
  let open: { name: string; filling: Filling } | null = null;
  const finish = async () => {
    const rows = await open?.filling.end();
    const expected = rowsOf.get(open?.name ?? '');
    if (open !== null && rows !== expected) throw differs(open.name);
    open = null;
  };
  try {
    await readParts(file, passphrase, async (part, content) => {
      const what = partOf(part);
      if (what?.kind !== 'table' || what.name !== open?.name) await finish();
      if (what?.kind === 'picture') await files.put(what.name, await bytesOf(content));
      if (what?.kind !== 'table') return;
      const table = tables.get(what.name);
      if (table === undefined) throw differs(what.name);
      open ??= { name: what.name, filling: tableStore.copyIn(line.client, table) };
      for await (const chunk of content) await open.filling.write(chunk);
    });
    await finish();
  } catch (error) {
    await (open as { filling: Filling } | null)?.filling.abort();
    throw error;
  }
}

/** Reads back what is in the tables now, row by row. */
async function compare(
  { client }: Line,
  manifest: Manifest,
  tables: ReadonlyMap<string, Table>,
): Promise<void> {
  for (const { name, ...written } of manifest.tables) {
    const table = tables.get(name);
    if (table === undefined) throw differs(name);
    const { rows, sha256 } = await tableStore.copyOut(client, table);
    if (rows !== written.rows || sha256 !== written.sha256) throw differs(name);
  }
}

function differs(table: string): BackupError {
  return new BackupError(
    `The table "${table}" did not come out of the backup as it went in. Nothing changed.`,
  );
}
