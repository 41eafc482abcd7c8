// Random changes of an election that goes on, by officers and by candidates who withdraw.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as model from './election-model.ts';
import { personOf, send } from './election-reading.ts';
import type { Step } from './election-reading.ts';
import { expectAnswer, step } from './election-step.ts';
import type { Command } from './election-step.ts';

const because = { reason: 'So that everybody can vote.' };
/** Each is later than any end before it. */
let extensions = 3;

const change =
  (act: model.Act): Step =>
  async (expected, real) => {
    const refusal = model.refuseAct(expected, act);
    extensions += 1;
    const endDate = new Date(Date.now() + extensions * 3_600_000).toISOString();
    const body = { ...because, ...(act === 'extend' && { endDate }) };
    const call = model.lifeCalls[act];
    const answer = await send(real.admin, real, call, { params: { id: real.electionId }, body });
    expectAnswer(answer, call, refusal);
    if (refusal === null) model.act(expected, act);
  };

const editTitle =
  (position: number, title: string): Step =>
  async (expected, real) => {
    const refusal = model.refuseTitle(expected);
    const positions = real.positions.map((one, at) => (at === position ? { ...one, title } : one));
    const isSame = real.positions[position]?.title === title;
    const answer = await send(real.admin, real, 'editElection', {
      params: { id: real.electionId },
      body: { ...because, positions },
    });
    // To send what is there is no change.
    expectAnswer(answer, 'editElection', isSame && !expected.isDeleted ? null : refusal);
    if (refusal === null) real.positions = positions;
  };

const withdraw =
  (person: number, position: number): Step =>
  async (expected, real) => {
    // Who is gone has no session.
    if (expected.people[person]?.isGone !== false) return;
    const refusal = model.refuseWithdrawal(expected, person, position);
    const id = real.nominations.get(model.seat(person, position)) ?? randomUUID();
    const answer = await send(personOf(real, person), real, 'withdrawNomination', {
      params: { id },
    });
    expectAnswer(answer, 'withdrawNomination', refusal);
    if (refusal === null) expected.nominations.set(model.seat(person, position), 'withdrawn');
  };

/** What officers and candidates change of an election that goes on. */
export function lifeSteps(positions: number): fc.Arbitrary<Command>[] {
  const position = fc.nat({ max: positions - 1 });
  const acts = ['pause', 'resume', 'extend', 'close now', 'cancel', 'to draft', 'publish'] as const;
  const places: readonly model.Act[] = acts;
  return [
    ...['pause' as const, 'resume' as const, 'resume' as const, 'extend' as const].map((act) =>
      fc.constant(step(act, change(act))),
    ),
    fc.constantFrom(...places).map((act) => step(act, change(act))),
    fc
      .tuple(position, fc.constantFrom('Speaker', 'Secretary'))
      .map((one) => step(`title ${JSON.stringify(one)}`, editTitle(one[0], `${one[1]} ${one[0]}`))),
    fc
      .tuple(fc.nat({ max: 1 }), position)
      .map((one) => step(`withdraw ${JSON.stringify(one)}`, withdraw(...one))),
  ];
}
