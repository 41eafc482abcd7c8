import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { queueEmail } from '#server/email/send.ts';
import {
  backUp,
  forge,
  openBackup,
  plantTable,
  restoreInto,
  startServerProcess,
  voted,
} from '#tests/support/backups.ts';
import { createVoters, expectBalance, isRecorded, voteOf } from '#tests/support/ballot-box.ts';
import { createActor, createContact, createElection } from '#tests/support/factories.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { upload } from '#tests/support/upload.ts';
import { startStorm } from '#tests/support/vote-storm.ts';

test('a backup taken while votes pour in is one moment, with every vote acknowledged before', async () => {
  const [app, copy] = [await startServerProcess(), await startServerProcess()];
  const election = await createElection(app.ctx, { positions: { President: 3, Sport: 2 } });
  const storm = startStorm(app, election, await createVoters(app, 600));
  await storm.untilAcknowledged(100);
  const before = [...storm.acknowledged];
  const { file, manifest } = await backUp(app);
  const meanwhile = storm.acknowledged.length;
  await storm.close();
  // It went on while the backup was taken; else this test has shown nothing.
  expect(meanwhile).toBeGreaterThan(before.length);

  const restored = await restoreInto(copy, file);
  const [president] = await readVoteCounts(copy.ctx, election.id);
  const count = president?.ballots ?? 0;
  expect(balanced(president, count)).toBe(true);
  expect(restored.voteCounts.map((voteCounts) => voteCounts.ballots)).toEqual([count, 0]);
  const inCopy = await voted(copy);
  expect(before.filter((voter) => !inCopy.has(voter))).toEqual([]);
  expect(inCopy.size).toBe(count);
  expect(manifest.sealed).toMatchObject([{ id: election.id, votes: count }]);
});

/** What the database's own table of labels holds: no table of a campus. */
const seclabels = async (app: TestApp) =>
  (await sql`select label from pg_seclabel`.execute(app.ctx.db)).rows;

/** The rows of a table in a backup, by the line above them. */
function rowsOf(words: string, header: string): string[] {
  const [, rows = ''] = new RegExp(`${header}\\n([^\\0]+)`).exec(words) ?? [];
  return rows.trim().split('\n');
}

describe('a backup', () => {
  test('tells neither who signed in nor what an e-mail lets one do, nor in what order votes came', async () => {
    const app = await startServerProcess();
    const sealed = await createElection(app.ctx, { name: 'Council' });
    const election = await createElection(app.ctx, { isSealed: false });
    const actor = await createActor(app, { role: 'admin' });
    for (const voter of await createVoters(app, 20)) {
      expect(isRecorded(await app.ctx.voteQueue.cast(voteOf(voter, election)))).toBe(true);
      expect(isRecorded(await app.ctx.voteQueue.cast(voteOf(voter, sealed)))).toBe(true);
    }
    const to = 'somebody@campus.example';
    const saying = (text: string) => () => ({ subject: 'Your link', text, html: '<p>x</p>' });
    await app.ctx.transact((tx) =>
      queueEmail(tx, app.ctx, {
        to,
        key: 'k1',
        compose: saying('token=confidential'),
        secretFor: 30,
      }),
    );
    await app.ctx.transact((tx) =>
      queueEmail(tx, app.ctx, { to, key: 'k2', compose: saying('nothing to hide') }),
    );
    const { file, manifest, keys } = await backUp(app);
    const words = openBackup(file);
    expect(words).toContain('nothing to hide');
    expect(words).not.toContain('token=confidential');
    const hash = createHash('sha256')
      .update(actor.cookie.split('=')[1] ?? '')
      .digest('hex');
    expect(words).not.toContain(hash);
    expect(manifest.leftOut).toContain('sessions');
    expect(manifest.tables.map((table) => table.name)).not.toContain('sessions');

    const ids = rowsOf(words, 'id,position_id,nomination_id,choices').map(
      (row) => row.split(',')[0] ?? '',
    );
    expect(ids).toHaveLength(20);
    expect(ids).toEqual(ids.toSorted());
    const header = 'position_id,voter_id,receipt,request_key,choice_mark';
    const participations = rowsOf(words, header).map((row) => row.split(',').slice(0, 2).join());
    expect(participations).toHaveLength(40);
    expect(participations).toEqual(participations.toSorted());
    expect(rowsOf(words, 'position_id,number,ballots,sealed')).toHaveLength(20);

    const secret = (await app.ctx.electionKeys.readSecret(sealed.id))?.toString('hex') ?? '';
    expect(secret).toHaveLength(64);
    expect(words).not.toContain(secret);
    expect(keys?.elections).toEqual(['Council']);
    expect(fs.readFileSync(keys?.file ?? '', 'utf8')).toContain(secret);
    for (const one of [file, keys?.file ?? '']) expect(fs.statSync(one).mode & 0o077).toBe(0);
  });

  test('brings every word and every picture back as it was', async () => {
    const [app, copy] = [await startServerProcess(), await startServerProcess()];
    const message = 'A line\n\\.\nand "quotes", commas, \\N, ünïcode 🗳 and\ttabs';
    const id = await createContact(app.ctx, { message, name: '' });
    const actor = await createActor(app);
    const picture = await upload(app, actor, { bytes: await smallPicture('jpeg') });
    const { manifest, file } = await backUp(app);
    expect(manifest.pictures).toMatchObject({ kept: 'here', missing: [] });
    expect(manifest.pictures.files).toHaveLength(3);

    await restoreInto(copy, file);
    const row = await copy.ctx.db
      .selectFrom('contacts')
      .select(['message', 'name'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ message, name: '' });
    const address = picture.body.imageUrl as string;
    const [there, here] = [await copy.fastify.inject(address), await app.fastify.inject(address)];
    expect(there.statusCode).toBe(200);
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
  });

  test('of a campus whose pictures are elsewhere lists them, and says what is missing', async () => {
    const app = await startServerProcess();
    const actor = await createActor(app);
    await upload(app, actor, { bytes: await smallPicture('png') });
    const { manifest } = await backUp(app, 'listed', false);
    expect(manifest.pictures).toMatchObject({ kept: 'in the store', missing: [] });
    const [first] = manifest.pictures.files;
    fs.rmSync(path.join(app.ctx.config.dataDir, 'uploads', first?.name ?? ''));
    const { manifest: later } = await backUp(app, 'with a gap');
    expect(later.pictures.missing).toEqual([first?.name]);
  });

  test('is never half there: nothing bears its name until it is whole, and none is overwritten', async () => {
    const app = await startServerProcess();
    const folder = path.join(app.ctx.config.dataDir, 'backups');
    const files = { ...app.ctx.files, get: () => Promise.reject(new Error('the disk is gone')) };
    const actor = await createActor(app);
    await upload(app, actor, { bytes: await smallPicture('png') });
    const broken = { ...app, ctx: { ...app.ctx, files } };
    await expect(backUp(broken)).rejects.toThrow('the disk is gone');
    expect(fs.readdirSync(folder)).toEqual([]);
    const { file } = await backUp(app);
    expect(fs.readdirSync(folder)).toEqual([path.basename(file)]);
    await expect(backUp(app)).rejects.toThrow('exists already');
  });
});

function isSameContent(turned: Buffer, whole: Buffer): boolean {
  try {
    return gunzipSync(turned).equals(gunzipSync(whole));
  } catch {
    return false;
  }
}

describe('a file that is not what was written', () => {
  test('is refused wherever it was cut or a bit of it has turned, and nothing changes', async () => {
    const app = await startServerProcess();
    const election = await createElection(app.ctx);
    const voters = await createVoters(app, 9);
    for (const voter of voters) await app.ctx.voteQueue.cast(voteOf(voter, election));
    const { file } = await backUp(app);
    const whole = fs.readFileSync(file);
    const bad = path.join(path.dirname(file), 'bad.tar.gz');
    const places = Array.from({ length: 12 }, (_, n) =>
      Math.floor((whole.length * (n + 0.5)) / 12),
    );
    for (const place of [0, 5, ...places, whole.length - 9, whole.length - 1]) {
      fs.writeFileSync(bad, whole.subarray(0, place));
      await expect(restoreInto(app, bad), `cut at ${place}`).rejects.toThrow('not a whole backup');
    }
    for (const place of places) {
      const turned = Buffer.from(whole);
      turned[place] = (turned[place] ?? 0) ^ 0x10;
      // Rarely the turned bit says the same in other words: a run of zeros, copied from further back.
      if (isSameContent(turned, whole)) continue;
      fs.writeFileSync(bad, turned);
      await expect(restoreInto(app, bad), `at ${place}`).rejects.toThrow('not a whole backup');
    }
    await expect(restoreInto(app, `${file}.none`)).rejects.toThrow('There is no file');
    await expectBalance(app, election, 9);
  });

  test('is refused where a vote was changed, and where the manifest was changed along with it', async () => {
    const [app, copy] = [await startServerProcess(), await startServerProcess()];
    const election = await createElection(app.ctx, { isSealed: false });
    for (const voter of await createVoters(app, 9)) {
      await app.ctx.voteQueue.cast(voteOf(voter, election));
    }
    const { file, manifest } = await backUp(app);
    const [first, second] = election.positions[0]?.candidates.map((one) => one.id) ?? [];
    const ofBallots = /(?<=id,position_id,nomination_id,choices\n)[^\0]+/;
    const swapped = (words: string) =>
      words.replace(ofBallots, (ballots) => ballots.replace(first ?? '', second ?? ''));
    await expect(restoreInto(copy, forge(file, swapped))).rejects.toThrow(
      'table ballots is not what was written',
    );

    const written = manifest.tables.find((table) => table.name === 'ballots')?.sha256 ?? '';
    const thorough = forge(file, (words) => {
      const [ballots = ''] = ofBallots.exec(swapped(words)) ?? [];
      const sum = createHash('sha256').update(`id,position_id,nomination_id,choices\n${ballots}`);
      return swapped(words).replace(written, sum.digest('hex'));
    });
    await expect(restoreInto(copy, thorough)).rejects.toThrow('do not add up for');
    expect(await voted(copy)).toEqual(new Set());
    expect(await copy.ctx.db.selectFrom('elections').select('id').execute()).toEqual([]);
  });

  test('is made and restored where a turnout was changed before, and says so each time', async () => {
    const [app, copy] = [await startServerProcess(), await startServerProcess()];
    const election = await createElection(app.ctx);
    for (const voter of await createVoters(app, 3)) {
      await app.ctx.voteQueue.cast(voteOf(voter, election));
    }
    await app.ctx.pool.query('update turnouts set ballots = 9');
    const { file, manifest } = await backUp(app);
    const wrong = /do not add up for ".+": 3 sealed ballots, 3 participations, 9 counted as cast/;
    expect(manifest.discrepancies).toEqual([expect.stringMatching(wrong)]);
    expect((await restoreInto(copy, file)).manifest.discrepancies).toEqual(manifest.discrepancies);
    const told = await runCommand(['backup', '--to', `${file}-told.tar.gz`], settingsOf(app));
    expect(told).toMatchObject({ code: 1, told: expect.stringMatching(wrong) });
  });

  test.each(['pg_seclabel', 'pg_authid', 'kysely_migration', 'no_table'])(
    'is refused where it brings the table %s, which no migration made',
    async (name) => {
      const [app, copy] = [await startServerProcess(), await startServerProcess()];
      const { file } = await backUp(app);
      const header = name === 'pg_seclabel' ? 'objoid,classoid,objsubid,provider,label' : 'oid';
      const row = name === 'pg_seclabel' ? '1,1260,0,forged,forged' : '1';
      const planted = await plantTable(file, { name, header, row });
      const before = await seclabels(copy);
      await expect(restoreInto(copy, planted)).rejects.toThrow(
        `holds a table "${name}" that no release of Hustings makes`,
      );
      expect(await seclabels(copy)).toEqual(before);
    },
  );

  test('is refused where a sealed row was changed, left out or given to another, sums and all', async () => {
    const [app, copy] = [await startServerProcess(), await startServerProcess()];
    const election = await createElection(app.ctx, { positions: { President: 2, Sport: 2 } });
    for (const voter of await createVoters(app, 3)) {
      for (const position of [0, 1]) {
        await app.ctx.voteQueue.cast(voteOf(voter, election, position, position));
      }
    }
    const { file, manifest } = await backUp(app);
    const written = manifest.tables.find((table) => table.name === 'sealed_batches')?.sha256 ?? '';
    const header = 'position_id,number,ballots,sealed\n';
    const forged = (change: (rows: string) => string) =>
      forge(file, (words) => {
        const changed = words.replace(new RegExp(`(?<=${header})[^\\0]+`), change);
        const [rows = ''] = new RegExp(`(?<=${header})[^\\0]+`).exec(changed) ?? [];
        const sum = createHash('sha256').update(`${header}${rows}`).digest('hex');
        return changed.replace(written, sum);
      });
    const bent = forged((rows) => rows.replace(/.(?=\n)/, (digit) => (digit === '0' ? '1' : '0')));
    await expect(restoreInto(copy, bent)).rejects.toThrow('cannot be opened');
    const swapped = forged((rows) => {
      const [one = '', ...others] = rows.trim().split('\n');
      const last = others.pop() ?? '';
      const [placeOfOne, placeOfLast] = [one.slice(0, 40), last.slice(0, 40)];
      const given = [placeOfOne + last.slice(40), ...others, placeOfLast + one.slice(40)];
      return `${given.join('\n')}\n`;
    });
    await expect(restoreInto(copy, swapped)).rejects.toThrow('cannot be opened');
    const renumbered = forged((rows) => rows.replace(/,1,1,(?=[^\n]+\n$)|,3,1,/, ',7,1,'));
    await expect(restoreInto(copy, renumbered)).rejects.toThrow('sealed batches missing');
    expect(await copy.ctx.db.selectFrom('elections').select('id').execute()).toEqual([]);
  });
});
