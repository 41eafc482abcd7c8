import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { decidePost, singleMarks } from '#core/elections/decide-post.ts';
import { plainRules } from '#core/elections/position-rules.ts';
import type { GivenRules } from '#core/elections/position-rules.ts';
import { electionJobs } from '#server/closing/close.ts';
import { ballotLines, kitTexts } from '#server/recount/kit-text.ts';
import type { Kit } from '#server/recount/kit-text.ts';
import type { Actor } from './factories.ts';
import { createActor } from './factories.ts';
import { castBallots, openByRules } from './ballots-by-rules.ts';
import type { HeldByRules } from './ballots-by-rules.ts';
import { deleteOwn } from './delete-own.ts';
import { closeAndCount, holdDraw } from './outcome-stage.ts';
import { disqualify, formerComplaint } from './sanction-stage.ts';
import { askAsOwner } from './test-app.ts';
import type { TestApp } from './test-app.ts';

/** A kit as it was downloaded. */
export interface SampleKit {
  name: string;
  text: string;
}

type Parsed = Kit & { positions: (Kit['positions'][number] & { ballots: KitBallot[] })[] };
interface KitBallot {
  id: string;
  candidate: string;
}

/** Candidates of each position, by name, with the votes that they get. */
type Wanted = Record<string, Record<string, number>>;

interface Held {
  id: string;
  /** The accounts of the candidates, by name. */
  people: Map<string, Actor>;
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/**
 * Holds the elections of which tests/fixtures/kits has the recount kits: officers and voters make every
 * call, and the kits come over the wire. What the product cannot do yet is changed in a kit afterwards
 * and written by the same code.
 */
export async function makeSampleKits(app: TestApp): Promise<SampleKit[]> {
  const admin = await createActor(app, { role: 'admin' });
  const council = await createActor(app, { role: 'council' });
  const hold = (name: string, wanted: Wanted, after?: (held: Held) => Promise<void>) =>
    holdElection(app, { admin, council }, { name, wanted, after });

  const plain = await hold('Student Council 2027', {
    President: { 'Asha Rao': 4, 'Ravi Kumar': 2, 'Zoya Khan': 1 },
    'Sports Secretary': { 'Meher Chawla': 2, 'Ravi Kumar': 3 },
  });
  const tie = await hold('Hostel Committee', {
    Warden: { 'Asha Rao': 3, 'Ravi Kumar': 3, 'Zoya Khan': 1 },
    Treasurer: { 'Imran “Immu” Ali': 2, 'Ñandú 木村': 1 },
  });
  const tiedId = JSON.parse(tie).election.id;
  await holdDraw(admin, council, tiedId);
  const drawnLater = (await app.fastify.inject(`/api/election/recount-kit/${tiedId}`)).payload;
  const certified = await certify(app, council, JSON.parse(tie).election.id);
  const committee = await hold('Mess Committee', {
    Members: { 'Asha Rao': 3, 'Ravi Kumar': 3, 'Zoya Khan': 2, 'Meher Chawla': 2, 'Om Dev': 0 },
  });
  const noVotes = await hold('Library Board', {
    Chair: { 'Asha Rao': 0, 'Ravi Kumar': 0 },
    Secretary: { 'Zoya Khan': 0 },
    Archivist: {},
  });
  const disputed = await hold(
    'Cultural Council',
    { Convenor: { 'Asha Rao': 3, 'Ravi Kumar': 2 } },
    async ({ id, people }) => {
      await deleteOwn(app, { id: people.get('Asha Rao')?.id ?? '' });
      await disputeVote(app, id);
    },
  );
  const kitOf = async ({ id }: HeldByRules) => {
    // Of a few ranked ballots only officers may read each.
    const { cookie } = council;
    const url = `/api/election/recount-kit/${id}`;
    return (await app.fastify.inject({ url, headers: { cookie } })).payload;
  };
  const byRules = async (
    rules: GivenRules,
    names: Parameters<typeof openByRules>[2],
    ballots: string,
  ) => {
    const held = await openByRules(app, rules, names);
    await castBallots(app, held, ballots);
    await closeAndCount(app, held.id);
    return kitOf(held);
  };
  const members = ['Asha Rao', 'Binod Sen', 'Chitra Das', 'Dev Nair'];
  const nobody = (effect: 'reopens' | 'voids') => ({ nobody: { name: 'NOTA', effect } });
  const several = { seats: 2, maxChoices: 2, canAbstain: true, ...nobody('reopens') };
  const question = { kind: 'question', text: 'Shall the fee rise?', canAbstain: true } as const;
  const stv = { method: 'stv', seats: 3, canAbstain: true, ...nobody('reopens') } as const;
  const ruled = await openByRules(app, { method: 'irv' }, members, {
    rules: { leaving: 'next' },
  });
  await castBallots(app, ruled, '4 A, 2 BA, 2 CA, 1 D');
  await leave(app, ruled.idOf('D'));
  const voted = { params: { id: ruled.id }, body: { reason: 'Everybody has voted' } };
  expect((await admin.send('closeElectionNow', voted)).status).toBe(200);
  await electionJobs(app.ctx)['close-election']({ electionId: ruled.id });
  expect((await disqualify(council, ruled, ruled.idOf('A'))).status).toBe(200);
  await electionJobs(app.ctx)['keep-recount-kit']({ electionId: ruled.id });
  const half = { share: { numerator: 1, denominator: 2 }, of: 'valid' } as const;
  const least = (people: number) => ({ quorum: { kind: 'number', least: people } }) as const;
  const alike = [...members, { name: 'Asha Rao', apart: 'Hockey captain' }];
  return [
    {
      name: 'any-order',
      text: await byRules(
        { method: 'stv', seats: 2, ...nobody('reopens') },
        members.slice(0, 3),
        '28 A, 14 B, 1 C, 1 N',
      ),
    },
    { name: 'ruling', text: await kitOf(ruled) },
    {
      name: 'second-round',
      text: await byRules({ majority: half, ...least(8) }, alike, '4 A, 3 B, 1 C'),
    },
    {
      name: 'no-quorum',
      text: await byRules({ canAbstain: true, ...least(5) }, members, '3 A, 1 -'),
    },
    { name: 'several', text: await byRules(several, members, '4 AB, 2 A, 1 BC, 5 N, 1 -') },
    { name: 'void', text: await byRules(nobody('voids'), members, '2 A, 1 B, 4 N') },
    { name: 'question', text: await byRules(question, [], '3 Y, 2 N, 1 -') },
    {
      name: 'instant-runoff',
      text: await byRules({ method: 'irv' }, members, '4 A, 3 BA, 2 CB, 1 D'),
    },
    { name: 'transferable', text: await byRules(stv, members, '7 AB, 2 BA, 4 N, 1 CD, 1 D, 2 -') },
    { name: 'plain', text: plain },
    { name: 'tie', text: tie },
    { name: 'second-edition', text: drawnLater },
    { name: 'certified', text: certified },
    { name: 'no-votes', text: noVotes },
    { name: 'candidate-left', text: disputed },
    { name: 'two-seats', text: changed(committee, (position) => filled(position, 2)) },
    { name: 'tie-for-a-third-seat', text: changed(committee, (position) => filled(position, 3)) },
    { name: 'draw', text: changed(committee, drawn) },
  ];
}

/** A candidate steps down while people vote. */
async function leave(app: TestApp, id: string): Promise<void> {
  const { nominee_id: who } = await app.ctx.db
    .selectFrom('nominations')
    .select('nominee_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, who ?? ''));
  const left = await app.as(`hustings=${token}`).send('stepDown', { params: { id } });
  expect(left.status, JSON.stringify(left.body)).toBe(200);
}

/** A complaint of 0.3.0 has its ruling, the time for complaints is over, and the election is certified. */
async function certify(app: TestApp, council: Actor, electionId: string): Promise<string> {
  await formerComplaint(app, { id: electionId }, { answer: 'It was open again at “one”.' });
  await askAsOwner(app, 'update elections set appeals_until = clock_timestamp() where id = $1', [
    electionId,
  ]);
  const reason = 'Every appeal is answered';
  const certifying = { params: { id: electionId }, body: { reason } };
  expect((await council.send('certifyElection', certifying)).status).toBe(200);
  await electionJobs(app.ctx)['keep-recount-kit']({ electionId });
  const { payload } = await app.fastify.inject(`/api/election/recount-kit/${electionId}`);
  return payload;
}

interface Wishes {
  name: string;
  wanted: Wanted;
  /** What is done after the last vote. */
  after: ((held: Held) => Promise<void>) | undefined;
}

async function holdElection(
  app: TestApp,
  { admin, council }: { admin: Actor; council: Actor },
  { name, wanted, after }: Wishes,
): Promise<string> {
  const { body } = await council.send('createElection', {
    body: {
      name,
      description: 'Choose well.',
      startDate: inMinutes(0),
      endDate: inMinutes(60),
      positions: Object.keys(wanted),
    },
  });
  const id = String(body.election._id);
  const people = new Map<string, Actor>();
  for (const [position, candidates] of Object.entries(wanted)) {
    for (const person of Object.keys(candidates)) {
      const actor = people.get(person) ?? (await createActor(app, { name: person }));
      people.set(person, actor);
      const asked = await actor.send('createNomination', {
        body: { electionId: id, position, userId: actor.id },
      });
      const params = { id: String(asked.body.nomination._id) };
      expect(await admin.send('acceptNomination', { params })).toMatchObject({ status: 200 });
    }
  }
  await vote(app, id, { wanted, people });
  const reason = 'The lecture halls were closed in the morning';
  const longer = { endDate: inMinutes(90), reason };
  await council.send('extendElection', { params: { id }, body: longer });
  await after?.({ id, people });
  await admin.send('closeElectionNow', { params: { id }, body: { reason: 'Everybody has voted' } });
  await electionJobs(app.ctx)['close-election']({ electionId: id });
  const { payload } = await app.fastify.inject(`/api/election/recount-kit/${id}`);
  return payload;
}

async function vote(
  app: TestApp,
  electionId: string,
  { wanted, people }: { wanted: Wanted; people: ReadonlyMap<string, Actor> },
): Promise<void> {
  for (const [position, candidates] of Object.entries(wanted)) {
    const choices = Object.entries(candidates).flatMap(([person, votes]) =>
      Array.from({ length: votes }, () => person),
    );
    for (const person of choices) {
      const voter = await createActor(app);
      const candidateId = people.get(person)?.id;
      const body = { userId: voter.id, electionId, position, candidateId };
      expect(await voter.send('castVote', { body })).toMatchObject({ status: 200 });
    }
  }
}

/** A vote that a former release called disputed. */
const disputeVote = (app: TestApp, electionId: string) =>
  askAsOwner(
    app,
    'insert into disputes select id, 1, 1, true from positions where election_id = $1',
    [electionId],
  );

type Position = Parsed['positions'][number];

/** The kit as it would be if its positions were other ones. */
function changed(text: string, change: (position: Position) => Position): string {
  const { format: _format, ...kit } = JSON.parse(text) as Parsed & {
    format: string;
  };
  const positions = kit.positions.map(change);
  const bare = positions.map(({ ballots: _ballots, ...position }) => position);
  const texts = kitTexts({ ...kit, positions: bare });
  return positions.reduce(
    (whole, { ballots }, index) =>
      `${whole}${ballotLines(ballots, { isFirst: true, isList: false })}\n${texts[index + 1] ?? ''}`,
    texts[0] ?? '',
  );
}

function filled({ result: _result, ballots, ...position }: Position, seats: number): Position {
  const { candidates } = position;
  const { outcome, drawn: toldApart } = decidePost({
    rules: { ...plainRules, seats },
    eligible: 0,
    leaving: 'vacant',
    persons: candidates,
    nobody: null,
    lists: singleMarks(candidates),
    order: position.draw?.order ?? null,
  });
  const elected = 'elected' in outcome ? [...outcome.elected] : [];
  const tied = outcome.kind === 'tie' ? outcome.tied : toldApart;
  const result = { outcome: outcome.kind, elected, tied: tied.toSorted() };
  return {
    ...position,
    seats,
    result: { ...result, openSeats: seats - elected.length },
    ballots,
  };
}

function drawn({ result, ballots, ...position }: Position): Position {
  const seed = '2026-12-04 dice 4 1 6 3 2 5 5 1';
  const keyOf = (candidate: string) =>
    createHash('sha256').update([seed, position.id, candidate].join('\n')).digest('hex');
  const order = position.candidates
    .map(({ id }) => id)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return filled({ ...position, draw: { seed, order }, result, ballots }, 3);
}
