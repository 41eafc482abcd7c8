import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { backUp, restoreInto } from '#tests/support/backups.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import {
  addsUp,
  admin,
  app,
  closeAgain,
  election,
  headsFile,
  kitFile,
  openPublishedStage,
  resultOf,
  setBack,
  settle,
  shown,
  told,
  votesOf,
} from '#tests/support/published-stage.ts';

// What proves no published result cannot bring one back, neither by the call nor by the functions of the
// database.

openPublishedStage();

describe('what proves nothing', () => {
  const spoil = (change: (kit: string) => string) =>
    fs.writeFileSync(kitFile(), change(fs.readFileSync(kitFile(), 'utf8')));
  const rewriteHashes = (part: RegExp) => {
    const heads = fs.readFileSync(headsFile(), 'utf8');
    fs.writeFileSync(
      headsFile(),
      heads.replace(part, (_, before: string) => `${before}01234567`),
    );
  };
  const [first, second] = [0, 1].map((index) => () => {
    const { positions } = JSON.parse(fs.readFileSync(kitFile(), 'utf8'));
    return positions[0].candidates[index].id as string;
  });

  test.each<[string, () => void, RegExp]>([
    [
      'ballots that were turned round',
      () =>
        spoil((kit) => kit.replaceAll(`"candidate":"${second?.()}"`, `"candidate":"${first?.()}"`)),
      /check of its recount kit fails/,
    ],
    [
      'a file of another election',
      () =>
        spoil((kit) =>
          kit.replace(
            election.id,
            election.id.replace(/^./, (one) => (one === 'f' ? 'e' : 'f')),
          ),
        ),
      /verifier finds|another election/,
    ],
    [
      'half a file',
      () => spoil((kit) => kit.slice(0, kit.length / 2)),
      /check of its recount kit fails/,
    ],
    ['no file', () => fs.rmSync(kitFile()), /no recount kit/],
    [
      'no code that was written down',
      () => fs.rmSync(headsFile()),
      /has no record of its result code/,
    ],
    [
      'another code that was written down',
      () => rewriteHashes(/(votes sha256 )[0-9a-f]{8}/g),
      /check of its recount kit fails/,
    ],
    [
      'another hash with the same code',
      () => rewriteHashes(/(votes sha256 [0-9a-f]{56})[0-9a-f]{8}/g),
      /not the votes of the result code/,
    ],
  ])('%s', async (_what, doctor, problem) => {
    doctor();
    await setBack();
    expect(await shown()).toMatchObject({
      held: { canStand: false, problem: expect.stringMatching(problem) },
    });
    expect(await settle('stands')).toMatchObject(refusedWith('nothing-proves-result'));
    const ask = app.ctx.pool.query(
      `select settle_hold($1, 'stands', gen_random_uuid(), $2, sha256('a'))`,
      [election.id, admin.id],
    );
    await expect(ask, 'nor by the function').rejects.toThrow('this cannot be chosen');
    expect((await settle('count')).status).toBe(200);
    await closeAgain();
    expect(await votesOf()).toEqual([0, 3]);
  });

  test('a kit of another ballot paper', async () => {
    const other = await createElection(app.ctx, { name: 'Sports' });
    await castEach(app, other, 0, [1, 2]);
    const { file } = await backUp(app, 'second');
    await askAsOwner(app, `update positions set title = 'Captain' where election_id = $1`, [
      other.id,
    ]);
    await closeElectionNow(app.ctx, other.id);
    await electionJobs(app.ctx)['close-election']({ electionId: other.id });
    await restoreInto(app, file);
    await told();
    const { body } = await app.send('listElections');
    const page = body.elections.find(({ _id }: { _id: string }) => _id === other.id);
    const problem = expect.stringContaining('different positions or candidates');
    expect(page).toMatchObject({ held: { canStand: false, problem } });
  });

  test('a whole kit with other votes, label and all', async () => {
    await setBack();
    expect((await settle('stands')).status).toBe(200);
    // Somebody changes it between the decision and the close.
    spoil((kit) => kit.replace('"madeAt":"20', '"madeAt":"21'));
    await closeAgain();
    expect(await resultOf()).toBeUndefined();
    expect(await shown()).toMatchObject({ held: expect.anything() });
  });

  test('another file for the function of the database', async () => {
    await setBack();
    await settle('stands');
    const forged = fs.readFileSync(kitFile(), 'utf8').replaceAll('"votes":6', '"votes":7');
    const ask = app.ctx.pool.query('select bring_back($1, $2::bytea)', [
      election.id,
      Buffer.from(forged),
    ]);
    await expect(ask).rejects.toThrow('nobody has decided that this result stands');
    expect((await addsUp()).ballots).toBe(0);
    // The right one does it once.
    const right = [election.id, fs.readFileSync(kitFile())];
    const done = async () =>
      (await app.ctx.pool.query('select bring_back($1, $2::bytea) as done', right)).rows[0].done;
    expect([await done(), await done()]).toEqual([true, false]);
  });
});

test('the role that serves decides nothing but by the functions', async () => {
  await setBack();
  for (const statement of [
    `update held_closes set choice = 'count'`,
    'delete from held_closes',
    'insert into held_closes (election_id, found) select id, array[]::text[] from elections',
  ]) {
    await expect(app.ctx.pool.query(statement), statement).rejects.toThrow('permission denied');
  }
  await expect(
    app.ctx.pool.query('select bring_back($1, $2::bytea)', [
      election.id,
      fs.readFileSync(kitFile()),
    ]),
  ).rejects.toThrow('nobody has decided');
  await askAsOwner(app, 'update elections set opened_at = clock_timestamp() where id = $1', [
    election.id,
  ]);
  const mark = await app.ctx.pool.query('select mark_closed($1) as done', [election.id]);
  expect(mark.rows).toEqual([{ done: false }]);
});
