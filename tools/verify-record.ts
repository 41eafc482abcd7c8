import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readResultCode } from '#core/elections/result-code.ts';
import { BackupError } from '#server/platform/backup-error.ts';
import { listGivenUp } from '#server/closing/held/given-up.ts';
import { compareClosed } from '#server/recount/compare-closed.ts';
import { listKitsWithUncheckedHash } from '#server/recount/store.ts';
import { listHolds } from '#server/elections/holds-store.ts';
import { inspectBackup } from '#server/backup/read.ts';
import { hasEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { headsFileOf, headsIn, headText, readHeads, resultsIn } from '#server/record/heads-file.ts';
import { verifyRecord } from '#server/record/verify.ts';
import { command, numberOf } from './command.ts';
import { passphraseFor } from './passphrase.ts';

// Checks the record of what officers did, and what was counted: npm run verify-record [-- result codes or
// hashes that somebody kept; backups, e-mails and other files with heads]

await command(async ({ config, files }) => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !hasEmbedded(dataDir)) {
    throw new BackupError(`There is no campus in ${dataDir} yet.`);
  }
  const own = await readHeads(headsFileOf(dataDir));
  const [kept, papers] = [files.filter(isKept), files.filter((one) => !isKept(one))];
  const passphrase = await passphraseFor(papers, config);
  const given = await Promise.all(papers.map((file) => readGiven(file, passphrase)));
  const database = await reachDatabase(config);
  try {
    const line = await openLine(database.connection);
    try {
      const heads = [...own, ...given.flat()];
      const { problems: breaks, head } = await verifyRecord(line.db, heads);
      const problems = breaks.map((one) => one());
      console.log(`${numberOf(head.seq)} entries; the last one: ${headText(head)}`);
      console.log(
        `Held against ${numberOf(heads.length)} ${heads.length === 1 ? 'head that was' : 'heads that were'} written down.`,
      );
      if (given.length === 0) {
        console.log(
          'None of them is a witness’s. Who can write to this machine and its database could have written the record anew, with its heads.',
        );
      }
      const compared = await compareClosed(line.db, { folder: path.join(dataDir, 'recounts') });
      for (const { name, problems: wrong } of compared) {
        problems.push(...wrong.map((sentence) => `${name}: ${sentence()}`));
      }
      for (const name of await listKitsWithUncheckedHash(line.db)) {
        console.log(
          `${name}: its recount kit was too large for the database to check its hash when it was kept; it was compared now.`,
        );
      }
      const holds = await listHolds(line.db);
      for (const { election } of holds) {
        console.log(
          `${election} is held: its result was published before a restore, and an admin decides.`,
        );
      }
      const givenUp = await listGivenUp(line.db);
      const written = await resultsOf([headsFileOf(dataDir), ...papers.filter(isText)]);
      for (const { electionId, votesSha256 } of written) {
        const found = compared.find(({ id }) => id === electionId);
        if (holds.some((one) => one.electionId === electionId)) continue;
        if (found === undefined) console.log(`Election ${electionId} was deleted since.`);
        else if (!found.hashes.includes(votesSha256)) {
          const why = givenUp.find(
            (one) => one.votesSha256 === votesSha256 && one.electionId === electionId,
          );
          problems.push(
            why?.says ?? `${found.name}: its votes are not those whose hash was written down.`,
          );
        }
      }
      for (const one of kept) {
        const code = readResultCode(one);
        const found = compared.find((election) =>
          code === null ? election.hashes.includes(one.toLowerCase()) : election.code === code,
        );
        const hash = one.toLowerCase();
        const why = givenUp.find((was) =>
          code === null ? was.votesSha256 === hash : was.code === code,
        );
        if (found === undefined) {
          problems.push(`${one} is of no closed election as it is now.`);
          if (why !== undefined) problems.push(why.says);
        } else console.log(`${one} is of ${found.name}, as it is now.`);
      }
      console.log(
        `Count and record were compared in ${numberOf(compared.length)} closed elections.`,
      );
      for (const problem of new Set(problems)) console.error(problem);
      if (problems.length > 0) process.exitCode = 1;
      else console.log('Nothing was changed, removed, reordered or cut off.');
    } finally {
      await line.close();
    }
  } finally {
    await database.release();
  }
});

/** A result code or a hash that somebody kept, in the place of a file. */
function isKept(given: string): boolean {
  return readResultCode(given) !== null || /^[0-9a-f]{64}$/i.test(given);
}
function isText(file: string): boolean {
  return !/\.tar\.gz(\.age)?$/.test(file);
}

async function resultsOf(texts: readonly string[]) {
  const found = await Promise.all(
    texts.map((file) => readFile(file, 'utf8').then(resultsIn, () => [])),
  );
  return found.flat();
}

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
