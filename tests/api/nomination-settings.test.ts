import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { openMailingStage } from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

// What a campus chooses about candidates: who accepts nominations. Off, as the specification has it.

let stage: MailingStage;
let council: Actor;
let admin: Actor;
beforeAll(async () => {
  stage = await openMailingStage();
});
beforeEach(async () => {
  await stage.reset();
  council = await createActor(stage.app, { role: 'council' });
  admin = await createActor(stage.app, { role: 'admin' });
  // The settings that a server has read outlive the rows that the stage takes away.
  await choose({ councilDecidesNominations: false });
});
afterAll(() => stage.close());

const choose = async (settings: Record<string, boolean>) => {
  const { status, body } = await admin.send('saveCampusSettings', { body: settings });
  expect(status, JSON.stringify(body)).toBe(200);
};
const upcoming = (startsInMinutes = 60) =>
  createElection(stage.app.ctx, {
    positions: { President: 0 },
    startsInMinutes,
    endsInMinutes: startsInMinutes + 60,
  });
const nominate = async (by: Actor, { id }: TestElection): Promise<string> => {
  const sent = await by.send('createNomination', {
    body: { electionId: id, position: 'President', userId: by.id },
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  return sent.body.nomination._id;
};
async function ballot({ id }: TestElection): Promise<string[]> {
  const { body } = await stage.app.send('listElections');
  const found = body.elections.find(({ _id }: { _id: string }) => _id === id);
  return found.nominations.map(({ nominee }: { nominee: { _id: string } }) => nominee._id);
}

describe('council members accept nominations', () => {
  const decide = (by: Actor, call: 'acceptNomination' | 'rejectNomination', id: string) =>
    by.send(call, { params: { id }, body: {} });

  test('only where the campus says so, and from then on; students never do', async () => {
    const student = await createActor(stage.app);
    const id = await nominate(student, await upcoming());
    const refused = refusedWith('role-too-small');
    expect(await council.send('listPendingNominations')).toMatchObject(refused);
    expect(await decide(council, 'acceptNomination', id)).toMatchObject(refused);
    await choose({ councilDecidesNominations: true });
    const { body } = await council.send('listPendingNominations');
    expect(body.map(({ _id }: { _id: string }) => _id)).toContain(id);
    expect(await decide(student, 'acceptNomination', id)).toMatchObject(refused);
    expect((await decide(council, 'acceptNomination', id)).status).toBe(200);
    await choose({ councilDecidesNominations: false });
    expect(await decide(council, 'rejectNomination', id)).toMatchObject(refused);
  });

  test('nobody of the council decides about a position that they want; an admin does', async () => {
    await choose({ councilDecidesNominations: true });
    const election = await upcoming();
    const rival = await createActor(stage.app);
    const own = await nominate(council, election);
    const other = await nominate(rival, election);
    for (const id of [own, other]) {
      for (const call of ['acceptNomination', 'rejectNomination'] as const) {
        expect(await decide(council, call, id)).toMatchObject(refusedWith('own-nomination'));
      }
    }
    expect((await decide(admin, 'acceptNomination', own)).status).toBe(200);
    expect(await ballot(election)).toEqual([council.id]);
  });
});
