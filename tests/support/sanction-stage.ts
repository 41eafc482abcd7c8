import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Input } from '#contract/api.ts';
import { recordWith } from '#server/platform/record.ts';
import { writeSanction } from '#server/elections/owner-acts-store.ts';
import type { Actor, TestElection } from './factories.ts';
import type { Answer, TestApp } from './test-app.ts';

// Complaints that are ruled on, and what follows from the rulings.

type OfElection = Pick<TestElection, 'id'>;
type Given = Partial<Input<'createComplaint'>>;

/** Somebody complains; the complaint, and the number by which they follow it. */
export async function complain(
  who: Actor,
  { id: electionId }: OfElection,
  given: Given = {},
): Promise<{ number: number; follow: string }> {
  const words = { subject: 'The room', text: 'It was locked at noon.' };
  const body = { electionId, about: 'voting' as const, ...words, ...given };
  const sent = await who.send('createComplaint', { body });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  return sent.body;
}

/** The complaint with this number, as an officer reads it. */
export async function readComplaint(officer: Actor, { id }: OfElection, number: number) {
  const { body } = await officer.send('listAppeals', { query: { election: id } });
  return body.find((one: { number: number }) => one.number === number);
}

export const grounds = 'Two witnesses saw it.';

/** An officer rules on a complaint: upheld, with what follows. */
export async function uphold(
  officer: Actor,
  election: OfElection,
  number: number,
  sanction: Input<'answerAppeal'>['sanction'] = null,
): Promise<Answer> {
  // Whoever is kept from a complaint finds it in the list all the same.
  const { _id: id } = await readComplaint(officer, election, number);
  const body = { text: grounds, ruling: 'upheld' as const, sanction };
  return officer.send('answerAppeal', { params: { id }, body });
}

export const overturn = (officer: Actor, id: string, reason = 'The witnesses were wrong.') =>
  officer.send('overturnSanction', { params: { id }, body: { reason } });

/** The rulings and the sanctions of an election, as everybody reads them. */
export async function rulingsOf(app: TestApp, { id }: OfElection) {
  return (await app.send('listRulings', { params: { id } })).body;
}

/** A warning that stands, without a complaint; its id. */
export async function ruledSanction(
  { ctx }: Pick<TestApp, 'ctx'>,
  { id: electionId }: TestElection,
): Promise<string> {
  const id = randomUUID();
  const one = { id, electionId, appealId: null, kind: 'warning' as const, reason: grounds };
  const none = { nominationId: null, positionId: null, answered: null };
  await ctx.transact((tx) =>
    recordWith(tx, { actorId: null, detail: 'A warning' }, (entry) =>
      writeSanction(tx, { ...one, ...none }, entry),
    ),
  );
  return id;
}
