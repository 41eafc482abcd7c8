import { afterAll, beforeAll, beforeEach } from 'vitest';
import { emailJobs } from '#server/email/deliver.ts';
import type { Actor } from './factories.ts';
import { createActor } from './factories.ts';
import type { MailingStage } from './mailing-stage.ts';
import { openMailingStage } from './mailing-stage.ts';
import { runDue } from './run-due.ts';

// A campus with a mail server, on which a council publishes elections with the people who stand.

export let stage: MailingStage;
export let council: Actor;
/** Opens the stage for the tests of a file. */
export function openPublishingStage(): void {
  beforeAll(async () => {
    stage = await openMailingStage();
  });
  beforeEach(async () => {
    await stage.reset();
    await setRule(false);
    council = await createActor(stage.app, { role: 'council' });
  });
  afterAll(() => stage.close());
}

export const query = (text: string, values: readonly unknown[] = []) =>
  stage.app.ctx.pool.query(text, [...values]);
export const person = (given: Parameters<typeof createActor>[1] = {}) =>
  createActor(stage.app, given);
export const setRule = (isOn: boolean) =>
  stage.app.ctx.transact(async (tx) => {
    await tx
      .insertInto('campus')
      .values({ university_name: 'A', time_zone: 'Asia/Kolkata', needs_two_officers: isOn })
      .onConflict((one) => one.column('is_only').doUpdateSet({ needs_two_officers: isOn }))
      .execute();
    await stage.app.ctx.live.announce(tx, { kind: 'campus' });
  });
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const deliver = () =>
  runDue(stage.app.ctx, emailJobs(stage.app.ctx), { asOf: new Date(Date.now() + 90_000) });
export async function emailed(): Promise<string[]> {
  await deliver();
  return stage.mail.taken.flatMap(({ to }) => to).toSorted();
}
export async function tokenSentTo(address: string): Promise<string> {
  await deliver();
  const taken = stage.mail.taken.filter(({ to }) => to.includes(address));
  const text = (taken.at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

export const president = (...lines: string[]) => ({
  candidates: [{ position: 'president', lines }],
  haveAgreed: true,
  byName: lines,
});
const body = (given: Record<string, unknown> = {}) => ({
  name: 'Student Council',
  positions: ['President', 'Treasurer'],
  startDate: inHours(1),
  endDate: inHours(24),
  ...given,
});
export const opensNow = { startDate: inHours(-0.01) };
export const create = (
  { requestKey, ...given }: Record<string, unknown> & { requestKey?: string } = {},
  by = council,
) =>
  by.send('createElection', {
    body: body(given),
    ...(requestKey !== undefined && { headers: { 'idempotency-key': requestKey } }),
  });
export const publish = (id: string, given: Record<string, unknown> = {}, by = council) =>
  by.send('publishElection', { params: { id }, body: given });
export async function shown(id: string) {
  const { body: all } = await stage.app.send('listElections');
  return all.elections.find(({ _id }: { _id: string }) => _id === id);
}
export async function ballot(id: string): Promise<string[]> {
  const { nominations } = await shown(id);
  return nominations.map(
    ({ position, nominee }: { position: string; nominee: { name: string } }) =>
      `${position}: ${nominee.name}`,
  );
}
export const count = async (
  table: 'elections' | 'entered_candidates' | 'nominations' | 'proposals',
) => (await query(`select from ${table}`)).rowCount;
export const vote = (voter: Actor, electionId: string, candidateId: string) =>
  voter.send('castVote', {
    body: { userId: voter.id, electionId, position: 'President', candidateId },
  });
export const leave = (token: string) => stage.app.send('leaveByLink', { body: { token } });
