import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nameFor } from '#server/platform/files/encryption.ts';
import { BackupError } from '#server/platform/backup-error.ts';
import { listKeyFiles, sayDestroyed } from '#server/backup/key-copies.ts';
import { noteUpkeep } from '#server/upkeep/store.ts';
import type { Config } from '#server/config.ts';
import { importKeys } from '#server/voting/sealed/carry-keys.ts';
import { endOf, exportKeys, listHeld } from '#server/voting/sealed/hand-out-keys.ts';
import type { HeldElection } from '#server/voting/sealed/hand-out-keys.ts';
import { keyOfLines, readBroughtKeys } from '#server/voting/sealed/key-file.ts';
import type { BroughtKey } from '#server/voting/sealed/key-file.ts';
import { adoptKeyFolder, describeFolder } from '#server/voting/sealed/adopt-folder.ts';
import { openKeysOf } from '#server/voting/sealed/key-home.ts';
import { missingLines, readSheetLine } from '#server/voting/sealed/recovery-sheet.ts';
import type { SheetLine } from '#server/voting/sealed/recovery-sheet.ts';
import { readClock } from '#server/platform/db/clock.ts';
import { hasEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { listMigrations } from '#server/platform/db/migrate.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import type { Line } from '#server/platform/db/open-line.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { command, numberOf, table, timeStamp } from './command.ts';
import type { Given } from './command.ts';
import { passphraseFor } from './passphrase.ts';

// The keys of sealed elections: npm run keys -- list | export | import | destroyed | adopt

const usage = `Say what to do with the keys of elections:
  npm run keys -- list                      which elections are sealed, and whether their key is here
  npm run keys -- export [--to file]        all keys in one file, for a second place
  npm run keys -- import file               from such a file
  npm run keys -- import half-1 half-2      from the files of two sheets of an earlier release
  npm run keys -- import                    from two such sheets on paper: it asks for their lines
  npm run keys -- destroyed file            says that a file of keys was destroyed: it is listed no more
  npm run keys -- adopt [--yes]             makes the folder KEYS_DIR this campus's; it asks first`;

const actions = { list, export: toFile, import: bring, adopt, destroyed };

await command(async (given) => {
  const [action, ...files] = given.files;
  if (!isAction(action)) throw new BackupError(usage);
  // Without the two dashes npm takes --to for its own, and only its value comes here.
  if (action !== 'import' && action !== 'destroyed' && files.length > 0) {
    throw new BackupError(`${files.join(' ')} would be ignored. ${usage}`);
  }
  const { databaseUrl, dataDir } = given.config;
  if (databaseUrl === null && !hasEmbedded(dataDir)) {
    // On a new machine the folder is taken over before the restore, which needs its keys.
    if (action === 'adopt') return adopt({ ...given, files }, null);
    throw new BackupError(`There is no campus in ${dataDir} yet.`);
  }
  const database = await reachDatabase(given.config);
  try {
    const line = await openLine(database.connection);
    try {
      if (action !== 'adopt') await refuseOtherRelease(line);
      await actions[action]({ ...given, files }, line);
    } finally {
      await line.close();
    }
  } finally {
    await database.release();
  }
});

function isAction(name: string | undefined): name is keyof typeof actions {
  return name !== undefined && Object.hasOwn(actions, name);
}

async function refuseOtherRelease(line: Line): Promise<void> {
  const { known, done } = await listMigrations(line.db);
  if (done.some((name) => !known.includes(name))) {
    throw new BackupError('A newer Hustings runs on this database: use that one.');
  }
  if (known.some((name) => !done.includes(name))) {
    throw new BackupError('This database is of an older Hustings: start this one once.');
  }
}

async function list({ config }: Given, line: Line): Promise<void> {
  const keys = await openKeysOf(config, line.db);
  const held = await listHeld(line.db, keys);
  if (held.length === 0) console.log('There is no election whose votes are sealed.');
  else {
    const timeZone = await timeZoneOf(line, config);
    const rows = held.map((one) => [
      one.name,
      endOf(one, timeZone),
      numberOf(one.votes),
      one.secret === null ? 'MISSING' : 'here',
    ]);
    console.log(table([['election', 'voting ends', 'sealed votes', 'key'], ...rows]));
  }
  const ours = new Set(held.map(({ id }) => id));
  const others = (await keys.list()).filter((id) => !ours.has(id));
  if (others.length > 0) {
    console.log(`\nKeys of no election that is sealed here: ${others.join(', ')}`);
  }
  console.log(`\nThe keys are in ${keys.folder}`);
  if (await keys.isForeign()) {
    process.exitCode = 1;
    console.log('THAT FOLDER BELONGS TO ANOTHER CAMPUS, so its keys are not used here.');
    console.log('If that campus is gone for good: npm run keys -- adopt');
  }
  await listCopies(line);
  const missing = held.filter(({ secret }) => secret === null);
  if (missing.length === 0) return;
  process.exitCode = 1;
  const names = missing.map(({ name }) => name).join(', ');
  console.log(`\nTHERE IS NO KEY HERE FOR: ${names}`);
  console.log('Bring it from a file of keys or from the two sheets: npm run keys -- import');
}

/** The copies that backups wrote, until somebody says that they were destroyed. */
async function listCopies(line: Line): Promise<void> {
  const copies = await listKeyFiles(line.db);
  if (copies.length === 0) return;
  console.log('\nFiles of keys that backups wrote, and that nobody has said are destroyed:');
  for (const { file, neededBy } of copies) {
    const what =
      neededBy.length === 0
        ? 'destroy it: all its elections are counted'
        : `keep it: needed for ${neededBy.join(', ')}`;
    console.log(`  ${file} (${what})`);
  }
  console.log(
    'Destroy a file once all its elections are counted, and say so: npm run keys -- destroyed FILE',
  );
}

async function destroyed({ files }: Given, line: Line): Promise<void> {
  if (files.length === 0) throw new BackupError('Name the file: npm run keys -- destroyed FILE');
  const places = files.map((one) => path.resolve(one));
  const left = places.filter((one) => existsSync(one));
  if (left.length > 0) {
    throw new BackupError(`${left.join(', ')} is still there: destroy it first. Nothing changed.`);
  }
  const noted = await line.transact((tx) => sayDestroyed(tx, places));
  for (const file of noted) console.log(`Noted as destroyed: ${file}`);
  const unknown = places.filter((one) => !noted.includes(one));
  if (unknown.length > 0) throw new BackupError(`No backup wrote ${unknown.join(', ')} here.`);
}

/** Asks, since the campus that used the folder could not open its votes any more. */
async function adopt({ config, options }: Given, line: Line | null): Promise<void> {
  const { keysDir } = config;
  const says = await describeFolder(config, line?.db ?? null);
  if (says.isOurs) return console.log(`${keysDir} belongs to this campus already.`);
  console.log(says.sentence);
  console.log(
    'A campus that still runs on it could not open its votes any more, nor close its elections.',
  );
  if (options.yes !== true && !(await isSure())) throw new BackupError('Nothing changed.');
  const { carried } = await adoptKeyFolder(config, line);
  for (const name of carried) console.log(`Carried over: ${name}.key`);
  console.log(`${keysDir} belongs to this campus now. Restart its servers.`);
}

async function isSure(): Promise<boolean> {
  console.log('Is that campus gone for good? Type yes to take the folder over:');
  const typing = createInterface({ input: process.stdin });
  for await (const typed of typing) {
    typing.close();
    return typed.trim().toLowerCase() === 'yes';
  }
  return false;
}

async function timeZoneOf({ db }: Line, config: Config): Promise<string> {
  const campus = await db.selectFrom('campus').select('time_zone').executeTakeFirst();
  return campus?.time_zone ?? config.timeZone;
}

async function toFile({ config, options }: Given, line: Line): Promise<void> {
  const at = await readClock(line.db);
  const held = await listHeld(line.db, await openKeysOf(config, line.db));
  const named = path.join(config.dataDir, 'backups', `hustings-${timeStamp()}-keys.json`);
  const { passphrase } = config.backups;
  const file = path.resolve(nameFor(options.to ?? named, passphrase));
  await exportKeys(file, held, passphrase);
  await line.transact((tx) => noteUpkeep(tx, 'keys', at));
  sayHeld(held);
  console.log(`\n${file}
  Move it to a second place: whoever has it and a copy of the database can open the votes.
  Destroy it once all these elections are counted.`);
}

function sayHeld(held: readonly HeldElection[]): void {
  console.log('The keys of:');
  for (const { name, secret } of held) if (secret !== null) console.log(`  ${name}`);
  sayMissing(held);
}

function sayMissing(held: readonly HeldElection[]): void {
  const missing = held.filter(({ secret }) => secret === null).map(({ name }) => name);
  if (missing.length === 0) return;
  process.exitCode = 1;
  console.log(`\nTHERE IS NO KEY HERE FOR: ${missing.join(', ')}`);
}

async function bring({ config, files }: Given, line: Line): Promise<void> {
  const brought =
    files.length > 0
      ? await readBroughtKeys(files, await passphraseFor(files, config))
      : [await keyFromPaper()];
  const keys = await openKeysOf(config, line.db);
  const { imported, here, unfit } = await line.transact((tx) => importKeys(tx, keys, brought));
  for (const name of imported) console.log(`Imported: ${name}`);
  for (const name of here) console.log(`Here already: ${name}`);
  for (const why of unfit) console.log(`Not imported: ${why}`);
  if (unfit.length > 0) process.exitCode = 1;
  if (imported.length + here.length === 0) {
    throw new BackupError('No key was imported.');
  }
  console.log(`\nThe keys are in ${keys.folder}. A running server uses them at once.`);
}

/** Asks for the lines of both halves until they are all there. */
async function keyFromPaper(): Promise<BroughtKey> {
  console.log('Type the lines of both halves, in any order. An empty line gives up.');
  const lines = new Map<string, SheetLine>();
  const typing = createInterface({ input: process.stdin });
  for await (const typed of typing) {
    if (typed.trim() === '') break;
    const line = readSheetLine(typed.replace(/^\s*\d[.:)]?\s+/, ''));
    if (line === null) {
      console.log(
        '  This line is not as it was printed: look at each character, and type it again.',
      );
      continue;
    }
    lines.set(`${line.half} ${line.line}`, line);
    const missing = missingLines([...lines.values()]);
    if (missing.length === 0) break;
    console.log(`  That is line ${line.line} of half ${line.half}. ${missing.length} to go.`);
  }
  typing.close();
  return keyOfLines([...lines.values()]);
}
