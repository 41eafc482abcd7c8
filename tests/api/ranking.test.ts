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
import { holdDraw } from '#tests/support/outcome-stage.ts';
import { verify } from '#tests/support/verifier.ts';

// Positions where people rank: organising, voting, the rounds of the result, and who may read the lists.

const app = testApp();
const people = ['Asha', 'Binod', 'Chitra', 'Dev'];
const reopens = { name: 'Re-open nominations', effect: 'reopens' } as const;

async function held(rules: GivenRules, ballots: string, names: readonly string[] = people) {
  const election = await openByRules(app, rules, names);
  await castBallots(app, election, ballots);
  return { election, result: await closeByRules(app, election) };
}

const countOf = ({ results, withoutWinner }: ElectionResults) => {
  const count = [...results, ...withoutWinner][0]?.count;
  if (count === undefined) throw new Error('there are no rounds');
  return count;
};

/** The tallies of each round, in votes, by the order of the names given. */
function talliesOf(result: ElectionResults, { idOf }: HeldByRules, letters: string): number[][] {
  const { entries, rounds, scale } = countOf(result);
  const places = [...letters].map((letter) => entries.indexOf(idOf(letter)));
  return rounds.map(({ tallies }) => places.map((place) => (tallies[place] ?? 0) / scale));
}

/** In every round all valid ballots are somewhere (rule 6 of the contract). */
function addsUp(result: ElectionResults): void {
  const { rounds, scale, valid } = countOf(result);
  for (const { tallies, exhausted, lost } of rounds) {
    const all = tallies.reduce((sum, one) => sum + one, exhausted + lost);
    expect(all).toBe(valid * scale);
  }
}

async function create(position: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const council = await createActor(app, { role: 'council' });
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const dates = { startDate: at(1), endDate: at(2) };
  const body = { name: 'Ranked', description: '', ...dates, ...more, positions: [position] };
  return council.send('createElection', { body });
}

test.each([
  [{ method: 'irv' }, { method: 'irv' }],
  [
    { method: 'irv', leastRanks: 2 },
    { method: 'irv', leastRanks: 2 },
  ],
  [
    { method: 'stv', seats: 3, nobody: reopens, canAbstain: true },
    { method: 'stv', seats: 3, nobody: reopens, canAbstain: true },
  ],
])('a position is won by %j, and says so', async (rules, said) => {
  const { status, body } = await create({ title: 'Chair', ...rules });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.election.positions).toMatchObject([said]);
});

test.each([
  [{ method: 'irv', seats: 2 }, 'Instant-runoff fills one seat. Use STV for several.'],
  [
    { method: 'stv', maxChoices: 2 },
    'People rank as many candidates as they like: leave out the choices.',
  ],
  [
    { method: 'stv', nobody: { name: 'NOTA', effect: 'shown' } },
    'Where people rank, nobody can only open the seat again.',
  ],
  [{ leastRanks: 2 }, 'A least number of ranks is for positions where people rank.'],
])('what does not go together is refused: %j', async (rules, sentence) => {
  const { status, body } = await create({ title: 'Chair', ...rules });
  expect([status, body.fields]).toEqual([400, { 'positions.0': sentence }]);
});

test('a method that nobody knows is refused', async () => {
  const ofOne = await create({ title: 'Chair', method: 'borda' });
  expect([ofOne.status, ofOne.body.fields]).toEqual([
    400,
    { 'positions.0': 'Choose plurality, irv or stv' },
  ]);
  const ofAll = await create({ title: 'Chair' }, { method: 'borda' });
  expect([ofAll.status, ofAll.body.fields]).toEqual([
    400,
    { method: 'Choose plurality, irv or stv' },
  ]);
});

test('a method for all positions is that of each', async () => {
  const { status, body } = await create({ title: 'Chair' }, { method: 'irv' });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.election.positions).toMatchObject([{ method: 'irv' }]);
});

test('instant-runoff in rounds: who is out, where the votes go, and who stops counting', async () => {
  const { election, result } = await held({ method: 'irv' }, '3 A, 3 B, 1 CA, 1 DB');
  // Chitra and Dev are level with 1, and who is out decides who is elected: only the draw tells.
  expect(result.results[0]).toMatchObject({ tie: true, method: 'irv' });
  const decided = await held({ method: 'irv' }, '5 A, 3 BA, 3 CB, 1 D, 1 CB');
  expect(talliesOf(decided.result, decided.election, 'ABCD')).toEqual([
    [5, 3, 4, 1],
    [5, 3, 4, 0],
    [8, 0, 4, 0],
  ]);
  const { rounds, valid, blank } = countOf(decided.result);
  expect({ valid, blank }).toEqual({ valid: 13, blank: 0 });
  expect(rounds.map(({ step }) => step.kind)).toEqual(['first', 'exclude', 'exclude']);
  expect(rounds.map(({ exhausted, needed }) => [exhausted, needed])).toEqual([
    [0, 7],
    [1, 7],
    [1, 7],
  ]);
  expect(decided.result.results[0]?.elected).toEqual([decided.election.idOf('A')]);
  addsUp(decided.result);
  expect(countOf(result).outcome).toMatchObject({ kind: 'needs-draw', for: 'exclusion' });
  expect(countOf(result).entries).toContain(election.idOf('D'));
});

test('a tie looks back to the rounds before, and only then waits for the draw', async () => {
  // Binod and Chitra are level with 4 in round 2; in round 1 Binod had fewer.
  const { election, result } = await held({ method: 'irv' }, '6 A, 3 B, 4 C, 1 DB');
  const back = countOf(result).rounds.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'tie' ? [event] : [])),
  );
  const place = countOf(result).entries.indexOf(election.idOf('B'));
  expect(back).toMatchObject([{ for: 'exclusion', chosen: [place], round: 1 }]);
  expect(result.results[0]).toMatchObject({ tie: false, elected: [election.idOf('A')] });

  const level = await held({ method: 'irv' }, '4 A, 3 BA, 3 CB', people.slice(0, 3));
  expect(countOf(level.result).outcome).toMatchObject({ kind: 'needs-draw', for: 'exclusion' });
  const council = await createActor(app, { role: 'council' });
  const admin = await createActor(app, { role: 'admin' });
  await holdDraw(council, admin, level.election.id);
  const after = await readResult(app, level.election.id);
  expect(countOf(after).outcome).toMatchObject({ kind: 'decided' });
  const drawn = countOf(after).rounds.flatMap(({ events }) => events);
  expect(drawn).toContainEqual(
    expect.objectContaining({ kind: 'tie', for: 'exclusion', round: null }),
  );
  addsUp(after);
});

test('transferable votes: a surplus passes on, nobody takes a seat, and who abstained is apart', async () => {
  const rules = { method: 'stv', seats: 3, canAbstain: true, nobody: reopens } as const;
  const { election, result } = await held(rules, '7 AB, 2 BA, 4 R, 1 CD, 1 D, 2 -');
  expect(countOf(result)).toMatchObject({ scale: 100_000, valid: 15, blank: 2, struck: 0 });
  expect(countOf(result).entries.at(-1)).toBe(election.idOf('R'));
  expect(talliesOf(result, election, 'ABR').slice(0, 2)).toEqual([
    [7, 2, 4],
    [4, 4.99999, 4],
  ]);
  const [first] = countOf(result).rounds;
  expect(first?.needed).toBe(400_000);
  expect(countOf(result).outcome).toMatchObject({ kind: 'decided', reopened: 1 });
  addsUp(result);
});

test('where nobody wins the post is opened again, and the rounds say how', async () => {
  const { election, result } = await held({ method: 'irv', nobody: reopens }, '3 A, 5 R, 1 BR');
  expect(result.withoutWinner).toMatchObject([{ why: 'reopened', openSeats: 1, method: 'irv' }]);
  expect(talliesOf(result, election, 'ABR')[0]).toEqual([3, 1, 5]);
  addsUp(result);
});

test('a ballot takes an order, and what cannot be one is refused', async () => {
  const rules = { method: 'stv', seats: 2, leastRanks: 2, nobody: reopens } as const;
  const election = await openByRules(app, rules, people);
  const cast = async (vote: Record<string, unknown>) => {
    const voter = await createActor(app);
    const about = { userId: voter.id, electionId: election.id, position: election.positionId };
    const { status, body } = await voter.send('castVote', { body: { ...about, ...vote } });
    return status === 200 ? 200 : [status, body.reason];
  };
  const [a, b, r] = ['A', 'B', 'R'].map(election.idOf);
  expect(await cast({ choices: [a] })).toEqual([400, 'too-few-ranks']);
  expect(await cast({ candidateId: a })).toEqual([400, 'too-few-ranks']);
  expect(await cast({ choices: [a, b, a] })).toEqual([400, 'candidate-twice']);
  expect(await cast({ abstain: true })).toEqual([400, 'no-abstaining']);
  // Nobody is ranked like anybody, and somebody may stand behind it.
  expect(await cast({ choices: [r, a] })).toBe(200);
  expect(await cast({ choices: [b, a, r] })).toBe(200);
});

test('before the close nobody is told a count, and the results have no rounds', async () => {
  const election = await openByRules(app, { method: 'irv' }, people);
  await castBallots(app, election, '2 AB, 1 B');
  const { body } = await app.send('listElections');
  const listed = body.elections.find(({ _id }: { _id: string }) => _id === election.id);
  expect(listed.nominations.map(({ votes }: { votes: unknown }) => votes)).toEqual(
    people.map(() => null),
  );
  const { body: results } = await app.send('listResults');
  expect(JSON.stringify(results)).not.toContain(election.id);
});

test('few ranked lists are for observers and officers alone, and their kit verifies', async () => {
  const { election, result } = await held({ method: 'irv' }, '3 AB, 2 B, 1 CB');
  expect(result.recountKit).toMatchObject({ areBallotsHidden: true });
  const params = { id: election.id };
  const student = await createActor(app);
  for (const { body } of [
    await app.send('readRecountKit', { params }),
    await student.send('readRecountKit', { params }),
  ]) {
    expect(body.format).toBe('hustings-rounds-kit');
    expect(JSON.stringify(body)).not.toContain('"ballots"');
  }
  for (const role of ['observer', 'council', 'admin'] as const) {
    const { cookie } = await createActor(app, { role });
    const url = `/api/election/recount-kit/${election.id}`;
    const { payload, statusCode, headers } = await app.fastify.inject({ url, headers: { cookie } });
    expect(statusCode, role).toBe(200);
    const expectedHash = String(headers['etag']).replaceAll('"', '');
    // The hash that everybody sees is of the file that only they can read.
    expect(expectedHash).toBe(result.recountKit?.sha256);
    const { code, output } = verify(payload, { expectedHash });
    expect(code, output).toBe(0);
  }
});

test('the ballots of other positions stay public', async () => {
  const { election, result } = await held({ seats: 2, maxChoices: 2 }, '2 AB, 1 C');
  expect(result.recountKit?.areBallotsHidden).toBeUndefined();
  expect(result.results[0]?.count).toBeUndefined();
  const { status } = await app.send('readRecountKit', { params: { id: election.id } });
  expect(status).toBe(200);
});

test('officers choose before voting opens who may read ranked ballots', async () => {
  const kitOf = async (rankedLists: 'public' | 'rounds-only') => {
    const election = await openByRules(app, { method: 'irv' }, people, { rankedLists });
    await castBallots(app, election, '3 AB, 2 B');
    const { recountKit } = await closeByRules(app, election);
    const { body } = await app.send('readRecountKit', { params: { id: election.id } });
    return { format: body.format, isHidden: recountKit?.areBallotsHidden === true };
  };
  expect(await kitOf('public')).toEqual({ format: 'hustings-recount-kit', isHidden: false });
  expect(await kitOf('rounds-only')).toEqual({ format: 'hustings-rounds-kit', isHidden: true });
});

test('the choice is shown, changed until voting opens, and goes into a copy', async () => {
  const council = await createActor(app, { role: 'council' });
  const ranked = { title: 'Chair', method: 'irv' };
  const { body } = await create(ranked, { rankedLists: 'public' });
  expect(body.election.rankedLists).toBe('public');
  const params = { id: body.election._id as string };
  const edit = (rankedLists: string) =>
    council.send('editElection', { params, body: { rankedLists } });
  expect((await edit('rounds-only')).body.election.rankedLists).toBe('rounds-only');
  const copied = await council.send('duplicateElection', { params, body: {} });
  expect(copied.body.election.rankedLists).toBe('rounds-only');
  expect((await edit('by-size')).body.election).not.toHaveProperty('rankedLists');
  expect(await edit('nobody')).toMatchObject({ status: 400 });

  const open = await openByRules(app, { method: 'irv' }, people);
  const late = await council.send('editElection', {
    params: { id: open.id },
    body: { rankedLists: 'public', reason: 'We would like to show all of them.' },
  });
  expect(late).toMatchObject({
    status: 409,
    body: {
      reason: 'election-frozen',
      fields: { rankedLists: 'This cannot be changed after voting opens.' },
    },
  });
});
