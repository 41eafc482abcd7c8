import { afterEach, describe, expect, test } from 'vitest';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { deleteOwn } from '#tests/support/delete-own.ts';
import { openLifeStage, shown } from '#tests/support/life-stage.ts';
import { closeAndCount, setClosed } from '#tests/support/outcome-stage.ts';
import {
  admin,
  app,
  confirm,
  idOf,
  liftAll,
  openProposalStage,
  other,
  reason,
  setRule,
} from '#tests/support/proposal-stage.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';
import { verify } from '#tests/support/verifier.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// What an officer deletes while people vote decides nothing: the candidate stays, and the seat is open.

afterEach(liftAll);

const leavingRules = ['vacant', 'next', 'vote-again'] as const;

async function openWith(rule: (typeof leavingRules)[number]): Promise<TestElection> {
  const election = await createElection(app.ctx, { positions: { President: 2 } });
  await app.ctx.pool.query('update elections set settings = $2 where id = $1', [
    election.id,
    { rules: { leaving: rule } },
  ]);
  return election;
}
async function vote(election: TestElection, counts: readonly [number, number]): Promise<void> {
  for (const [candidate, count] of counts.entries()) {
    for (let times = 0; times < count; times += 1) {
      const voter = await createActor(app);
      const candidateId = election.positions[0]?.candidates[candidate]?.id;
      const body = {
        userId: voter.id,
        electionId: election.id,
        position: 'President',
        candidateId,
      };
      expect((await voter.send('castVote', { body })).status).toBe(200);
    }
  }
}
const nomineeOf = (election: TestElection, at: number) =>
  election.positions[0]?.candidates[at]?.nominee ?? { id: '', name: '', email: '' };
const remove = (id: string) => admin.send('deleteUser', { params: { id }, body: { reason } });
const resultOf = async ({ id }: TestElection) => {
  const { body } = await app.send('listResults');
  return body.find((one: { electionId: string }) => one.electionId === id);
};
const emailsTo = async (address: string) =>
  (await app.ctx.pool.query('select key from emails where to_address = $1', [address])).rows;

describe.each(leavingRules)('by the rule %s for leavers', (rule) => {
  test.each([true, false])(
    'with two officers: %s, the seat of the winner is open',
    async (isOn) => {
      await setRule(isOn);
      const election = await openWith(rule);
      await vote(election, [3, 1]);
      const leading = nomineeOf(election, 0);
      const deleted = await remove(leading.id);
      expect(deleted.status).toBe(isOn ? 202 : 200);
      if (isOn) {
        expect((await shown(election.id)).nominations[0].nominee.name).toBe(leading.name);
        expect((await confirm(other, idOf(deleted))).status).toBe(200);
      }
      const candidate = (await shown(election.id)).nominations.find(
        (one: { _id: string }) => one._id === election.positions[0]?.candidates[0]?.id,
      );
      expect(candidate).toMatchObject({
        nominee: { name: leading.name },
        hasLeft: false,
        accountDeleted: true,
      });
      await vote(election, [1, 0]);
      await closeAndCount(app, election.id);
      const [position] = (await resultOf(election)).results;
      expect(position).toMatchObject({
        elected: [election.positions[0]?.candidates[0]?.id],
        openSeats: 1,
        candidates: [
          { votes: 4, hasLeft: false, accountDeleted: true, student: { name: leading.name } },
          { votes: 1 },
        ],
      });
      expect(position.left).toBeUndefined();
      expect(position.decided).toBeUndefined();
      expect(await emailsTo(leading.email)).toEqual([]);
      expect(await emailsTo(nomineeOf(election, 1).email)).toEqual([]);
      // The recount kit counts the same.
      const kit = await app.fastify.inject(`/api/election/recount-kit/${election.id}`);
      expect(kit.json().positions[0].candidates).toMatchObject([
        { hasLeft: false },
        { hasLeft: false },
      ]);
      expect(verify(kit.rawPayload).code).toBe(3);
    },
  );
});

test('a candidate without a vote stays from the opening on, and is gone before it', async () => {
  await setRule(false);
  const open = await openWith('next');
  const upcoming = await createElection(app.ctx, {
    positions: { President: 2 },
    startsInMinutes: 30,
  });
  expect((await remove(nomineeOf(open, 0).id)).status).toBe(200);
  expect((await remove(nomineeOf(upcoming, 0).id)).status).toBe(200);
  expect((await shown(open.id)).nominations).toHaveLength(2);
  expect((await shown(upcoming.id)).nominations).toHaveLength(1);
  await vote(open, [2, 1]);
  await closeAndCount(app, open.id);
  expect((await resultOf(open)).results[0]).toMatchObject({
    elected: [open.positions[0]?.candidates[0]?.id],
    openSeats: 1,
  });
});

test('who deletes the own account is nobody’s proposal, and has left as before', async () => {
  const election = await openWith('next');
  const { id, name } = nomineeOf(election, 0);
  await vote(election, [2, 1]);
  const left = await deleteOwn(app, { id });
  expect(left.status, JSON.stringify(left.body)).toBe(200);
  expect((await shown(election.id)).nominations).toContainEqual(
    expect.objectContaining({ hasLeft: true, nominee: expect.objectContaining({ name }) }),
  );
  await closeAndCount(app, election.id);
  expect((await resultOf(election)).results[0].elected).toEqual([
    election.positions[0]?.candidates[1]?.id,
  ]);
});

describe('once voting has ended', () => {
  async function ended(): Promise<TestElection> {
    const election = await openWith('next');
    await vote(election, [2, 1]);
    await closeElectionNow(app.ctx, election.id);
    return election;
  }
  const eightTimes = (id: string) =>
    Promise.all(Array.from({ length: 8 }, () => remove(id))).then((answers) =>
      answers.map(({ status }) => status),
    );

  test('and nothing is counted yet, one officer deletes no candidate', async () => {
    const election = await ended();
    const { id, name } = nomineeOf(election, 0);
    const answers = await eightTimes(id);
    expect(answers.filter((status) => status === 202)).toHaveLength(1);
    expect(answers).not.toContain(200);
    await closeAndCount(app, election.id);
    expect((await resultOf(election)).results[0]).toMatchObject({
      elected: [election.positions[0]?.candidates[0]?.id],
      candidates: [{ hasLeft: false, student: { name } }, {}],
    });
  });

  test('nor one who is elected, until the election is certified', async () => {
    const election = await ended();
    await closeAndCount(app, election.id);
    const [winner, second] = [nomineeOf(election, 0), nomineeOf(election, 1)];
    expect(await eightTimes(winner.id)).not.toContain(200);
    const { body } = await other.send('listProposals');
    const waiting = body.proposals.find((one: { subject: string }) => one.subject === winner.name);
    expect((await confirm(other, waiting._id)).status).toBe(200);
    // Nothing of what was counted changes, and it is not said to have happened while people voted.
    expect((await resultOf(election)).results[0]).toMatchObject({
      elected: [election.positions[0]?.candidates[0]?.id],
      candidates: [{ votes: 2, student: { name: winner.name } }, { votes: 1 }],
    });
    expect((await shown(election.id)).countedActs).toBeUndefined();
    await setClosed(app, election.id, 'certified_at', new Date());
    expect((await remove(second.id)).status).toBe(200);
  });

  test('with the rule off one officer deletes the account at once', async () => {
    await setRule(false);
    const election = await ended();
    await closeAndCount(app, election.id);
    expect((await remove(nomineeOf(election, 0).id)).status).toBe(200);
  });
});
