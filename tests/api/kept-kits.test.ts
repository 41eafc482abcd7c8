import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { castBallots, closeByRules, openByRules } from '#tests/support/ballots-by-rules.ts';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// What the database keeps as a recount kit is one, whoever asks for it with the server's role.

const app = testApp();

interface Edition {
  positions: string[];
  texts: string[];
  hash: Buffer;
  bytes: number;
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest();
const toSecond = (text: string) => text.replace('"edition":1,', '"edition":2,');

/** What the next edition of the kit of a closed election would be, were nothing else changed. */
async function nextOf(election: { id: string }): Promise<Edition> {
  const kit = await app.fastify.inject(`/api/election/recount-kit/${election.id}`);
  const file = toSecond(kit.payload);
  const { position_ids: positions, texts } = await app.ctx.db
    .selectFrom('recount_kits')
    .select(['position_ids', 'texts'])
    .where('election_id', '=', election.id)
    .executeTakeFirstOrThrow();
  return {
    positions,
    texts: texts.map((text, place) => (place === 0 ? toSecond(text) : text)),
    hash: sha256(file),
    bytes: Buffer.byteLength(file),
  };
}

const keep = (
  id: string,
  { positions, texts, hash, bytes }: Edition,
  rounds: string | null = null,
) =>
  app.ctx.pool.query(
    `select keep_kit($1::uuid, 2, now(), $2::uuid[], $3::text[], $4, $5::bigint, r.detail_hash, $6::text)
    from records r where r.election_id = $1::uuid and r.act = 'election.result-code'`,
    [id, positions, texts, hash, bytes, rounds],
  );

const changed = (edition: Edition, change: (text: string) => string): Edition => ({
  ...edition,
  texts: edition.texts.map(change),
});

test('an edition is kept as it is, and with one thing changed it is refused for that', async () => {
  const election = await createElection(app.ctx, { positions: { President: 2, Sport: 2 } });
  await castEach(app, election, 0, [3, 2]);
  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
  const { id } = election;
  const next = await nextOf(election);
  const refused: [string, Edition][] = [
    ['no JSON', changed(next, (text) => text.slice(0, 90))],
    ['not the recount kit', changed(next, (text) => text.replaceAll(id, crypto.randomUUID()))],
    ['not the recount kit', changed(next, (text) => text.replace('"edition":2,', '"edition":1,'))],
    ['not the recount kit', changed(next, (text) => text.replace('recount-kit', 'other-kit'))],
    ['not those of its election', { ...next, positions: next.positions.slice(1) }],
    ['not at its place', { ...next, positions: next.positions.toReversed() }],
    ['not at its place', changed(next, (text) => text.replace(/^\]/, '{"id":"x"}]'))],
    ['counts', changed(next, (text) => text.replace('"votes":3', '"votes":4'))],
    ['size', { ...next, bytes: next.bytes + 1 }],
    ['hash', { ...next, hash: sha256('another') }],
    ['hash', changed(next, (text) => text.replace('"President"', '"Presidunt"'))],
  ];
  for (const [why, edition] of refused) {
    await expect(keep(id, edition), why).rejects.toThrow(why);
  }
  await expect(keep(id, next, 'no rounds')).rejects.toThrow('no JSON');
  await expect(keep(id, next, '{"election":{"id":"x"}}')).rejects.toThrow('not those of this');
  await keep(id, next);
  const again = await app.fastify.inject(`/api/election/recount-kit/${id}`);
  expect(again.statusCode).toBe(200);
  expect(sha256(again.payload)).toEqual(next.hash);
});

test('where people rank, the first choices are compared with the lists that were counted', async () => {
  const election = await openByRules(app, { method: 'irv' }, ['Asha', 'Binod', 'Chitra'], {
    rankedLists: 'public',
  });
  await castBallots(app, election, '3 ABC, 2 BC, 1 CB');
  await closeByRules(app, election);
  const next = await nextOf(election);
  const more = changed(next, (text) => text.replace('"votes":3', '"votes":4'));
  await expect(keep(election.id, more)).rejects.toThrow('counts');
  // Votes that move from one candidate to another keep the size.
  const moved = changed(next, (text) =>
    text.replace('"votes":2', '"votes":0').replace('"votes":1', '"votes":3'),
  );
  await expect(keep(election.id, moved)).rejects.toThrow('counts');
  await keep(election.id, next);
});
