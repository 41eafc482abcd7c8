import { readFile } from 'node:fs/promises';
import { BackupError } from '#server/backup/manifest.ts';
import { inspectBackup } from '#server/backup/read.ts';
import { hasEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { headsFileOf, headsIn, headText, readHeads } from '#server/record/heads-file.ts';
import { verifyRecord } from '#server/record/verify.ts';
import { command, numberOf } from './command.ts';
import { passphraseFor } from './passphrase.ts';

// Checks the record of what officers did: npm run verify-record [-- backups, e-mails and other files with heads]

await command(async ({ config, files }) => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !hasEmbedded(dataDir)) {
    throw new BackupError(`There is no campus in ${dataDir} yet.`);
  }
  const own = await readHeads(headsFileOf(dataDir));
  const passphrase = await passphraseFor(files, config);
  const given = await Promise.all(files.map((file) => readGiven(file, passphrase)));
  const database = await reachDatabase(config);
  try {
    const line = await openLine(database.connection);
    try {
      const heads = [...own, ...given.flat()];
      const { problems, head } = await verifyRecord(line.db, heads);
      console.log(`${numberOf(head.seq)} entries; the last one: ${headText(head)}`);
      console.log(`Held against ${numberOf(heads.length)} heads that were written down.`);
      if (given.length === 0) {
        console.log(
          'None of them is a witness’s. Who can write to this machine and its database could have written the record anew, with its heads.',
        );
      }
      for (const problem of problems) console.error(problem);
      if (problems.length > 0) process.exitCode = 1;
      else console.log('Nothing was changed, removed, reordered or cut off.');
    } finally {
      await line.close();
    }
  } finally {
    await database.release();
  }
});

async function readGiven(file: string, passphrase: string | null) {
  if (/\.tar\.gz(\.age)?$/.test(file)) {
    const { recordHead } = await inspectBackup(file, passphrase);
    return recordHead === null ? [] : [recordHead];
  }
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new BackupError(`${file} cannot be read.`, { cause: error });
  });
  const heads = headsIn(text);
  if (heads.length === 0) {
    throw new BackupError(`${file} has no line such as "entry 12 sha256 4f…".`);
  }
  return heads;
}
