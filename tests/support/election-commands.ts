// Random steps of an election: each is taken by the model and by the server, and they must agree.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { lifeSteps } from './election-life-commands.ts';
import { personOf, read, send } from './election-reading.ts';
import type { Real, Step } from './election-reading.ts';
import { createActor } from './factories.ts';
import type { Actor } from './factories.ts';
import type { Ballot, Model } from './election-model.ts';
import * as model from './election-model.ts';
import { expectAnswer, step } from './election-step.ts';
import type { Command } from './election-step.ts';
import type { Answer, TestApp } from './test-app.ts';

const firstPeople = 4;
const positionTitles = ['President', 'Treasurer'];

const idOf = (real: Real, position: number) => real.positions[position]?._id ?? '';

let newcomers = 0;
const register: Step = async (expected, real) => {
  const email = `${randomUUID()}@campus.example`;
  newcomers += 1;
  const enrollmentNumber = `0177CS9${String(newcomers).padStart(5, '0')}`;
  const body = {
    name: 'Newcomer',
    email,
    enrollmentNumber,
    password: randomUUID(),
    role: 'student',
  };
  const answer = await send(real.app, real, 'registerStudent', { body } as never);
  expect(answer).toMatchObject({ status: 201, cookie: expect.any(String) });
  const { _id: id, name } = answer.body.user;
  const cookie = answer.cookie ?? '';
  const account = { id, name, email, enrollmentNumber, role: 'student' as const };
  real.people.push({ ...account, cookie, ...real.app.as(cookie) });
  expected.people.push({ isGone: false });
};

const nominate =
  (person: number, position: number): Step =>
  async (expected, real) => {
    const refusal = model.refuseNomination(expected, person, position);
    const who = personOf(real, person);
    const body = { electionId: real.electionId, position: idOf(real, position), userId: who.id };
    const answer = await send(who, real, 'createNomination', { body });
    expectAnswer(answer, 'createNomination', refusal);
    if (refusal !== null) return;
    expected.nominations.set(model.seat(person, position), 'pending');
    real.nominations.set(model.seat(person, position), answer.body.nomination._id);
  };

const calls = {
  accepted: 'acceptNomination',
  rejected: 'rejectNomination',
  pending: 'reopenNomination',
} as const;

const decide =
  (person: number, position: number, status: keyof typeof calls): Step =>
  async (expected, real) => {
    const refusal = model.refuseDecision(expected, person, position);
    const id = real.nominations.get(model.seat(person, position)) ?? randomUUID();
    const answer = await send(real.admin, real, calls[status], { params: { id } });
    expectAnswer(answer, calls[status], refusal);
    if (refusal === null) expected.nominations.set(model.seat(person, position), status);
  };

function sendVote(real: Real, { voter, position, candidate, key }: Ballot): Promise<Answer> {
  const who = personOf(real, voter);
  const body = {
    userId: who.id,
    electionId: real.electionId,
    position: idOf(real, position),
    candidateId: personOf(real, candidate).id,
  };
  return send(who, real, 'castVote', { body, headers: { 'idempotency-key': `${key} ${who.id}` } });
}

const vote =
  (ballot: Ballot): Step =>
  async (expected, real) => {
    const refusal = model.refuseVote(expected, ballot);
    const answer = await sendVote(real, ballot);
    expectAnswer(answer, 'castVote', refusal);
    if (refusal !== null) return;
    model.count(expected, ballot);
    const place = model.seat(ballot.voter, ballot.position);
    const { code } = answer.body.receipt;
    expect(real.receipts.get(place) ?? code).toBe(code);
    real.receipts.set(place, code);
  };

/** Two votes of one person in the same moment: which of them counts is for the server to say. */
const voteTwice =
  (ballot: Ballot, other: number): Step =>
  async (expected, real) => {
    const ballots = [ballot, { ...ballot, candidate: other, key: `${ballot.key} again` }];
    const answers = await Promise.all(ballots.map((one) => sendVote(real, one)));
    const order = answers[0]?.status === 200 ? [0, 1] : [1, 0];
    for (const index of order) {
      const [one, answer] = [ballots[index], answers[index]];
      if (one === undefined || answer === undefined) continue;
      const refusal = model.refuseVote(expected, one);
      expectAnswer(answer, 'castVote', refusal);
      if (refusal !== null) continue;
      model.count(expected, one);
      real.receipts.set(model.seat(one.voter, one.position), answer.body.receipt.code);
    }
  };

const dates = { open: ['-1 hour', '1 hour'], closed: ['-2 hours', '-1 minute'] } as const;

/** Moves the dates: an election never goes back. */
const moveTo =
  (phase: 'open' | 'closed'): Step =>
  async (expected, real) => {
    // Nobody but the owner of the tables changes an election that is over.
    if (expected.dates === 'closed' || expected.state === 'cancelled') return;
    const [start, end] = dates[phase];
    const { transact, live } = real.app.ctx;
    await transact(async (tx) => {
      await sql`update elections set starts_at = now() + ${start}::interval,
          ends_at = now() + ${end}::interval, nominations_close_at = now() + ${end}::interval
        where id = ${real.electionId}`.execute(tx);
      // What is remembered of an election is remembered with its dates.
      await live.announce(tx, { kind: 'elections' });
    });
    expected.dates = phase;
  };

const deleteElection =
  (isConfirmed: boolean): Step =>
  async (expected, real) => {
    const refusal = model.refuseDeletion(expected, isConfirmed);
    const body = isConfirmed ? { confirm: real.name } : {};
    const params = { id: real.electionId };
    expectAnswer(
      await send(real.admin, real, 'deleteElection', { params, body }),
      'deleteElection',
      refusal,
    );
    if (refusal !== null) return;
    expected.isDeleted = true;
    expected.votes.clear();
    expected.nominations.clear();
  };

const deletePerson =
  (person: number): Step =>
  async (expected, real) => {
    const one = expected.people[person];
    if (one === undefined) return;
    const params = { id: personOf(real, person).id };
    const answer = await send(real.admin, real, 'deleteUser', { params });
    expectAnswer(answer, 'deleteUser', one.isGone ? 'unknown-user' : null);
    one.isGone = true;
    model.leave(expected, person, positionTitles.length);
  };

/**
 * The steps that a history is made of, the frequent ones several times. Histories that were kept before
 * officers could change an election are without these changes.
 */
export function electionCommands({
  replayPath,
  hasLife = true,
}: { replayPath?: string; hasLife?: boolean } = {}) {
  const person = fc.nat({ max: firstPeople - 1 });
  // Few stand, or hardly a vote would meet an accepted candidate.
  const candidate = fc.nat({ max: 1 });
  const position = fc.nat({ max: positionTitles.length - 1 });
  const key = fc.constantFrom('one key', 'another key');
  const ballot = fc.record({ voter: person, position, candidate, key });
  const status = fc.constantFrom<keyof typeof calls>(
    'accepted',
    'accepted',
    'accepted',
    'rejected',
    'pending',
  );
  const show = (value: unknown) => JSON.stringify(value);
  const often = (times: number, command: fc.Arbitrary<Command>) => Array(times).fill(command);
  const arbitraries: fc.Arbitrary<Command>[] = [
    ...often(
      4,
      fc.tuple(candidate, position).map((one) => step(`nominate ${show(one)}`, nominate(...one))),
    ),
    ...often(
      4,
      fc
        .tuple(candidate, position, status)
        .map((one) => step(`decide ${show(one)}`, decide(...one))),
    ),
    ...often(
      8,
      ballot.map((one) => step(`vote ${show(one)}`, vote(one))),
    ),
    ...often(
      2,
      fc.tuple(ballot, candidate).map((one) => step(`vote twice ${show(one)}`, voteTwice(...one))),
    ),
    ...often(2, fc.constant(step('open', moveTo('open')))),
    ...often(2, fc.constant(step('read', read))),
    person.map((one) => step(`nominate somebody ${one}`, nominate(one, 0))),
    fc.constant(step('close', moveTo('closed'))),
    person.map((one) => step(`delete person ${one}`, deletePerson(one))),
    fc.boolean().map((one) => ({
      ...step(`delete election, confirmed: ${one}`, deleteElection(one)),
      // Not at once, or there would be nothing to look at.
      check: ({ votes, isDeleted }: Readonly<Model>) => votes.size > 1 || isDeleted,
    })),
    fc.constant(step('register', register)),
    ...(hasLife ? lifeSteps(positionTitles.length) : []),
  ];
  return fc.commands(arbitraries, {
    maxCommands: 60,
    size: 'max',
    ...(replayPath === undefined ? {} : { replayPath }),
  });
}

let histories = 0;

/** A new election with people around it. */
export async function beginHistory(app: TestApp, admin: Actor): Promise<Real> {
  histories += 1;
  const people = [];
  for (let count = 0; count < firstPeople; count += 1) people.push(await createActor(app));
  const now = Date.now();
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const name = `History ${histories}`;
  const address = `10.${histories >> 16}.${(histories >> 8) & 255}.${histories & 255}`;
  const { status, body } = await admin.send('createElection', {
    headers: { 'x-forwarded-for': address },
    body: {
      name,
      description: 'What happens in it is drawn by lot.',
      startDate: at(1),
      endDate: at(2),
      nominationsCloseAt: at(2),
      positions: positionTitles,
    },
  });
  expect(status).toBe(201);
  const { _id: electionId, positions } = body.election;
  const [nominations, receipts] = [new Map(), new Map()];
  return { app, admin, electionId, name, positions, people, nominations, receipts, address };
}

export const newModel = () => model.newModel(firstPeople);

/** What most histories wait for in vain when chance alone leads there: two stand, and voting is open. */
export async function getUnderWay(expected: Model, real: Real): Promise<void> {
  for (const candidate of [0, 1]) {
    await nominate(candidate, 0)(expected, real);
    await decide(candidate, 0, 'accepted')(expected, real);
  }
  await moveTo('open')(expected, real);
}
