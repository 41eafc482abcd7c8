import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openServices } from '#server/services.ts';
import { readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import type { Services } from '#server/services.ts';
import { startEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { electionJobs } from '#server/closing/close.ts';
import { moveCampus } from '#server/backup/move-campus.ts';
import { openLog } from '#server/platform/log.ts';
import { serve } from '#server/serve.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { voteOf, isRecorded } from '#tests/support/ballot-box.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import type { TestAccount, TestElection } from '#tests/support/factories.ts';
import { createAccount, createElection } from '#tests/support/factories.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';
import { runDue } from '#tests/support/run-due.ts';

// The old home is the embedded database, the new one a database of the server of this run:
// PostgreSQL 18, or the oldest supported, 15.

const root = path.resolve(import.meta.dirname, '../..');
const log = openLog('silent');
let target: TestDatabase;

beforeEach(async () => {
  target = await createTestDatabase();
  afterThis(() => target.drop());
});

function makeFolder(): string {
  // Not os.tmpdir(): the path of a socket has to be short.
  const made = fs.mkdtempSync('/tmp/hustings-move-');
  fs.chmodSync(made, 0o755);
  return made;
}
const remove = (folder: string) =>
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 });

const configOf = (settings: Partial<Config> & { dataDir: string }): Config => ({
  ...readConfig({}).config,
  port: 0,
  keysDir: path.join(settings.dataDir, 'keys'),
  ...settings,
});

/** Opens the parts of a server that does no work by itself, for the time of `use`. */
async function within<T>(
  settings: Partial<Config> & { dataDir: string },
  use: (ctx: Services) => Promise<T>,
): Promise<T> {
  const config = configOf(settings);
  const embedded = config.databaseUrl === null ? await startEmbedded(config) : null;
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  const running = await openServices({ config, connection, log });
  try {
    return await use(running.services);
  } finally {
    await running.close();
    await embedded?.stop();
  }
}

interface Campus {
  election: TestElection;
  voters: TestAccount[];
}

/** A campus with an open election in which half of its people have voted. */
async function settle(ctx: Services): Promise<Campus> {
  const election = await createElection(ctx, { positions: { President: 3, Sport: 2 } });
  const voters: TestAccount[] = [];
  for (let count = 0; count < 20; count += 1) voters.push(await createAccount(ctx));
  for (const [index, voter] of voters.slice(0, 10).entries()) {
    expect(isRecorded(await ctx.voteQueue.cast(voteOf(voter, election, 0, index)))).toBe(true);
  }
  return { election, voters };
}

async function query(sql: string): Promise<void> {
  const client = new pg.Client(target.connection);
  await client.connect();
  await client.query(sql);
  await client.end();
}

const isEmpty = () =>
  within({ databaseUrl: target.connectionString, dataDir: target.folder }, async (ctx) => {
    const accounts = await ctx.db.selectFrom('accounts').select('id').execute();
    return accounts.length === 0;
  });

describe('a campus that moves', () => {
  // It is left as it was, so one is enough.
  let dataDir = '';
  let campus: Campus;
  beforeAll(async () => {
    dataDir = makeFolder();
    campus = await within({ dataDir }, settle);
  });
  afterAll(() => remove(dataDir));

  test.each(['an empty database', 'our empty tables'])(
    'to %s is the same there, votes go on, and the election closes',
    async (where) => {
      const { election, voters } = campus;
      if (where === 'an empty database')
        await query('drop schema public cascade; create schema public');
      const { tables, voteCounts } = await moveCampus({ dataDir, to: target.connectionString });
      expect(tables.map((one) => one.here)).toEqual(tables.map((one) => one.there));
      expect(tables.find((one) => one.name === 'sealed_batches')?.there.rows).toBe(10);
      expect(voteCounts.map((one) => one.ballots)).toEqual([10, 0]);

      // The keys stay where they are; the new server is given them.
      fs.cpSync(path.join(dataDir, 'keys'), path.join(target.folder, 'keys'), { recursive: true });
      const served = await serve(
        configOf({ databaseUrl: target.connectionString, dataDir: target.folder }),
        log,
      );
      afterThis(() => served.close());
      const { services: ctx } = served;
      for (const voter of voters) {
        const outcome = await ctx.voteQueue.cast(voteOf(voter, election));
        expect(isRecorded(outcome)).toBe(!voters.slice(0, 10).includes(voter));
      }
      expect(balanced((await readVoteCounts(ctx, election.id))[0], 20)).toBe(true);
      // The embedded database kept its jobs; the new home has its own from the start.
      expect(await ctx.jobs.isPending('close-election', { electionId: election.id })).toBe(true);
      await ctx.db
        .updateTable('elections')
        .set({ ends_at: new Date(Date.now() - 1_000) })
        .execute();
      const inTwoHours = new Date(Date.now() + 2 * 3_600_000);
      await runDue(ctx, electionJobs(ctx), { asOf: inTwoHours });
      await expect
        .poll(() => ctx.db.selectFrom('elections').select('closed_at').executeTakeFirst())
        .toEqual({ closed_at: expect.any(Date) });
    },
  );

  test('changes nothing when one vote arrives as another', async () => {
    await query(`
      create function bend() returns trigger language plpgsql as $$
        begin if new.number = 3 then new.sealed := set_byte(new.sealed, 40, 255 - get_byte(new.sealed, 40)); end if; return new; end $$;
      create trigger bend before insert on sealed_batches for each row execute function bend()`);
    await expect(moveCampus({ dataDir, to: target.connectionString })).rejects.toThrow(
      'The counts in the table "sealed_batches" are not the same on both sides',
    );
    expect(await isEmpty()).toBe(true);
  });

  test('does not move in with others, nor on top of a campus, nor to where nobody answers', async () => {
    const to = target.connectionString;
    await expect(moveCampus({ dataDir, to: `${to}_none` })).rejects.toThrow('--to: database');
    await query('create table guests (id integer)');
    await expect(moveCampus({ dataDir, to })).rejects.toThrow(
      'something else (the table "guests")',
    );
    await query('drop table guests');
    await within({ databaseUrl: to, dataDir: target.folder }, (ctx) => createAccount(ctx));
    await expect(moveCampus({ dataDir, to })).rejects.toThrow('holds a campus already');
    await expect(moveCampus({ dataDir: `${dataDir}/none`, to })).rejects.toThrow(
      'no embedded database',
    );
  });
});

// Seven commands, each a process that starts the database: five minutes meet a hang alone.
test('the commands: a backup of a running campus, a restore onto it, and a move once it stopped', async () => {
  const dataDir = makeFolder();
  afterThis(() => remove(dataDir));
  const run = async (...args: string[]) => {
    const options = { cwd: root, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } };
    return promisify(execFile)(process.execPath, args, options).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
    );
  };
  const to = ['--to', target.connectionString];
  expect(await run('tools/backup.ts')).toEqual({
    code: 1,
    said: `There is no campus in ${dataDir} yet.\n`,
  });
  const served = await serve(configOf({ dataDir }), log);
  afterThis(() => served.close());
  const { election, voters } = await settle(served.services);
  const backup = await run('tools/backup.ts');
  expect(backup).toMatchObject({ code: 0, said: expect.stringMatching(/sealed_batches +10\n/) });
  const folder = path.join(dataDir, 'backups');
  const [keysName = '', name = ''] = fs.readdirSync(folder).toSorted();
  expect(keysName).toBe(name.replace('.tar.gz', '-keys.json'));
  const [keysFile, file] = [path.join(folder, keysName), path.join(folder, name)];
  expect(backup.said).toContain(file);
  expect(backup.said).toContain(
    `${keysFile}\n  The keys that open the sealed votes of: ${election.name}`,
  );
  expect(backup.said).toContain('Move this file to a second place');
  expect(fs.statSync(keysFile).mode & 0o777).toBe(0o600);
  expect((await run('tools/keys.ts', 'list')).said).toMatch(/ 10 +here\n/);
  // A name that the disk takes neither to write nor to remove; the command ends all the same.
  const tooLong = path.join(dataDir, `${'x'.repeat(240)}.tar.gz`);
  expect(await run('tools/backup.ts', tooLong)).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /^That did not work, and nothing changed: .*: the name is too long\.$/m,
    ),
  });
  const { rows: open } = await served.services.pool.query(
    `select from pg_stat_activity where state like 'idle in transaction%'`,
  );
  expect(open).toEqual([]);
  for (const voter of voters.slice(10))
    await served.services.voteQueue.cast(voteOf(voter, election));

  expect(await run('tools/move.ts', ...to)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Hustings is running on this campus: stop it first'),
  });
  expect(await run('tools/restore.ts', file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('votes: 20'),
  });
  const restore = await run('tools/restore.ts', file, '--yes');
  expect(restore).toMatchObject({ code: 0, said: expect.stringMatching(/add up: 10\n/) });
  expect(balanced((await readVoteCounts(served.services, election.id))[0], 10)).toBe(true);
  await served.close();
  const elsewhere = path.join(dataDir, 'elsewhere');

  // Stopped: the command starts the database for the time.
  const cold = path.join(dataDir, 'cold.tar.gz');
  expect(await run('tools/backup.ts', cold, '--keys-to', elsewhere)).toMatchObject({
    code: 0,
  });
  expect(fs.existsSync(cold)).toBe(true);
  expect(fs.readdirSync(elsewhere)).toEqual(['cold-keys.json']);
  const bare = path.join(dataDir, 'bare.tar.gz');
  expect(await run('tools/backup.ts', '--to', bare, '--without-keys')).toMatchObject({
    code: 0,
    said: expect.stringContaining('Without them nobody can open the sealed votes'),
  });
  expect(fs.existsSync(path.join(dataDir, 'bare-keys.json'))).toBe(false);
  const move = await run('tools/move.ts', ...to);
  expect(move).toMatchObject({
    code: 0,
    said: expect.stringMatching(/sealed_batches +10 +10 +the same/),
  });
  expect(move.said).toContain(`\nMIGRATE_DATABASE_URL=${target.connectionString}\n`);
  expect(move.said).toMatch(/\nDATABASE_URL=postgresql:\/\/hustings_server:PASSWORD@/);
  expect(move.said).toContain('hustings_server was there already');
  expect(move.said).toContain(`keys of elections stay in ${path.join(dataDir, 'keys')}`);
  expect((await run('tools/move.ts', ...to)).code).toBe(1);
}, 300_000);
