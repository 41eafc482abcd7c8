import { expect, test } from 'vitest';
import { listKitsWithUncheckedHash } from '#server/recount/store.ts';
import { keepKit } from '#server/recount/keep-kit.ts';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { askAsOwner, startTestApp } from '#tests/support/test-app.ts';

// A recount kit of 700,000 ballots: kept, and said not to be checked by its hash. One of 100,000 ballots for
// each of 20 positions was kept too (61 s on a busy machine, nearly all of it reading and hashing the ballots).

const positions = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`Post ${n + 1}`, 2]));

test('a kit that is too large for its hash is kept and says so', async () => {
  const app = await startTestApp();
  const election = await createElection(app.ctx, { positions, isSealed: false });
  // As a former release left them, whose triggers looked at no row of these.
  await askAsOwner(app, 'alter table ballots disable trigger user');
  await askAsOwner(
    app,
    `with first as (
        select p.id, (select min(n.id::text)::uuid from nominations n where n.position_id = p.id) as candidate
        from positions p where p.election_id = $1),
      cast_now as (
        insert into ballots (id, position_id, nomination_id)
        select gen_random_uuid(), first.id, first.candidate from first, generate_series(1, 100000)),
      told as (update turnouts set ballots = 100000 where position_id in (select id from first))
    update tallies set votes = 100000 where nomination_id in (select candidate from first)`,
    [election.id],
  );
  await askAsOwner(app, 'alter table ballots enable trigger user');
  await closeElectionNow(app.ctx, election.id);
  await app.ctx.transact((tx) => keepKit(tx, election.id, 'first'));
  const kit = await app.ctx.db
    .selectFrom('recount_kits')
    .select(['bytes', 'is_hash_checked'])
    .where('election_id', '=', election.id)
    .executeTakeFirstOrThrow();
  expect(kit.is_hash_checked).toBe(false);
  expect(Number(kit.bytes)).toBeGreaterThan(64 * 1024 * 1024);
  expect(await listKitsWithUncheckedHash(app.ctx.db)).toEqual([election.name]);
  await app.close();
});
