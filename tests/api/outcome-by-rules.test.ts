import { expect, test } from 'vitest';
import type { GivenRules } from '#core/elections/position-rules.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import {
  castBallots,
  closeByRules,
  openByRules,
  readResult,
} from '#tests/support/ballots-by-rules.ts';
import type { HeldByRules } from '#tests/support/ballots-by-rules.ts';
import { createActor } from '#tests/support/factories.ts';
import { compareClosed } from '#server/recount/compare-closed.ts';
import { closeAndCount, holdDraw } from '#tests/support/outcome-stage.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { verify } from '#tests/support/verifier.ts';

// From organising over the wire to the result, its kit and what officers do then, by each rule of a position.

const app = testApp();
const nota = (effect: 'shown' | 'reopens' | 'voids') => ({ nobody: { name: 'NOTA', effect } });

async function held(rules: GivenRules, names: readonly string[], ballots: string) {
  const election = await openByRules(app, rules, names);
  await castBallots(app, election, ballots);
  return { election, result: await closeByRules(app, election) };
}

/** The kit of an election holds for the verifier, which shares no code with the count. */
async function kitHolds({ id }: HeldByRules): Promise<void> {
  const { cookie } = await createActor(app, { role: 'council' });
  const url = `/api/election/recount-kit/${id}`;
  const { payload, headers } = await app.fastify.inject({ url, headers: { cookie } });
  const { code, output } = verify(payload, {
    expectedHash: String(headers['etag']).replaceAll('"', ''),
  });
  expect(code, output).toBe(0);
}

type Posts = (ElectionResults['results'] | ElectionResults['withoutWinner'])[number];

/** Who stands in a result with how many votes, in its order: "Asha 9, Ravi 6". */
const said = ({ candidates }: Posts) =>
  candidates.map(({ student, votes }) => `${student.name} ${votes}`).join(', ');
const electedIn = ({ candidates, elected }: ElectionResults['results'][number]) =>
  elected.map((id) => candidates.find(({ _id }) => _id === id)?.student.name);

const two = ['Asha', 'Binod'];
const four = ['Asha', 'Binod', 'Chitra', 'Dev'];

test('two seats, two choices, and NOTA that nobody exceeds', async () => {
  const rules = { seats: 2, maxChoices: 2, ...nota('reopens') };
  const ballots = '3 AB, 2 A, 1 BC, 1 C, 5 N';
  const { election, result } = await held(rules, four.slice(0, 3), ballots);
  // 5 for Asha are not more than 5 for NOTA.
  expect(result).toMatchObject({
    results: [],
    withoutWinner: [{ why: 'reopened', openSeats: 2, nobody: { name: 'NOTA', votes: 5 } }],
  });
  expect(result.withoutWinner.map(said)).toEqual(['Asha 5, Binod 4, Chitra 2']);
  await kitHolds(election);
});

test('seats that are won and seats that NOTA has opened again, and the vote that follows', async () => {
  const rules = { seats: 2, maxChoices: 2, ...nota('reopens') };
  const ballots = '4 AB, 2 A, 1 BC, 5 N';
  const { election, result } = await held(rules, four.slice(0, 3), ballots);
  const [position] = result.results;
  expect(position).toMatchObject({
    tie: false,
    openSeats: 1,
    reopened: 1,
    nobody: { name: 'NOTA', votes: 5 },
    abstained: 0,
    valid: 12,
  });
  expect(position === undefined ? [] : electedIn(position)).toEqual(['Asha']);
  await kitHolds(election);
  const council = await createActor(app, { role: 'council' });
  const due = await council.send('readOutcome', { params: { id: election.id } });
  expect(due.body.positions).toMatchObject([{ outcome: 'winner', openedAgain: 1 }]);
  const again = await council.send('voteAgain', {
    params: { id: election.id },
    body: { positionId: election.positionId },
  });
  // One seat, so one choice, and people are nominated anew.
  expect(again.body.election.positions).toMatchObject([{ nobody: { effect: 'reopens' } }]);
  expect(again.body.election.positions[0].seats).toBeUndefined();
  expect(again.body.election.nominations).toEqual([]);
});

test('more than half for NOTA make the vote void, and exactly half do not', async () => {
  const half = await held(nota('voids'), two, '3 A, 2 B, 5 N');
  expect(half.result).toMatchObject({ withoutWinner: [], results: [{ tie: false }] });
  const more = await held(nota('voids'), two, '3 A, 2 B, 6 N');
  expect(more.result).toMatchObject({
    results: [],
    withoutWinner: [{ why: 'void', openSeats: 1, nobody: { votes: 6 } }],
    questions: [],
  });
  await kitHolds(half.election);
  await kitHolds(more.election);
});

test('one candidate is voted on, and needs more votes than nobody', async () => {
  const rules = { ...nota('shown'), unopposed: 'voted' } as const;
  const down = await held(rules, ['Asha'], '3 A, 3 N');
  expect(down.result).toMatchObject({ withoutWinner: [{ why: 'voted-down' }] });
  const up = await held(rules, ['Asha'], '3 A, 2 N');
  expect(up.result.results.map(electedIn)).toEqual([['Asha']]);
  await kitHolds(down.election);
  await kitHolds(up.election);
});

test('a question fails its quorum by one, and passes with the next voter, who abstains', async () => {
  const ask = { kind: 'question', text: 'Shall the fee rise?', canAbstain: true } as const;
  const quorum = { kind: 'number', least: 4 } as const;
  const answer = async (ballots: string) => held({ ...ask, quorum }, [], ballots);
  const missed = await answer('2 Y, 1 N');
  expect(missed.result).toMatchObject({
    results: [],
    withoutWinner: [],
    questions: [
      { outcome: 'no-quorum', yes: 2, no: 1, abstained: 0, quorumNeeded: 4, yesNeeded: 2 },
    ],
  });
  const passed = await answer('2 Y, 1 N, 1 -');
  expect(passed.result.questions).toMatchObject([{ outcome: 'passed', abstained: 1 }]);
  const level = await answer('2 Y, 2 N');
  expect(level.result.questions).toMatchObject([{ outcome: 'not-passed', yesNeeded: 3 }]);
  for (const { election } of [missed, passed, level]) await kitHolds(election);
  const council = await createActor(app, { role: 'council' });
  const due = await council.send('readOutcome', { params: { id: level.election.id } });
  expect(due.body).toMatchObject({ draw: null, positions: [{ outcome: 'question', tied: [] }] });
});

test('who abstains is in the turnout and in no count', async () => {
  const { election, result } = await held({ canAbstain: true }, two, '2 A, 1 B, 3 -');
  expect(result.results).toMatchObject([{ abstained: 3, valid: 3, tie: false }]);
  expect(result.results.map(said)).toEqual(['Asha 2, Binod 1']);
  await kitHolds(election);
});

test('people rank, a tie for who is out waits for the draw, and the draw goes on with the count', async () => {
  const rules = { method: 'irv' } as const;
  const { election, result } = await held(rules, four.slice(0, 3), '4 A, 3 BA, 3 CB');
  const [before] = result.results;
  expect(before).toMatchObject({ tie: true, elected: [], method: 'irv' });
  expect(before?.tied.toSorted()).toEqual(['B', 'C'].map(election.idOf).toSorted());
  await kitHolds(election);
  const council = await createActor(app, { role: 'council' });
  const refused = await council.send('prepareRunOff', {
    params: { id: election.id },
    body: { positionId: election.positionId },
  });
  expect(refused.body.reason).toBe('tie-by-draw');
  const admin = await createActor(app, { role: 'admin' });
  await holdDraw(council, admin, election.id);
  const [after] = (await readResult(app, election.id)).results;
  expect(after).toMatchObject({ tie: false, decided: { by: 'draw' } });
  // With Chitra out Binod has 6 of 10; with Binod out Asha has 7.
  const winner = after === undefined ? undefined : electedIn(after)[0];
  expect(winner === 'Binod' ? after && said(after) : 'Binod 6, Asha 4, Chitra 3').toBe(
    'Binod 6, Asha 4, Chitra 3',
  );
  expect(winner === 'Asha' ? after && said(after) : 'Asha 7, Binod 3, Chitra 3').toBe(
    'Asha 7, Binod 3, Chitra 3',
  );
  await kitHolds(election);
});

test('three seats by transferable vote, of which re-open nominations takes one', async () => {
  const rules = {
    method: 'stv',
    seats: 3,
    canAbstain: true,
    nobody: { name: 'Re-open nominations', effect: 'reopens' },
  } as const;
  const ballots = '7 AB, 2 BA, 4 R, 1 CD, 1 D, 2 -';
  const { election, result } = await held(rules, four, ballots);
  const [position] = result.results;
  // 15 valid ballots, so the quota is 4. Asha passes 3 of 7 on, cut to 0.42857 a ballot.
  expect(position).toMatchObject({ openSeats: 1, reopened: 1, abstained: 2, valid: 15 });
  expect(position === undefined ? '' : said(position)).toBe(
    'Asha 4, Binod 4.99999, Chitra 1, Dev 1',
  );
  expect(position === undefined ? [] : electedIn(position)).toEqual(['Asha', 'Binod']);
  await kitHolds(election);
  // The public list has the same votes, and nothing of them before the close.
  const { body } = await app.send('listElections');
  const listed = body.elections.find(({ _id }: { _id: string }) => _id === election.id);
  const votes = listed.nominations.map(({ votes: one }: { votes: number }) => one);
  expect(votes).toEqual([4, 4.99999, 1, 1, 4]);
});

test('with no valid ballot nobody is elected, and nothing is drawn', async () => {
  const rules = { method: 'stv', seats: 2, canAbstain: true } as const;
  const { election, result } = await held(rules, four, '2 -');
  expect(result.results).toMatchObject([{ tie: true, tied: [], elected: [], abstained: 2 }]);
  await kitHolds(election);
});

test('each winner of several seats can be certified, and takes a seat of the council', async () => {
  const { election, result } = await held({ seats: 2, maxChoices: 3 }, four, '3 ABC, 2 AB, 1 AD');
  expect(result.results.map(said)).toEqual(['Asha 6, Binod 5, Chitra 3, Dev 1']);
  await kitHolds(election);
  const council = await createActor(app, { role: 'council' });
  const seat = (candidateId: string) =>
    council.send('seatWinner', {
      body: {
        electionId: election.id,
        positionId: election.positionId,
        candidateId,
        position: 'Media Secretary',
        replaces: [],
      },
    });
  for (const letter of ['A', 'B']) {
    expect(await seat(election.idOf(letter))).toMatchObject({ status: 200 });
  }
  expect((await seat(election.idOf('C'))).body.reason).toBe('nobody-won');
});

test('ballots or lists that were changed behind the count are found', async () => {
  const election = await openByRules(app, { method: 'irv', canAbstain: true }, four);
  await castBallots(app, election, '2 AB, 1 CB, 1 -');
  await closeAndCount(app, election.id);
  const problems = async () =>
    (await compareClosed(app.ctx.db, { folder: null }))
      .filter(({ id }) => id === election.id)
      .flatMap(({ problems: found }) => found.map((one) => one()));
  expect(await problems()).toEqual([]);
  const change = (statement: string) => askAsOwner(app, statement, [election.positionId]);
  const lists = 'update counted_lists set ballots = 4 - ballots where position_id = $1';
  await change(`${lists} and cardinality(choices) = 2`);
  expect(await problems()).toEqual([
    'The ballots of Members are not those that its result is counted from.',
  ]);
  await change(`${lists} and cardinality(choices) = 2`);
  expect(await problems()).toEqual([]);
  await change(`update ballots set choices = array[choices[2], choices[1]]
    where position_id = $1 and cardinality(choices) = 2`);
  expect((await problems()).join(' ')).toContain('is another file than at the close');
});
