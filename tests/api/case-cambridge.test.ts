import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { electionJobs } from '#server/closing/close.ts';
import { compareClosed } from '#server/recount/compare-closed.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import {
  castBallots,
  closeByRules,
  openByRules,
  readResult,
} from '#tests/support/ballots-by-rules.ts';
import { createActor } from '#tests/support/factories.ts';
import { runDue } from '#tests/support/run-due.ts';
import { disqualify as disqualifyBy, grounds } from '#tests/support/sanction-stage.ts';
import { verify } from '#tests/support/verifier.ts';

// Cambridge SU, 2020: after voting had opened a candidate proved to be ineligible. By the rule of the election their
// preferences pass on, and both counts are published.

const app = testApp();
const people = ['Asha', 'Binod', 'Chitra', 'Dev'];
const next = { ...usualRules, leaving: 'next' } as const;

/** An officer rules that a candidate is disqualified. */
async function disqualify(election: { id: string }, nominationId: string): Promise<void> {
  const council = await createActor(app, { role: 'council' });
  const ruled = await disqualifyBy(council, election, nominationId);
  expect(ruled.status, JSON.stringify(ruled.body)).toBe(200);
  await runDue(app.ctx, electionJobs(app.ctx));
}

async function download(id: string, cookie?: string) {
  const { payload } = await app.fastify.inject({
    url: `/api/election/recount-kit/${id}`,
    ...(cookie !== undefined && { headers: { cookie } }),
  });
  const expectedHash = createHash('sha256').update(payload).digest('hex');
  return { text: payload, kit: JSON.parse(payload), ...verify(payload, { expectedHash }) };
}

test('an instant run-off: the preferences of the ineligible candidate go to the next on each ballot', async () => {
  const election = await openByRules(app, { method: 'irv' }, people, {
    rules: next,
    standings: 'after-close',
    rankedLists: 'public',
  });
  const [a, b, c] = ['A', 'B', 'C'].map(election.idOf);
  await castBallots(app, election, '3 AB, 2 CD');
  await disqualify(election, a ?? '');
  // The ballot is the same for everybody: Asha can still be chosen.
  await castBallots(app, election, '2 AB, 3 BA, 2 C, 1 A');
  const { results, withoutWinner } = await closeByRules(app, election);
  expect(withoutWinner).toEqual([]);
  const [position] = results;
  expect(position).toMatchObject({
    elected: [b],
    valid: 13,
    disqualified: [{ _id: a, ruling: { reason: grounds, complaint: null } }],
    asCast: { outcome: 'elected', elected: [a] },
  });
  expect(position?.candidates.map(({ _id }) => _id)).not.toContain(a);
  // With the ruling applied five lists close up to Binod, and one names nobody else.
  expect(position?.count).toMatchObject({ valid: 12, struck: 1 });
  const firstOf = (entries: readonly string[] = [], tallies: readonly number[] = []) =>
    Object.fromEntries([a, b, c].map((id) => [id, tallies[entries.indexOf(id ?? '')]]));
  expect(firstOf(position?.count?.entries, position?.count?.rounds[0]?.tallies)).toEqual({
    [a ?? '']: 0,
    [b ?? '']: 8,
    [c ?? '']: 4,
  });
  const cast = position?.asCast?.count;
  expect(cast).toMatchObject({ valid: 13, struck: 0 });
  expect(firstOf(cast?.entries, cast?.rounds[0]?.tallies)).toEqual({
    [a ?? '']: 6,
    [b ?? '']: 3,
    [c ?? '']: 4,
  });

  const { kit, code, output } = await download(election.id);
  expect(code, output).toBe(0);
  expect(kit).toMatchObject({ format: 'hustings-recount-kit', version: 6, edition: 1 });
  expect(kit.positions[0]).toMatchObject({
    result: { outcome: 'elected', elected: [b] },
    asCast: { outcome: 'elected', elected: [a] },
  });
  expect(output).toContain('With the votes as cast: elected: "Asha"');
  expect(await compareClosed(app.ctx.db, { folder: null, id: election.id })).toMatchObject([
    { problems: [] },
  ]);
});

test('a transferable vote whose ballots are not public: the rounds kit verifies as the whole one does', async () => {
  const election = await openByRules(app, { method: 'stv', seats: 2 }, people, { rules: next });
  const [a, b, c] = ['A', 'B', 'C'].map(election.idOf);
  await castBallots(app, election, '5 AB, 3 BC, 2 CD, 1 DA');
  const cast = await closeByRules(app, election);
  expect(new Set(cast.results[0]?.elected)).toEqual(new Set([a, b]));
  await disqualify(election, a ?? '');
  const { results, recountKit } = await readResult(app, election.id);
  expect(results[0]).toMatchObject({ elected: [b, c], asCast: { elected: [a, b] } });
  expect(recountKit).toMatchObject({ edition: 2, code: cast.recountKit?.code });
  const rounds = await download(election.id);
  expect(rounds.code, rounds.output).toBe(0);
  expect(rounds.kit).toMatchObject({ format: 'hustings-rounds-kit', version: 3, edition: 2 });
  expect(rounds.output).toContain('the rounds are those with the ruling applied');
  const observer = await createActor(app, { role: 'observer' });
  const whole = await download(election.id, observer.cookie);
  expect(whole.code, whole.output).toBe(0);
  expect(whole.kit).toMatchObject({ version: 6, edition: 2 });
  // What somebody changed in the ruling or in the outcome as cast is found.
  const forged = [
    whole.text.replace('"asCast":{"outcome":"elected"', '"asCast":{"outcome":"tie"'),
    whole.text.replaceAll('"act":"election.sanction"', '"act":"election.remark"'),
  ];
  for (const text of forged) {
    expect(text).not.toBe(whole.text);
    expect(verify(text).code).toBe(1);
  }
});
