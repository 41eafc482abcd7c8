import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Election } from '#contract/election-shapes.ts';
import { leavingRules } from '#core/elections/outcome-rules.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { compareClosed } from '#server/recount/compare-closed.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import {
  castBallots,
  closeByRules,
  openByRules,
  readResult,
} from '#tests/support/ballots-by-rules.ts';
import { createActor } from '#tests/support/factories.ts';
import { emailsTo } from '#tests/support/links.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { endedElection, heldElection } from '#tests/support/outcome-stage.ts';
import { overturn, rule } from '#tests/support/rulings.ts';
import { verify } from '#tests/support/verifier.ts';

// What a ruling that stands does to ballots, counts, results and the recount kit, and that overturned it does nothing.

const app = testApp();
const reason = 'Not a member of the union';

async function kitOf(electionId: string) {
  const { payload } = await app.fastify.inject(`/api/election/recount-kit/${electionId}`);
  const expectedHash = createHash('sha256').update(payload).digest('hex');
  const { code, output } = verify(payload, { expectedHash });
  expect(code, output).toBe(0);
  return { kit: JSON.parse(payload), output };
}

const agrees = async (id: string) =>
  expect(await compareClosed(app.ctx.db, { folder: null, id })).toMatchObject([{ problems: [] }]);

async function openElection(id: string): Promise<Election> {
  const { body } = await app.send('listElections');
  const elections: Election[] = body.elections;
  const found = elections.find(({ _id }) => _id === id);
  if (found === undefined) throw new Error('the election is not listed');
  return found;
}

test('while voting is open the candidate is marked and can be chosen, and hidden counts stay hidden', async () => {
  const election = await openByRules(app, {}, ['Asha', 'Binod'], { standings: 'after-close' });
  await castBallots(app, election, '1 A');
  const asha = election.idOf('A');
  const id = await rule(app, { electionId: election.id, kind: 'disqualified', nominationId: asha });
  const marked = await openElection(election.id);
  const ruling = { reason, complaint: null, at: expect.stringMatching(/Z$/) };
  expect(marked.nominations.find(({ _id }) => _id === asha)).toMatchObject({
    disqualified: ruling,
    votes: null,
  });
  expect(marked.nominations.filter(({ disqualified }) => disqualified !== undefined)).toHaveLength(
    1,
  );
  await castBallots(app, election, '2 A, 1 B');
  await rule(app, { electionId: election.id, kind: 'void', positionId: election.positionId });
  expect((await openElection(election.id)).positions[0]?.void).toEqual(ruling);
  await overturn(app, election.id, id);
  const [first] = (await openElection(election.id)).nominations;
  expect(first).not.toHaveProperty('disqualified');
});

describe.each(leavingRules)('with the rule %s', (leaving) => {
  test('both counts are published, and overturned all is as it was', async () => {
    const election = await openByRules(app, {}, ['Asha', 'Binod', 'Chitra'], {
      rules: { ...usualRules, leaving },
    });
    await castBallots(app, election, '4 A, 3 B, 1 C');
    const before = await closeByRules(app, election);
    const { kit: plain } = await kitOf(election.id);
    expect(plain.version).toBe(6);
    const [asha, binod] = ['A', 'B'].map(election.idOf);
    const id = await rule(app, {
      electionId: election.id,
      kind: 'disqualified',
      nominationId: asha ?? '',
    });

    const after = await readResult(app, election.id);
    const [one] = [...after.results, ...after.withoutWinner];
    expect(one?.asCast).toMatchObject({ outcome: 'elected', elected: [asha], openSeats: 0 });
    expect(one?.asCast?.votes).toContainEqual({ _id: asha, votes: 4 });
    expect(one?.disqualified).toMatchObject([{ _id: asha, votes: 4, ruling: { reason } }]);
    expect(one?.candidates.map(({ _id }) => _id)).not.toContain(asha);
    if (leaving === 'next') expect(after.results).toMatchObject([{ elected: [binod], tie: false }]);
    else {
      expect(after.results).toEqual([]);
      const why = leaving === 'vacant' ? 'vacant' : 'vote-again';
      expect(after.withoutWinner).toMatchObject([{ why, openSeats: 1 }]);
    }
    const { kit, output } = await kitOf(election.id);
    expect(kit).toMatchObject({ version: 6, edition: 2 });
    expect(kit.positions[0]).toMatchObject({
      rulings: [{ kind: 'disqualified', person: asha, complaint: null, reason }],
      asCast: { outcome: 'elected', elected: [asha] },
    });
    expect(output).toContain('With the votes as cast: elected: "Asha"');
    expect(after.recountKit?.code).toBe(before.recountKit?.code);
    await agrees(election.id);

    await overturn(app, election.id, id);
    const again = await readResult(app, election.id);
    expect({ ...again, recountKit: null }).toEqual({ ...before, recountKit: null });
    const last = (await kitOf(election.id)).kit;
    expect(last).toMatchObject({ version: 6, edition: 3, positions: plain.positions });
    await agrees(election.id);
  });
});

test('whoever is elected by a ruling is congratulated, once, and nobody else can take the seat', async () => {
  const election = await endedElection(app, [3, 2], { rules: { leaving: 'next' } });
  const [first, second] = election.positions[0]?.candidates ?? [];
  const congratulated = async (one: typeof first) =>
    (await emailsTo(app, one?.nominee.email ?? '')).filter(({ subject }) =>
      subject.startsWith('Congratulations'),
    ).length;
  expect([await congratulated(first), await congratulated(second)]).toEqual([1, 0]);
  const given = {
    electionId: election.id,
    kind: 'disqualified',
    nominationId: first?.id ?? '',
  } as const;
  // What has not left is taken back.
  const id = await rule(app, given);
  expect([await congratulated(first), await congratulated(second)]).toEqual([0, 1]);
  await overturn(app, election.id, id);
  expect([await congratulated(first), await congratulated(second)]).toEqual([1, 0]);
  await rule(app, given);
  expect([await congratulated(first), await congratulated(second)]).toEqual([0, 1]);
  const council = await createActor(app, { role: 'council' });
  const seat = (candidateId = '') =>
    council.send('seatWinner', {
      body: {
        electionId: election.id,
        positionId: election.positions[0]?.id ?? '',
        candidateId,
        position: 'President',
      },
    });
  expect(await seat(first?.id)).toMatchObject(refusedWith('nobody-won'));
  expect((await seat(second?.id)).status).toBe(200);
});

test('of results that are held back nothing is told by a ruling', async () => {
  const election = await heldElection(app, [3, 2], { rules: { leaving: 'next' } });
  const [first, second] = election.positions[0]?.candidates ?? [];
  await rule(app, {
    electionId: election.id,
    kind: 'disqualified',
    nominationId: first?.id ?? '',
  });
  expect(await emailsTo(app, second?.nominee.email ?? '')).toEqual([]);
  const { body } = await app.send('listResults');
  expect(JSON.stringify(body)).not.toContain(election.id);
  await agrees(election.id);
});

test('a position that is void has its votes as cast beside, and its candidates but for who is disqualified stand again', async () => {
  const election = await openByRules(app, {}, ['Asha', 'Binod', 'Chitra']);
  await castBallots(app, election, '3 A, 2 B, 1 C');
  await closeByRules(app, election);
  const about = { electionId: election.id, nominationId: null, positionId: null };
  await rule(app, { ...about, kind: 'void', positionId: election.positionId });
  await rule(app, { ...about, kind: 'disqualified', nominationId: election.idOf('C') });
  const { results, withoutWinner } = await readResult(app, election.id);
  expect(results).toEqual([]);
  expect(withoutWinner).toMatchObject([
    {
      why: 'void',
      openSeats: 1,
      ruling: { reason },
      asCast: { outcome: 'elected', elected: [election.idOf('A')] },
      disqualified: [{ _id: election.idOf('C') }],
    },
  ]);
  const { kit } = await kitOf(election.id);
  expect(kit.positions[0].result).toEqual({ outcome: 'void', elected: [], tied: [], openSeats: 1 });
  await agrees(election.id);
  const council = await createActor(app, { role: 'council' });
  const waits = async () => {
    const { body } = await council.send('listWaiting');
    const things: { kind: string; electionId: string }[] = body.things;
    return things
      .filter(({ electionId }) => electionId === election.id)
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'vote-again');
  };
  expect(await waits()).toEqual(['vote-again']);
  const again = await council.send('voteAgain', {
    params: { id: election.id },
    body: { positionId: election.positionId },
  });
  expect(again.status, JSON.stringify(again.body)).toBe(201);
  const names = again.body.election.nominations.map(
    ({ nominee }: { nominee: { name: string } }) => nominee.name,
  );
  expect(names.toSorted()).toEqual(['Asha', 'Binod']);
  expect(await waits()).toEqual([]);
});

test('a question that is void stands apart with its answer as cast', async () => {
  const question = {
    kind: 'question',
    text: 'Shall the fee rise?',
    majority: { share: { numerator: 1, denominator: 2 }, of: 'valid' },
  } as const;
  const election = await openByRules(app, question, []);
  await castBallots(app, election, '2 Y, 1 N');
  await closeByRules(app, election);
  await rule(app, { electionId: election.id, kind: 'void', positionId: election.positionId });
  const { questions, withoutWinner } = await readResult(app, election.id);
  expect(questions).toEqual([]);
  expect(withoutWinner).toMatchObject([
    { why: 'void', asCast: { outcome: 'passed', question: { yes: 2, no: 1 } }, candidates: [] },
  ]);
  const { kit } = await kitOf(election.id);
  expect(kit.positions[0]).toMatchObject({
    result: { outcome: 'void' },
    asCast: { outcome: 'passed' },
  });
});
