import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { GivenRules } from '#core/elections/position-rules.ts';
import { compareClosed } from '#server/recount/compare-closed.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import {
  castBallots,
  closeByRules,
  openByRules,
  readResult,
} from '#tests/support/ballots-by-rules.ts';
import { createActor } from '#tests/support/factories.ts';
import { holdDraw } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { verify } from '#tests/support/verifier.ts';

// Where ranked ballots are not public everybody has a kit of the rounds, and the record has both hashes.

const app = testApp();
const people = ['Asha', 'Binod', 'Chitra', 'Dev'];

async function held(rules: GivenRules, ballots: string) {
  const election = await openByRules(app, rules, people);
  await castBallots(app, election, ballots);
  return { id: election.id, result: await closeByRules(app, election) };
}

async function download(id: string, query = '', cookie?: string) {
  const url = `/api/election/recount-kit/${id}${query}`;
  const asked = cookie === undefined ? { url } : { url, headers: { cookie } };
  const { payload, headers, statusCode } = await app.fastify.inject(asked);
  const sha256 = createHash('sha256').update(payload).digest('hex');
  return { payload, sha256, headers, statusCode };
}

const hashesInRecord = async (id: string, act: string): Promise<string[]> => {
  const { rows } = await app.ctx.pool.query<{ sha256: string }>(
    `select encode(r.detail_hash, 'hex') as sha256 from records r
      join record_chain c on c.record_id = r.id
      where r.election_id = $1 and r.act = $2 order by c.seq`,
    [id, act],
  );
  return rows.map(({ sha256 }) => sha256);
};

test.each<[GivenRules, string]>([
  [{ method: 'irv' }, '3 AB, 2 B, 1 CB'],
  [{ method: 'irv', canAbstain: true }, '4 ABC, 2 BA, 1 C, 1 -'],
  [{ method: 'stv', seats: 2 }, '6 AB, 2 BC, 2 CD, 1 D'],
  [
    { method: 'stv', seats: 2, nobody: { name: 'Re-open nominations', effect: 'reopens' } },
    '5 R, 2 AB, 1 BA',
  ],
])('the rounds of %j verify, and nobody reads a ballot', async (rules, ballots) => {
  const { id, result } = await held(rules, ballots);
  const { payload, sha256, headers, statusCode } = await download(id);
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toContain(`rounds-kit-${id}.json`);
  expect(headers['etag']).toBe(`"${sha256}"`);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(payload)));
  expect(result.recountKit).toMatchObject({
    areBallotsHidden: true,
    rounds: { sha256, bytes: Buffer.byteLength(payload) },
  });
  const { code, output } = verify(payload, { expectedHash: sha256 });
  expect(code, output).toBe(0);
  expect(output).toContain('Rounds checked. The ballots are not public.');

  const { rows } = await app.ctx.pool.query<{ id: string }>(
    'select b.id from ballots b join positions p on p.id = b.position_id where p.election_id = $1',
    [id],
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const ballot of rows) expect(payload).not.toContain(ballot.id);
  // The result code is made of the nonce, and small counts could be found with it.
  const observer = await createActor(app, { role: 'observer' });
  const whole = await download(id, '', observer.cookie);
  expect(payload).not.toContain(JSON.parse(whole.payload).nonce);
  expect(JSON.parse(payload).whole).toEqual({ sha256: whole.sha256, earlier: [] });
});

test('observers and officers have the whole kit, and the rounds where they ask for them', async () => {
  const { id, result } = await held({ method: 'irv' }, '3 AB, 2 B, 1 CB');
  const rounds = await download(id);
  for (const role of ['observer', 'council', 'admin'] as const) {
    const { cookie } = await createActor(app, { role });
    const whole = await download(id, '', cookie);
    expect(whole.sha256).toBe(result.recountKit?.sha256);
    const { code, output } = verify(whole.payload, { expectedHash: whole.sha256 });
    expect(code, output).toBe(0);
    expect((await download(id, '?without=ballots', cookie)).payload).toBe(rounds.payload);
  }
  // The record has both hashes.
  expect(await hashesInRecord(id, 'election.kit')).toEqual([result.recountKit?.sha256]);
  expect(await hashesInRecord(id, 'election.kit-rounds')).toEqual([rounds.sha256]);
  expect((await download(id, '?without=names')).statusCode).toBe(400);
});

test('each edition has its rounds, and names those before it', async () => {
  const { id } = await held({ method: 'irv' }, '2 AD, 2 BA');
  const first = await download(id);
  const admin = await createActor(app, { role: 'admin' });
  const council = await createActor(app, { role: 'council' });
  await holdDraw(council, admin, id);
  await expect.poll(async () => (await readResult(app, id)).recountKit?.edition).toBe(2);

  const result = await readResult(app, id);
  const second = await download(id);
  const whole = await download(id, '', admin.cookie);
  const kit = JSON.parse(second.payload);
  expect(kit).toMatchObject({ edition: 2, earlier: [first.sha256] });
  expect(kit.whole.sha256).toBe(whole.sha256);
  expect(kit.whole.earlier).toEqual(result.recountKit?.earlier.map(({ sha256 }) => sha256));
  expect(result.recountKit).toMatchObject({
    rounds: { sha256: second.sha256 },
    earlier: [{ edition: 1, roundsSha256: first.sha256 }],
  });
  const { code, output } = verify(second.payload, { expectedHash: second.sha256 });
  expect(code, output).toBe(0);
  expect((await download(id, '?edition=1')).payload).toBe(first.payload);
  // A draw that is changed with its order is found by the rounds.
  const forged = second.payload.replace(first.sha256, 'f'.repeat(64));
  expect(verify(forged).output).toContain('The entries election.kit-rounds of the record name');
});

test('where ballots are public there are no rounds of their own', async () => {
  const election = await openByRules(app, { method: 'irv' }, people, { rankedLists: 'public' });
  await castBallots(app, election, '3 AB, 2 B');
  const { recountKit } = await closeByRules(app, election);
  expect(recountKit).not.toHaveProperty('rounds');
  expect(await hashesInRecord(election.id, 'election.kit-rounds')).toEqual([]);
  const { payload } = await download(election.id, '?without=ballots');
  expect(JSON.parse(payload).format).toBe('hustings-recount-kit');
});

test('it is found out when rounds are changed, and an edition without them is refused', async () => {
  const { id } = await held({ method: 'irv' }, '3 AB, 2 B, 1 CB');
  const problems = async () =>
    (await compareClosed(app.ctx.db, { folder: null, id })).flatMap(({ problems: found }) =>
      found.map((one) => one()),
    );
  expect(await problems()).toEqual([]);
  const change = (to: string) =>
    askAsOwner(app, `update recount_kits set rounds_text = ${to} where election_id = $1`, [id]);
  const sentence = 'The rounds kit of edition 1 is not the one whose hash the record has.';
  await change(`replace(rounds_text, '"tallies"', '"tally"')`);
  expect(await problems()).toEqual([sentence]);
  await change('null');
  expect(await problems()).toEqual([sentence]);
  // An earlier release kept no rounds.
  expect(await app.send('readRecountKit', { params: { id } })).toMatchObject(
    refusedWith('ballots-not-public'),
  );
});
